internal import TranscodableBytes
internal import TranscodableCore

/// The error messages for values of the wrong kind.
///
/// They are created once for each type, because printing the name of a type takes longer than
/// throwing an error.
final class JSONMismatchWords: Sendable {
  private static let table = TypeTable<JSONMismatchWords>()
  static let array = JSONMismatchWords("an array")
  static let object = JSONMismatchWords("a dictionary")

  let expected: String
  private let null: String
  private let bool: String
  private let number: String
  private let string: String
  private let list: String
  private let dictionary: String

  private init(_ expected: String) {
    func message(_ kind: ValueTape.Kind) -> String {
      "Expected \(expected) but found \(JSONMismatchWords.phrase(for: kind))."
    }
    self.expected = expected
    (null, bool, number) = (message(.null), message(.no), message(.number))
    (string, list, dictionary) = (message(.string), message(.array), message(.object))
  }

  static func of(_ type: any Any.Type) -> JSONMismatchWords {
    table.facts(about: type) { JSONMismatchWords("\(type)") }
  }

  func message(for kind: ValueTape.Kind) -> String {
    switch kind {
    case .null: null
    case .no, .yes: bool
    case .string: string
    case .array: list
    case .object: dictionary
    default: number
    }
  }

  static func phrase(for kind: ValueTape.Kind) -> String {
    switch kind {
    case .null: "null"
    case .no, .yes: "bool"
    case .string: "a string"
    case .array: "an array"
    case .object: "a dictionary"
    default: "number"
    }
  }
}
