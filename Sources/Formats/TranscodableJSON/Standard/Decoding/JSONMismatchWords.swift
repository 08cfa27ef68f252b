internal import TranscodableBytes
internal import TranscodableCore

/// The error messages for values of the wrong kind.
///
/// They are created once for each type, because printing the name of a type takes longer than
/// throwing an error.
final class JSONMismatchWords: Sendable {
  private static let table = TypeTable<JSONMismatchWords>()
  static let array = JSONMismatchWords("an array", isTypeName: false)
  static let object = JSONMismatchWords("a dictionary", isTypeName: false)

  /// The expected kind of value, or `nil` if the name of the type describes it.
  let expected: String?
  private let nullMessage: String
  private let boolMessage: String
  private let numberMessage: String
  private let stringMessage: String
  private let arrayMessage: String
  private let objectMessage: String

  private init(_ expected: String, isTypeName: Bool = true) {
    func message(_ kind: ValueTape.Kind) -> String {
      "Expected \(expected) but found \(JSONMismatchWords.phrase(for: kind))."
    }
    self.expected = isTypeName ? nil : expected
    (nullMessage, boolMessage) = (message(.null), message(.no))
    (numberMessage, stringMessage) = (message(.number), message(.string))
    (arrayMessage, objectMessage) = (message(.array), message(.object))
  }

  static func of(_ type: any Any.Type) -> JSONMismatchWords {
    table.facts(about: type) { JSONMismatchWords("\(type)") }
  }

  /// Returns the message for a common mismatch, or `nil`.
  ///
  /// The messages are literals, because other strings are retained and released for each error.
  @inline(__always)
  static func commonMessage(_ type: any Any.Type, for kind: ValueTape.Kind) -> String? {
    if type == Bool.self {
      return switch kind {
      case .string: "Expected Bool but found a string."
      case .number: "Expected Bool but found number."
      case .array: "Expected Bool but found an array."
      case .object: "Expected Bool but found a dictionary."
      default: nil
      }
    }
    if type == Int.self {
      return switch kind {
      case .string: "Expected Int but found a string."
      case .array: "Expected Int but found an array."
      case .object: "Expected Int but found a dictionary."
      default: nil
      }
    }
    if type == Double.self {
      return switch kind {
      case .string: "Expected Double but found a string."
      case .array: "Expected Double but found an array."
      case .object: "Expected Double but found a dictionary."
      default: nil
      }
    }
    guard type == String.self else { return nil }
    return switch kind {
    case .number: "Expected String but found number."
    case .array: "Expected String but found an array."
    case .object: "Expected String but found a dictionary."
    default: nil
    }
  }

  func message(for kind: ValueTape.Kind) -> String {
    switch kind {
    case .null: nullMessage
    case .no, .yes: boolMessage
    case .string: stringMessage
    case .array: arrayMessage
    case .object: objectMessage
    default: numberMessage
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
