import Foundation
import Transcodable

/// Who parses a document into a value without a model.
enum UntypedParsing {
  /// The names in the table, the one that all are compared with first.
  static let contenders = ["foundation", "value"]

  /// The checked trials of the contenders that the second argument admits, Foundation's first.
  static func trials(
    on bytes: Data, of document: String, admits: (String) -> Bool
  ) throws -> [Trial] {
    let foundation = Trial(
      contender: "foundation",
      bodies: [.parse: { keep(try JSONSerialization.jsonObject(with: bytes) as AnyObject) }])
    guard admits("value") else { return [foundation] }
    try check(bytes, document)
    return [
      foundation,
      Trial(contender: "value", bodies: [.parse: { keep(try JSON(parsing: bytes)) }]),
    ]
  }

  /// Checks that Foundation reads from the text of our value what it reads from the document.
  private static func check(_ bytes: Data, _ document: String) throws {
    let ours = Data(try JSON(parsing: bytes).description.utf8)
    guard try canonical(ours) == canonical(bytes) else {
      throw Disagreement(
        contender: "value", work: "parsing \(document)", detail: "the values are not equal")
    }
  }

  /// What Foundation makes of a text, written by Foundation with sorted keys.
  private static func canonical(_ bytes: Data) throws -> Data {
    try JSONSerialization.data(
      withJSONObject: JSONSerialization.jsonObject(with: bytes), options: .sortedKeys)
  }
}
