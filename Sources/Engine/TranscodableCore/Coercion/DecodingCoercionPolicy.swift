/// The extent to which scalars of other kinds are converted, for a field or all fields of a
/// decoder.
///
/// Only affects decoding; encoding always uses the kind of the field.
public enum DecodingCoercionPolicy: Sendable {
  /// No conversion.
  case none
  /// Conversion without loss: `"42"` to 42, `1` to true, `5.0` to the string "5.0".
  case lossless
  /// Also common words, such as `"yes"` for true, and exact numbers of other kinds.
  case flexible
}

extension DecodingCoercionPolicy {
  /// Converts a scalar of another kind to `type`; `nil` if the policy doesn't allow it.
  package func value<Value>(_ type: Value.Type, of scalar: @autoclosure () -> __Scalar?) -> Value? {
    guard self != .none, let type = type as? any __CoercibleScalar.Type, let scalar = scalar(),
      scalar.kind != type.__kind
    else { return nil }
    return
      (self == .flexible
      ? type.coerced(scalar, __FlexibleRules.self) : type.coerced(scalar, __LosslessRules.self))
      as? Value
  }
}

extension __CoercibleScalar {
  fileprivate static func coerced<Rules: __CoercionRules>(
    _ scalar: __Scalar, _ rules: Rules.Type
  ) -> Any? {
    Self(__coercing: scalar, rules)
  }
}
