internal import TranscodableBytes
internal import TranscodableCore

extension JSONReader {
  /// Converts a scalar of another kind.
  ///
  /// If this conversion isn't allowed, returns `nil` without moving.
  @inline(never)
  package mutating func coerced<Value>(_ type: Value.Type) -> Value? {
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

  private mutating func takeScalar() -> __Scalar? {
    switch nextKind {
    case .string: .string(read(String.self))
    case .number: takeNumberText(Double.self).map { .number($0) }
    case .bool: .bool(read(Bool.self))
    default: nil
    }
  }
}
