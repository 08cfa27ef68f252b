import TranscodableJSON
import TranscodableTestSupport

/// A type whose keys are prefixes of each other, from zero to ten characters.
struct Prefixes: Equatable {
  var values: [Int?] = Array(repeating: nil, count: 11)

  static let members: [StaticString] = [
    "\"\":", "\"a\":", "\"ab\":", "\"abc\":", "\"abcd\":", "\"abcde\":", "\"abcdef\":",
    "\"abcdefg\":", "\"abcdefgh\":", "\"abcdefghi\":",
    "\"abcdefghij\":",
  ]
  private static let fields = Fields(
    members,
    joined:
      "\0a\0ab\0abc\0abcd\0abcde\0abcdef\0abcdefg\0abcdefgh\0abcdefghi\0abcdefghij")
}

extension Prefixes: JSONDecodable {
  init(from decoder: any Decoder) throws {
    let members = try [String: Int](from: decoder)
    values = Self.members.map { members[Fields.key($0)] }
  }

  static func decode(from reader: inout JSONReader) -> Prefixes? {
    var result = Prefixes()
    let isGood = fields.read(from: &reader) { result.values[$0] = $1.read(Int.self) }
    return isGood ? result : nil
  }
}

/// A type with required and optional fields.
///
/// Some keys share their first eight bytes or aren't ASCII.
struct Record: Codable, Equatable {
  var id: Int
  var identifierOne: String
  var identifierTwo: String
  var note: String?
  var café: Bool?
  var child: [Record]?

  private static let fields = Fields(
    [
      #""id":"#, #""identifierOne":"#, #""identifierTwo":"#, #""note":"#, #""café":"#, #""child":"#,
    ],
    joined: "id\0identifierOne\0identifierTwo\0note\0café\0child")
}

extension Record: JSONDecodable {
  static func decode(from reader: inout JSONReader) -> Record? {
    var result = Record(id: 0, identifierOne: "", identifierTwo: "")
    let isGood = fields.read(from: &reader, required: 0b111) { field, reader in
      switch field {
      case 0: result.id = reader.read(Int.self)
      case 1: result.identifierOne = reader.read(String.self)
      case 2: result.identifierTwo = reader.read(String.self)
      case 3: result.note = reader.readOptional(String.self)
      case 4: result.café = reader.readOptional(Bool.self)
      default: result.child = reader.readOptional([Record].self)
      }
    }
    return isGood ? result : nil
  }
}
