import Foundation
import Testing
import TranscodableCore
import TranscodableFoundation
import TranscodableJSON
import TranscodableTestSupport

/// The failure underlying an error, on the direct and container paths.
@Suite("Details of failures")
struct FailureFactsTests {
  /// An array that is always decoded on the container path.
  private struct Plain<Element: Decodable>: Decodable {
    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      while !container.isAtEnd { _ = try container.decode(Element.self) }
    }
  }

  private struct Needy: Decodable { var id: Int }

  private func failure<Value: Decodable>(
    _ type: Value.Type, _ text: String, _ settings: JSONReaderSettings = JSONReaderSettings()
  ) -> CodingFailure? {
    failure(type, Data(text.utf8), settings)
  }

  private func failure<Value: Decodable>(
    _ type: Value.Type, _ data: Data, _ settings: JSONReaderSettings = JSONReaderSettings()
  ) -> CodingFailure? {
    let decoder = JSON.Decoder()
    decoder.settings = settings
    do {
      _ = try decoder.decode(type, from: data)
      return nil
    } catch {
      guard let error = error as? DecodingError else { return nil }
      return CodingFailure(error)
    }
  }

  /// An element that follows `[\n 1, `, and the part of it that is invalid.
  private static let values: [(String, String, CodingFailureReason)] = [
    (#""x\"]""#, #""x\"]""#, .typeMismatch), ("null", "null", .missingValue),
    ("1.5", "1.5", .numberOutOfRange), ("1e400", "1e400", .numberOutOfRange),
    ("300", "300", .numberOutOfRange), ("[1, \"]\", {}]", "[1, \"]\", {}]", .typeMismatch),
    ("{\"a\": {\"b\": \"}\"}}", "{\"a\": {\"b\": \"}\"}}", .typeMismatch),
    ("true", "true", .typeMismatch),
    (#""\ud83d""#, #"\ud83d"#, .loneSurrogate), (#""\x""#, #"\x"#, .invalidEscape),
    (#""\é""#, #"\é"#, .invalidEscape), ("\"\u{1}\"", "\u{1}", .controlCharacter),
    ("é", "é", .unexpectedCharacter), ("nul", "n", .unexpectedCharacter),
    ("-x", "x", .invalidNumber),
  ]

  @Test(arguments: values)
  func `a failure has a coding path, byte range, line and column on both paths`(
    _ value: String, _ wrong: String, _ reason: CodingFailureReason
  ) {
    let start = "[\n 1, "
    let text = start + value + "]"
    let inside = value.utf8.count == wrong.utf8.count ? 0 : value == "nul" ? 0 : 1
    for found in [failure([UInt8].self, text), failure(Plain<UInt8>.self, text)] {
      #expect(found?.reason == reason, "\(text)")
      let offset = start.utf8.count + inside
      #expect(found?.byteRange == offset..<(offset + wrong.utf8.count), "\(text)")
      #expect(found?.line == 2 && found?.column == 5 + inside, "\(text)")
      #expect(found?.codingPath.map(\.intValue) == [1], "\(text)")
      #expect(found?.message?.contains("line 2, column \(5 + inside) (byte \(offset))") == true)
    }
  }

  @Test func `a missing key is reported at its object`() {
    let text = "[{\"id\": 1},\n {\"Id\": 2}]"
    for found in [failure([Needy].self, text), failure(Plain<Needy>.self, text)] {
      #expect(found?.reason == .missingKey)
      #expect(found?.expected == "id" && found?.key?.stringValue == "id")
      #expect(found?.byteRange == 21..<22)
      #expect(found?.codingPath.map(\.intValue) == [1])
    }
  }

  @Test func `offsets in JSON5 refer to the original document`() {
    let text = "// é\n{a: [1, 'it\\'s', /* ] */ 0xFFF,]}"
    let settings = JSONReaderSettings(grammar: .json5)
    let string = failure([String: [Int]].self, text, settings)
    #expect(string?.byteRange == 14..<21)
    #expect(string?.line == 2 && string?.column == 9)
    let whole = failure([String: Int].self, text, settings)
    #expect(whole?.byteRange == 10..<38)
    #expect(whole?.codingPath.map(\.stringValue) == ["a"])
  }

  @Test func `offsets exclude the byte order mark and are in UTF-8 for every encoding`() throws {
    let text = "[\"é\", true]"
    let encodings: [String.Encoding] = [
      .utf8, .utf16LittleEndian, .utf16BigEndian, .utf32BigEndian,
    ]
    for encoding in encodings {
      for mark in ["", "\u{feff}"] {
        let data = try #require((mark + text).data(using: encoding))
        for found in [failure([String].self, data), failure(Plain<String>.self, data)] {
          #expect(found?.byteRange == 7..<11, "\(encoding) \(mark.count)")
          #expect(found?.line == 1 && found?.column == 7, "\(encoding) \(mark.count)")
        }
      }
    }
  }

  @Test func `lines and columns match a count of the preceding characters`() {
    var generator = SeededGenerator(seed: 0x41)
    let parts = ["1,", "\n", "\"é\",", "\"漢字\",", " ", "\"😀\",", "\r\n", "[2],"]
    for _ in 0..<1000 {
      let count = Int.random(in: 0..<40, using: &generator)
      let start =
        "[" + (0..<count).map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
      let lines = start.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      let found = failure(JSON.self, start + "?]")
      #expect(found?.byteRange == start.utf8.count..<(start.utf8.count + 1), "\(start)")
      #expect(found?.line == lines.count, "seed 0x41: \(start)")
      #expect(found?.column == (lines.last?.count ?? 0) + 1, "seed 0x41: \(start)")
    }
  }

  @Test func `a truncated document fails at its end`() {
    let text = "{\"a\": [1,\n"
    for found in [failure([String: [Int]].self, text), failure([String: Plain<Int>].self, text)] {
      #expect(found?.reason == .unexpectedEnd)
      #expect(found?.byteRange == 10..<10)
      #expect(found?.line == 2 && found?.column == 1)
    }
  }

  @Test func `an encoding failure has a coding path but no offset`() {
    do {
      _ = try JSON.encode(["a": [1, Double.infinity]])
      Issue.record("infinity was encoded")
    } catch {
      let failure = CodingFailure(describing: error)
      #expect(error is EncodingError)
      #expect(failure.reason == .invalidValue)
      #expect(failure.codingPath.map(\.stringValue) == ["a", "Index 1"])
      #expect(failure.byteRange == nil && failure.line == nil)
      #expect(failure.message == "Unable to encode Double.inf directly in JSON.")
    }
  }
}
