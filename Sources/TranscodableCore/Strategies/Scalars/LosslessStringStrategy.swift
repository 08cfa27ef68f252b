/// Values as the strings that describe them without loss.
public struct LosslessStringStrategy<Value: LosslessStringConvertible>: TextStrategy, Sendable {
  public var expectation: String { "\(Value.self)" }
  public func value(of text: String) -> Value? { Value(text) }
  public func text(of value: Value) -> String? { value.description }
}

extension ValueStrategy {
  /// Values as the strings that describe them without loss: `"42"` for 42.
  public static func losslessStringConversion<Value>() -> Self
  where Self == LosslessStringStrategy<Value> {
    LosslessStringStrategy()
  }
}
