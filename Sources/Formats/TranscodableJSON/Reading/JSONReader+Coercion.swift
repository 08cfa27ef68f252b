internal import TranscodableBytes
internal import TranscodableCore

extension JSONReader {
  /// Converts a scalar of another kind.
  ///
  /// If this conversion isn't allowed, returns `nil` without moving.
  @inline(never)
  package mutating func coerced<Value>(_ type: Value.Type) -> Value? {
    if let value = original(type) { return value }
    guard coercion != .none, failure == nil else { return nil }
    let point = recoveryPoint
    let start = cursor
    let value = coercion.value(type, of: takeScalar())
    guard !hasFailed else { return nil }
    guard let value, isReporting else {
      if value == nil { cursor.move(to: start) }
      return value
    }
    cursor.move(to: start)
    failKind(type)
    if let failure = recover(to: point) {
      record(.coercion, failure, at: point, replacement: phrase(for: value))
    }
    return value
  }

  /// Returns the value of the document that this JSON is a copy of.
  ///
  /// If the JSON isn't a copy, returns `nil` without moving. If the document has another value, the
  /// result contains `nil`, and the reader fails.
  package mutating func original<Value>(_ type: Value.Type) -> Value?? {
    guard extras?.collector != nil, failure == nil, let context else { return nil }
    _ = cursor.skipBlanks()
    guard let original = context.original(type, at: cursor.offset) else { return nil }
    if case .some = original { skipValue() } else { failKind(type) }
    return .some(original)
  }

  private mutating func takeScalar() -> __Scalar? {
    switch nextKind {
    case .string: .string(read(String.self))
    case .number: takeNumberText(Double.self).map { .number($0) }
    case .bool: .bool(read(Bool.self))
    default: nil
    }
  }
}
