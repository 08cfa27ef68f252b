import Foundation
import Testing
import TranscodableJSON
import TranscodableTestSupport

/// A `Record` that is read in the way `@Codable` writes it: each field says which one it expects to come next.
private struct ExpectedRecord: JSONDecodable {
  var record: Record

  init(from decoder: any Decoder) throws { record = try Record(from: decoder) }

  private init(
    direct field0: Int, _ field1: String, _ field2: String, _ field3: String?, _ field4: Bool?,
    _ field5: [ExpectedRecord]?
  ) {
    record = Record(
      id: field0, identifierOne: field1, identifierTwo: field2, note: field3, café: field4,
      child: field5?.map(\.record))
  }

  static func decode(from reader: inout JSONReader) -> Self? {
    var field0: Int = 0
    var field1: String = ""
    var field2: String = ""
    var field3: String?
    var field4: Bool?
    var field5: [ExpectedRecord]?
    var seen: UInt64 = 0
    var key = reader.__beginObject("\"id\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"id\":", key, 0x22_6469_22, &seen, 1) {
        key = reader.__readField(&field0, "\"identifierOne\":", seen, 2)
      }
      if reader.__takeField("\"identifierOne\":", key, 0x6669_746E_6564_6922, &seen, 2) {
        key = reader.__readField(&field1, "\"identifierTwo\":", seen, 4)
      }
      if reader.__takeField("\"identifierTwo\":", key, 0x6669_746E_6564_6922, &seen, 4) {
        key = reader.__readField(&field2, "\"note\":", seen, 8)
      }
      if reader.__takeField("\"note\":", key, 0x22_6574_6F6E_22, &seen, 8) {
        key = reader.__readOptionalField(&field3, "\"café\":", seen, 16)
      }
      if reader.__takeField("\"café\":", key, 0x22_A9C3_6661_6322, &seen, 16) {
        key = reader.__readOptionalField(&field4, "\"child\":", seen, 32)
      }
      if reader.__takeField("\"child\":", key, 0x22_646C_6968_6322, &seen, 32) {
        key = reader.__readOptionalField(&field5, "", seen, 32)
      }
      if seen == before {
        key = reader.__skipMember("id\0identifierOne\0identifierTwo\0note\0café\0child")
      }
    }
    guard reader.__hasSeen(seen, 7) else {
      return reader.__missing(
        seen, required: 7, "id\0identifierOne\0identifierTwo\0note\0café\0child")
    }
    return Self(direct: field0, field1, field2, field3, field4, field5)
  }
}

@Suite("Members that are expected")
struct ExpectedMemberTests {
  /// Texts of objects, most of them with the fields of a record, in all orders, layouts and states of repair.
  private struct Texts {
    var random: SeededGenerator
    /// The spaces of a level, -1 for no line breaks, -2 for blanks at random.
    var indentation = -1

    mutating func chance(_ part: Int) -> Bool { Int.random(in: 0..<part, using: &random) == 0 }

    mutating func choice(_ texts: [String]) -> String {
      texts[Int.random(in: texts.indices, using: &random)]
    }

    mutating func blank(_ level: Int) -> String {
      if indentation == -1 { return "" }
      if indentation == -2 {
        return (0..<Int.random(in: 0...2, using: &random))
          .map { _ in choice([" ", "\n", "\r\n", "\t", "          "]) }.joined()
      }
      let isOdd = chance(20)
      return "\n" + String(repeating: " ", count: level * indentation + (isOdd ? 1 : 0))
    }

    mutating func string() -> String {
      let parts = [
        "", "a", "ASCII text of a line", "\\n", "\\\"", "\\/", "\\u00e9", "é", "漢字かな", "😀",
        "\\ud83d\\ude00",
      ]
      return "\"" + (0..<Int.random(in: 0...4, using: &random)).map { _ in choice(parts) }.joined()
        + "\""
    }

    mutating func member(_ field: Int, level: Int) -> String {
      let keys = ["id", "identifierOne", "identifierTwo", "note", "café", "child", "other"]
      var key = keys[field]
      if chance(12) { key = key.replacingOccurrences(of: "i", with: "\\u0069") }
      var value: String
      switch field {
      case 0: value = String(Int.random(in: -99...999_999_999_999, using: &random))
      case 4: value = chance(2) ? "true" : "false"
      case 5: value = level < 4 ? array(level: level + 1) : "[]"
      default: value = string()
      }
      if chance(15) { value = choice(["null", "1", "\"s\"", "{}", "nul"]) }
      let colon = chance(8) ? " : " : indentation == -1 ? ":" : ": "
      return "\"\(key)\"\(colon)\(value)"
    }

    mutating func object(level: Int) -> String {
      var fields = [0, 1, 2, 3, 4, 5].filter { _ in !chance(8) }
      if chance(4) { fields.shuffle(using: &random) }
      if chance(5) { fields.insert(.random(in: 0...6, using: &random), at: fields.count / 2) }
      let members = fields.map { blank(level + 1) + member($0, level: level + 1) }
      return "{" + members.joined(separator: ",") + blank(level) + "}"
    }

    mutating func array(level: Int) -> String {
      let elements = (0..<Int.random(in: 0...2, using: &random)).map { _ in
        blank(level + 1) + object(level: level + 1)
      }
      return "[" + elements.joined(separator: ",") + blank(level) + "]"
    }
  }

  @Test(arguments: [-1, -2, 0, 1, 2, 3, 4, 8, 11])
  func membersAreReadAsWithoutExpectations(_ indentation: Int) {
    var texts = Texts(random: SeededGenerator(seed: 20), indentation: indentation)
    for _ in 0..<600 {
      var text = Array(texts.object(level: 0).utf8)
      if texts.chance(4) { text.remove(at: .random(in: text.indices, using: &texts.random)) }
      let expected = Outcome {
        try JSONReader.read(text) { $0.read(ExpectedRecord.self).map(\.record) }
      }
      let plain = Outcome { try JSONReader.read(text) { $0.read(Record.self) } }
      #expect(expected == plain, "\(String(decoding: text, as: UTF8.self))")
    }
  }

  @Test
  func aDocumentInOrderIsReadWhole() throws {
    for indentation in [-1, 0, 2, 4] {
      let blank = { indentation < 0 ? "" : "\n" + String(repeating: " ", count: $0 * indentation) }
      let colon = indentation < 0 ? ":" : ": "
      let members = [
        "\"id\"\(colon)1", "\"identifierOne\"\(colon)\"a\"", "\"identifierTwo\"\(colon)\"b\"",
        "\"note\"\(colon)null", "\"café\"\(colon)true", "\"child\"\(colon)[]",
      ]
      let text = "{" + members.map { blank(1) + $0 }.joined(separator: ",") + blank(0) + "}"
      let record = try JSONReader.read(text) { $0.read(ExpectedRecord.self) }?.record
      #expect(
        record == Record(id: 1, identifierOne: "a", identifierTwo: "b", café: true, child: []))
    }
  }
}
