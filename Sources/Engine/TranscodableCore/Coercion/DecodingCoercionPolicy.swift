/// How far values of other kinds are taken for those of a field, or of all fields that a decoder reads.
///
/// Only reading is concerned: what is written has the kind of the field.
public enum DecodingCoercionPolicy: Sendable {
  /// Not at all.
  case none
  /// Where nothing is lost: `"42"` for 42, `1` for true, `5.0` for the string "5.0".
  case lossless
  /// Also the words people use, such as `"yes"` for true, and exact numbers of other kinds.
  case flexible
}

extension DecodingCoercionPolicy {
  /// The value of a type that a scalar of another kind counts as; nil if it counts as none.
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
