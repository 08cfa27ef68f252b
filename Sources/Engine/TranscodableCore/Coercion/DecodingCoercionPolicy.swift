/// How far a decoder converts scalars of other kinds to the type of a field.
///
/// The policy applies to a single field or to all fields of a decoder. It only affects decoding;
/// encoding always uses the kind of the field.
public enum DecodingCoercionPolicy: Sendable {
  /// No conversion.
  case none
  /// Conversion without loss, such as `"42"` to 42, `1` to true, and `5.0` to the string "5.0".
  case lossless
  /// Lossless conversions, common words such as `"yes"` for true, and numbers of other types if they
  /// convert exactly.
  case flexible
}

extension DecodingCoercionPolicy {
  /// Converts a scalar of another kind to `type`, or returns `nil` if the policy doesn't allow it.
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
