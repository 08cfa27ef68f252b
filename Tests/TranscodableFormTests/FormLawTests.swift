import Foundation
import Testing
import TranscodableCore
import TranscodableForm
import TranscodableFoundation

/// An encoded value is decoded as the same value with every combination of options, or it can't be
/// encoded.
struct FormLawTests {
  struct Everything: Codable, Equatable {
    var text = ""
    var note: String?
    var count: Int?
    var isOn: Bool?
    var ratio = 0.0
    var small: Float = 0
    var big: Int128 = 0
    var date: Date?
    var data = Data()
    var bytes: [UInt8] = []
    var link: URL?
    var identifier: UUID?
    var price: Decimal?
    var tags: [String] = []
    var numbers: [Int?] = []
    var matrix: [[Int]] = []
    var children: [Child] = []
    var byName: [String: Child] = [:]
    var byNumber: [Int: String] = [:]
    var nested: Child?

    struct Child: Codable, Equatable {
      var a: Int?
      var b: [Bool] = []
      var c: [String: String] = [:]
    }
  }

  static let values: [Everything] = [
    Everything(),
    Everything(
      text: "a=b&c+d %41 é\u{0}", note: "", count: .min, isOn: false, ratio: -0.1,
      small: 1.1, big: .min, date: Date(timeIntervalSince1970: 1_700_000_000),
      data: Data([0, 62, 63, 255]), bytes: [251, 255], link: URL(string: "https://a.b/?c=d&e"),
      identifier: UUID(uuidString: "00000000-0000-0000-0000-00000000000A"),
      price: Decimal(string: "12.50"), tags: ["x", "y z", "é"], numbers: [1, 2],
      matrix: [[1, 2], [3]], children: [.init(a: 1, b: [true, false]), .init(c: ["k": "v"])],
      byName: ["x y": .init(a: 2, b: [true], c: ["k": "z"])], byNumber: [0: "a", 7: "b"],
      nested: .init(a: 0)),
    Everything(tags: ["only"], numbers: [nil, 1, nil], matrix: [[], [4]], children: [.init()]),
    // A comma and the combining character after it are a single `Character`.
    Everything(tags: ["a", "\u{301}b"]),
    Everything(tags: ["a,b", ""], numbers: [nil], matrix: [[]], byNumber: [5: "x"]),
    Everything(tags: [""], byName: ["0": .init(), "1": .init()], byNumber: [1: "x", 0: "y"]),
    Everything(text: "null", note: "null"),
  ]

  struct Options: CustomTestStringConvertible {
    var format: URLEncodedForm.Format
    var nilEncoding: EncodingNilPolicy
    var testDescription: String { "\(format), \(nilEncoding)" }
  }

  static let options: [Options] = {
    var all: [Options] = []
    for arrays in [
      URLEncodedForm.ArrayStyle.brackets, .indices, .repeatedKeys, .commas, .encodedCommas,
    ] {
      for nesting in [URLEncodedForm.NestingStyle.brackets, .dots, .none] {
        for nulls in [URLEncodedForm.NullStyle.keyOnly, .empty, .word("null")] {
          for containers in [URLEncodedForm.EmptyContainerStyle.brackets, .rejected] {
            for nilEncoding in [EncodingNilPolicy.omit, .null] {
              var format = URLEncodedForm.Format()
              (format.arrays, format.nesting, format.nulls) = (arrays, nesting, nulls)
              format.emptyContainers = containers
              all.append(Options(format: format, nilEncoding: nilEncoding))
            }
          }
        }
      }
    }
    for index in all.indices {
      all[index].format.booleans = index % 2 == 0 ? .words : .digits
      all[index].format.dates = [.iso8601, .secondsSince1970, .millisecondsSince1970][index % 3]
      all[index].format.bytes = [.base64, .base64URL, .hexadecimal][index / 3 % 3]
      all[index].format.escapesSpaces = index % 5 == 0
      all[index].format.treatsEmptyAsNil = index % 7 != 0
    }
    return all
  }()

  @Test(arguments: options)
  func `an encoded value is decoded as the same value`(_ options: Options) throws {
    for value in Self.values {
      try check(value, options)
      let parts: [any Codable & Equatable] = [
        ["v": value.tags], ["v": value.numbers], ["v": value.matrix], ["v": value.children],
        ["v": value.note], ["v": value.byNumber], [value.text], value.byNumber, value.byName,
        ["v": value.tags.map(Optional.some)],
      ]
      for part in parts { try check(part, options) }
    }
  }

  private func check(_ value: some Codable & Equatable, _ options: Options) throws {
    var (encoder, decoder) = (
      FormatEncoder(options.format), FormatDecoder(options.format)
    )
    encoder.nilEncoding = options.nilEncoding
    decoder.settings.maximumDepth = 32
    guard let form = try? encoder.encodeString(value) else { return }
    #expect(form.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
    #expect(throws: Never.self, "\(form)") {
      let again = try decoder.decode(type(of: value), from: form)
      // The documented exception: an empty optional string is nil.
      guard options.format.nulls != .empty || !"\(value)".contains("Optional(\"\")") else { return }
      #expect(again == value, "\(form)")
    }
  }

  @Test func `brackets and indices can represent every value`() throws {
    for arrays in [URLEncodedForm.ArrayStyle.brackets, .indices] {
      var encoder = URLEncodedForm.Encoder()
      encoder.arrays = arrays
      for value in Self.values {
        #expect(throws: Never.self) { try encoder.encode(value) }
      }
    }
  }

  @Test func `what can't be decoded again can't be encoded`() throws {
    func expectFailure(
      _ value: some Encodable, _ path: String,
      _ change: (inout URLEncodedForm.Encoder) -> Void = { _ in }
    ) {
      var encoder = URLEncodedForm.Encoder()
      change(&encoder)
      let error = #expect(throws: EncodingError.self) { try encoder.encode(value) }
      let failure = error.map { CodingFailure($0) }
      #expect(failure?.reason == .notRepresentable)
      #expect(failure?.path == path)
    }
    expectFailure(5, "")
    expectFailure("a", "")
    expectFailure(["a": [Int]()], "a") { $0.emptyContainers = .rejected }
    expectFailure(["a": [""]], "a[0]") { $0.arrays = .commas }
    expectFailure(["a": ["b,c"]], "a[0]") { $0.arrays = .encodedCommas }
    expectFailure(["a": [1, nil]], "a[1]") { $0.arrays = .commas }
    expectFailure(["a": "null"], "a") { $0.nulls = .word("null") }
    expectFailure(["a": ["": 1]], #"a[""]"#)
    expectFailure(["a": ["b]": 1]], #"a["b]"]"#)
    expectFailure(["a[b]": 1], #"["a[b]"]"#)
    expectFailure(["a[": ["b": 1]], #"["a["]"#)
    expectFailure(["a.b": 1], #"["a.b"]"#) { $0.nesting = .dots }
    expectFailure(["a": ["b": 1]], "a") { $0.nesting = .none }
    expectFailure(["a": Date(timeIntervalSince1970: .infinity)], "a")
    #expect(try URLEncodedForm.Encoder().encodeString(["a[": 1]) == "a%5B=1")
  }
}
