/// A scalar as it stands in a text, of whatever kind.
public enum __Scalar: Sendable, Equatable {
  case bool(Bool)
  /// A number; its text, as far as the decoder tells.
  case number(String)
  case string(String)

  /// The kinds of scalars.
  public enum Kind: Sendable {
    case bool, number, string
  }

  var kind: Kind {
    switch self {
    case .bool: .bool
    case .number: .number
    case .string: .string
    }
  }
}

/// A decoder that knows how its scalar is written.
package protocol ScalarSource {
  /// The scalar, nil if there is an array, an object or null.
  var scalar: __Scalar? { get }
}

extension Decoder {
  /// The scalar here, nil if there is an array, an object or null.
  var scalar: __Scalar? {
    if let source = self as? any ScalarSource { return source.scalar }
    guard let container = try? singleValueContainer(), !container.decodeNil() else { return nil }
    if let value = try? container.decode(String.self) { return .string(value) }
    if let value = try? container.decode(Bool.self) { return .bool(value) }
    if let value = try? container.decode(Int64.self) { return .number("\(value)") }
    if let value = try? container.decode(UInt64.self) { return .number("\(value)") }
    if let value = try? container.decode(Double.self) { return .number("\(value)") }
    return nil
  }
}
