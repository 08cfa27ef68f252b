public import TranscodableCore

// These variants of the field attributes apply to the associated values of enum cases.

/// Specifies how an associated value is encoded and decoded.
///
/// ```swift
/// @Codable(tagging: .internal("type"))
/// enum Event {
///   @CodableBy(.iso8601, of: "date") @CodableValidated(.nonEmpty, of: "title")
///   case planned(date: Date, title: String)
///   @CodableBy(.base64URL) case attached(Data)
/// }
/// ```
///
/// An unlabeled value is identified by its index: `_0` is the first value. If a case has only one
/// value, use ``CodableBy(_:)`` and the other attributes that don't require a label.
///
/// - Parameters:
///   - strategy: A strategy for values of this type.
///   - value: The label of the associated value.
@attached(peer)
public macro CodableBy<Strategy: ValueStrategy>(_ strategy: Strategy, of value: String) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Specifies how an associated value is decoded.
///
/// - Parameters:
///   - strategy: A ``DecodingStrategy`` for values of this type.
///   - value: The label of the associated value.
@attached(peer)
public macro DecodableBy<Strategy: ValueStrategy>(_ strategy: Strategy, of value: String) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Specifies how an associated value is encoded.
///
/// - Parameters:
///   - strategy: An ``EncodingStrategy`` for values of this type.
///   - value: The label of the associated value.
@attached(peer)
public macro EncodableBy<Strategy: ValueStrategy>(_ strategy: Strategy, of value: String) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Accepts other kinds of scalars for an associated value, such as `"42"` for an `Int`.
///
/// - Parameters:
///   - policy: Which conversions are allowed.
///   - value: The label of the associated value.
@attached(peer)
public macro CodableCoerced(_ policy: DecodingCoercionPolicy = .lossless, of value: String) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Transforms an associated value after it is decoded.
///
/// - Parameters:
///   - modifiers: The modifiers, applied in order.
///   - value: The label of the associated value.
@attached(peer)
public macro CodableModified(_ modifiers: CodableModifierName..., of value: String) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Transforms an associated value after decoding, before encoding, or both.
///
/// - Parameters:
///   - sides: When to apply the modifiers.
///   - modifiers: The modifiers, applied in order.
///   - value: The label of the associated value.
@attached(peer)
public macro CodableModified(
  on sides: CodableModifierSides, _ modifiers: CodableModifierName..., of value: String
) = #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Transforms an associated value with custom modifiers after it is decoded.
///
/// - Parameters:
///   - modifiers: The modifiers, applied in order.
///   - value: The label of the associated value.
@attached(peer)
public macro CodableModified<Value>(by modifiers: CodableModifier<Value>..., of value: String) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Rejects associated values that violate a rule.
///
/// - Parameters:
///   - rules: The rules, all of which must hold.
///   - value: The label of the associated value.
@attached(peer)
public macro CodableValidated(_ rules: CodableValidationName..., of value: String) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Rejects associated values that violate a custom rule.
///
/// - Parameters:
///   - rules: The rules, all of which must hold.
///   - value: The label of the associated value.
@attached(peer)
public macro CodableValidated<Value>(by rules: CodableValidation<Value>..., of value: String) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Rejects associated values that don't satisfy a predicate.
///
/// - Parameters:
///   - isValid: A predicate that returns whether a value is valid.
///   - message: The error message for an invalid value.
///   - value: The label of the associated value.
@attached(peer)
public macro CodableValidated<Value>(
  where isValid: @Sendable (Value) throws -> Bool, _ message: String? = nil, of value: String
) = #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")
