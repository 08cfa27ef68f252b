import Foundation
import Transcodable

/// Contenders that parse a document without a model.
enum UntypedParsing {
  /// The names in the table, starting with the baseline.
  static let contenders = ["foundation", "value"]

  /// Returns the checked trials of the selected contenders, Foundation's first.
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

  /// Checks that Foundation parses our value's output and the document to the same value.
  private static func check(_ bytes: Data, _ document: String) throws {
    let ours = Data(try JSON(parsing: bytes).description.utf8)
    guard try canonical(ours) == canonical(bytes) else {
      throw Disagreement(
        contender: "value", work: "parsing \(document)", detail: "the values differ")
    }
  }

  /// Parses a document with Foundation and writes it with sorted keys.
  private static func canonical(_ bytes: Data) throws -> Data {
    try JSONSerialization.data(
      withJSONObject: JSONSerialization.jsonObject(with: bytes), options: .sortedKeys)
  }
}
