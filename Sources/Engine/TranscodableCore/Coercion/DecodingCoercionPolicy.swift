/// A policy that determines whether a decoder converts scalars of other kinds to the type of a
/// field.
///
/// The policy applies to one field or to all fields of a decoder. It has no effect on encoding,
/// which always uses the field's own kind of scalar.
public enum DecodingCoercionPolicy: Sendable {
  /// No conversion.
  case none
  /// Lossless conversions, such as from `"42"` to 42, from `1` to true, and from `5.0` to the
  /// string "5.0".
  case lossless
  /// Lossless conversions, plus conversions from common words for Booleans, such as `"yes"`, and
  /// exact conversions from other types of numbers.
  case flexible
}

extension DecodingCoercionPolicy {
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
