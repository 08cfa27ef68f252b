import Foundation
import Testing
import Transcodable
import TranscodableStreams

/// The decoder's `coercion` setting gives the same results as the attributes, on both paths.
@Suite("Coercion by the decoder")
struct CoderCoercionTests {
  static let scalars = [
    "1", "0", "-3", "1.0", "1.5", "1e2", "300", "true", "false", #""1""#, #""-3""#, #""1.5""#,
    #""true""#,
    #""yes""#, #""x""#, #""Infinity""#, "[1]", "{}", "1e400", "99999999999999999999", #""1e2""#,
    #"" 1""#,
  ]

  enum Level: Int, Codable { case low = 1, high = 3 }
  enum Word: String, Codable { case one = "1", yes = "true" }

  struct Plain: Codable, Equatable {
    var flag: Bool?
    var count: Int?
    var small: UInt8?
    var size: Double?
    var half: Float?
    var text: String?
    var price: Decimal?
    var level: Level?
    var word: Word?
    var counts: [Int]?
    var sizes: [String: Double]?
  }

  @Codable
  struct Direct: Equatable {
    var flag: Bool?
    var count: Int?
    var small: UInt8?
    var size: Double?
    var half: Float?
    var text: String?
    var price: Decimal?
    var level: Level?
    var word: Word?
    var counts: [Int]?
    var sizes: [String: Double]?
  }

  @Codable(coercion: .lossless)
  struct Lossless {
    var flag: Bool?
    var count: Int?
    var small: UInt8?
    var size: Double?
    var half: Float?
    var text: String?
    var price: Decimal?
    @CodableCoerced var level: Level?
    @CodableCoerced var word: Word?
    var counts: [Int]?
    var sizes: [String: Double]?
  }

  @Codable(coercion: .flexible)
  struct Flexible {
    var flag: Bool?
    var count: Int?
    var small: UInt8?
    var size: Double?
    var half: Float?
    var text: String?
    var price: Decimal?
    @CodableCoerced(.flexible) var level: Level?
    @CodableCoerced(.flexible) var word: Word?
    var counts: [Int]?
    var sizes: [String: Double]?
  }

  /// The re-encoded value, or the kind and the path of the failure.
  private func outcome<Value: Codable>(
    _ type: Value.Type, _ text: String, _ decoder: JSON.Decoder
  ) throws -> String {
    do {
      let value = try decoder.decode(type, from: text)
      let encoder = JSON.Encoder()
      encoder.nonConformingFloatEncodingStrategy = .convertToString(
        positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
      return String(decoding: try encoder.encode(value), as: UTF8.self)
    } catch let error as DecodingError {
      let context = error.codingContext
      // An unknown raw value is reported for the enum or for its scalar, depending on the type.
      let kind = ["level", "word"].contains(context.path) ? "" : context.kind
      return "\(kind) \(context.path)"
    }
  }

  @Test(arguments: [DecodingCoercionPolicy.lossless, .flexible])
  func `the decoder's coercion setting matches the coercion attribute for every type`(
    policy: DecodingCoercionPolicy
  ) throws {
    let decoder = JSON.Decoder()
    decoder.settings.coercion = policy
    let fields = ["flag", "count", "small", "size", "half", "text", "price", "level", "word"]
    for scalar in Self.scalars {
      for document in fields.map({ #"{"\#($0)": \#(scalar)}"# }) + [
        #"{"counts": [1, \#(scalar)]}"#, #"{"sizes": {"a": \#(scalar)}}"#,
      ] {
        let wanted =
          policy == .lossless
          ? try outcome(Lossless.self, document, JSON.Decoder())
          : try outcome(Flexible.self, document, JSON.Decoder())
        #expect(try outcome(Plain.self, document, decoder) == wanted, "plain: \(document)")
        #expect(try outcome(Direct.self, document, decoder) == wanted, "direct: \(document)")
      }
    }
  }

  @Test func `only the attribute decodes an empty string as nil`() throws {
    let decoder = JSON.Decoder()
    decoder.settings.coercion = .flexible
    #expect(throws: DecodingError.self) { try decoder.decode(Direct.self, from: #"{"count": ""}"#) }
    #expect(throws: DecodingError.self) { try decoder.decode(Plain.self, from: #"{"count": ""}"#) }
    #expect(try decoder.decode(Flexible.self, from: #"{"count": ""}"#).count == nil)
  }

  @Test func `coercion does not apply to keys`() {
    let decoder = JSON.Decoder()
    decoder.settings.coercion = .flexible
    #expect(throws: DecodingError.self) { try decoder.decode([String: Int].self, from: "{1: 2}") }
    #expect(throws: DecodingError.self) { try decoder.decode(Direct.self, from: "{true: 2}") }
  }

  @Test func `the report lists coerced values`() throws {
    let document = #"{"flag": "true", "count": "12", "text": 5, "price": "1.10", "counts": ["1"]}"#
    func events<Value: Decodable>(_ type: Value.Type) throws -> [String] {
      var report = DecodingReport()
      let decoder = JSON.Decoder()
      decoder.settings.coercion = .lossless
      _ = try decoder.decode(type, from: Data(document.utf8), report: &report)
      return report.events.map {
        "\($0.kind) \($0.codingPath.map(\.stringValue)) \($0.replacement ?? "") \($0.column ?? 0) \($0.cause?.reason as Any)"
      }
    }
    let direct = try events(Direct.self)
    #expect(direct.count == 5)
    #expect(try events(Plain.self) == direct)
    #expect(direct.first?.contains("type-mismatch") ?? false, "\(direct)")
  }

  @Test func `streams apply the coercion setting`() throws {
    var settings = JSONStreamSettings()
    settings.reader.coercion = .lossless
    var stream = JSONStream(of: Direct.self, settings: settings)
    stream.append(#"{"count": "7"}"# + "\n")
    stream.finish()
    #expect(try stream.next()?.count == 7)
  }

  @Test func `coerced values are not collected as failures`() throws {
    let decoder = JSON.Decoder()
    decoder.settings.coercion = .lossless
    for failures in [
      failures {
        try decoder.decodeCollecting(
          Direct.self, from: Data(#"{"flag": "true", "count": "x", "size": []}"#.utf8))
      },
      failures {
        try decoder.decodeCollecting(
          Plain.self, from: Data(#"{"flag": "true", "count": "x"}"#.utf8))
      },
    ] {
      #expect(failures.first == "count")
      #expect(failures.count <= 2)
    }
  }

  private func failures<Value>(_ body: () throws -> Value) -> [String] {
    do { _ = try body() } catch let error as CodingFailures {
      return error.map { $0.codingPath.map(\.stringValue).joined(separator: ".") }
    } catch { return ["\(error)"] }
    return []
  }

  private static let lists: [PropertyList] = [
    true, false, 1, 0, -3, 300, 1.0, 1.5, 1e300, .real(.infinity), .largeInteger(.max), "1", "-3",
    "1.5", "true", "yes",
    "x", "", [1], [:],
  ]

  @Test(
    arguments: [PropertyList.Format.xml, .binary], [DecodingCoercionPolicy.lossless, .flexible])
  func `property lists of every format coerce like the attribute`(
    _ format: PropertyList.Format, _ policy: DecodingCoercionPolicy
  ) throws {
    func outcome<Value: Codable>(
      _ type: Value.Type, _ list: PropertyList, _ coercion: DecodingCoercionPolicy
    ) throws -> String {
      let decoder = PropertyList.Decoder()
      decoder.settings.coercion = coercion
      do {
        let value = try decoder.decode(type, from: Data(list.serialized(as: format)))
        let encoder = PropertyList.Encoder()
        encoder.outputFormat = .xml
        return String(decoding: try encoder.encode(value), as: UTF8.self)
      } catch let error as DecodingError {
        return error.codingContext.path
      }
    }
    let fields = ["flag", "count", "small", "size", "half", "text", "level", "word"]
    for scalar in Self.lists {
      for list in fields.map({ [$0: scalar] }) + [
        ["counts": [1, scalar]], ["sizes": ["a": scalar]],
      ] {
        let list = PropertyList.dictionary(.init(list.map { ($0.key, $0.value) }))
        let wanted =
          policy == .lossless
          ? try outcome(Lossless.self, list, .none) : try outcome(Flexible.self, list, .none)
        // Only the attribute decodes an empty string as nil.
        guard scalar != "" || policy == .lossless else { continue }
        #expect(try outcome(Plain.self, list, policy) == wanted, "\(list)")
      }
    }
  }

  @Test func `OpenStep property lists are coerced`() throws {
    let decoder = PropertyList.Decoder()
    let list = Data(#"{ count = "12"; flag = "true"; size = "1.5"; small = "7"; }"#.utf8)
    decoder.settings.coercion = .lossless
    let value = try decoder.decode(Plain.self, from: list)
    #expect(value == Plain(flag: true, count: 12, small: 7, size: 1.5))
    let other = try decoder.decode(Direct.self, from: list)
    #expect(other.count == 12 && other.flag == true)
  }
}

extension DecodingError {
  fileprivate var codingContext: (kind: String, path: String) {
    let (kind, context): (String, Context) =
      switch self {
      case .typeMismatch(_, let context): ("typeMismatch", context)
      case .valueNotFound(_, let context): ("valueNotFound", context)
      case .keyNotFound(_, let context): ("keyNotFound", context)
      case .dataCorrupted(let context): ("dataCorrupted", context)
      @unknown default: ("?", Context(codingPath: [], debugDescription: ""))
      }
    return (kind, context.codingPath.map(\.stringValue).joined(separator: "."))
  }
}

extension CoderCoercionTests {
  @Codable @PartiallyDecodable
  struct Arriving: Equatable {
    var name: String
    var count: Int
    var flag: Bool?
  }

  @Test func `partial decoding coerces values by the end of the document`() throws {
    let document = #"{"name": 5, "count": "12", "flag": "true"}"#
    var settings = PartialJSONSettings()
    settings.reader.coercion = .lossless
    var decoder = PartialDecoder(Arriving.self, settings: settings)
    for byte in document.utf8 { try decoder.append([byte]) }
    #expect(try decoder.finish() == Arriving(name: "5", count: 12, flag: true))
  }
}
