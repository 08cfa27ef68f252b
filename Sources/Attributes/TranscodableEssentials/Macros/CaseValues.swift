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
@attached(peer)
public macro CodableBy<Strategy: ValueStrategy>(_ strategy: Strategy, of value: String) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Specifies how an associated value is decoded, with a ``DecodingStrategy``.
@attached(peer)
public macro DecodableBy<Strategy: ValueStrategy>(_ strategy: Strategy, of value: String) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Specifies how an associated value is encoded, with an ``EncodingStrategy``.
@attached(peer)
public macro EncodableBy<Strategy: ValueStrategy>(_ strategy: Strategy, of value: String) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Accepts other kinds of scalars for an associated value, such as `"42"` for an `Int`.
@attached(peer)
public macro CodableCoerced(_ policy: DecodingCoercionPolicy = .lossless, of value: String) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Transforms an associated value after it is decoded. The modifiers are applied in order.
@attached(peer)
public macro CodableModified(_ modifiers: __CodableModifierName..., of value: String) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Transforms an associated value after decoding, before encoding, or both. The modifiers are
/// applied in order.
@attached(peer)
public macro CodableModified(
  on sides: CodableModifierSides, _ modifiers: __CodableModifierName..., of value: String
) = #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Transforms an associated value with custom modifiers after it is decoded. The modifiers are
/// applied in order.
@attached(peer)
public macro CodableModified<Value>(by modifiers: CodableModifier<Value>..., of value: String) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Rejects associated values that violate a rule.
@attached(peer)
public macro CodableValidated(_ rules: __CodableValidationName..., of value: String) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Rejects associated values that violate a custom rule.
@attached(peer)
public macro CodableValidated<Value>(by rules: CodableValidation<Value>..., of value: String) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Rejects associated values that don't satisfy a predicate.
@attached(peer)
public macro CodableValidated<Value>(
  where isValid: @Sendable (Value) throws -> Bool, _ message: String? = nil, of value: String
) = #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")
