public import TranscodableCore

// What the attributes of fields say about values, said of a value that belongs to a case.

/// Says how a value of a case is written in the text, in both directions.
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
/// A value without a label is named by its place: `_0` is the first. Where a case has one value, ``CodableBy(_:)`` and the other
/// attributes about values need not name it.
///
/// - Parameters:
///   - strategy: how values of the type are written in the text.
///   - value: the label of the value.
@attached(peer)
public macro CodableBy<Strategy: ValueStrategy>(_ strategy: Strategy, of value: String) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Says how a value of a case is read.
///
/// - Parameters:
///   - strategy: a ``DecodingStrategy`` for values of the type.
///   - value: the label of the value.
@attached(peer)
public macro DecodableBy<Strategy: ValueStrategy>(_ strategy: Strategy, of value: String) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Says how a value of a case is written.
///
/// - Parameters:
///   - strategy: an ``EncodingStrategy`` for values of the type.
///   - value: the label of the value.
@attached(peer)
public macro EncodableBy<Strategy: ValueStrategy>(_ strategy: Strategy, of value: String) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Says how far values of other kinds are taken for a value of a case.
///
/// - Parameters:
///   - policy: how far.
///   - value: the label of the value.
@attached(peer)
public macro CodableCoerced(_ policy: DecodingCoercionPolicy = .lossless, of value: String) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Changes a value of a case after it is decoded.
///
/// - Parameters:
///   - modifiers: the changes, in order.
///   - value: the label of the value.
@attached(peer)
public macro CodableModified(_ modifiers: CodableModifierName..., of value: String) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Changes a value of a case on one side or on both.
///
/// - Parameters:
///   - sides: when it is changed.
///   - modifiers: the changes, in order.
///   - value: the label of the value.
@attached(peer)
public macro CodableModified(
  on sides: CodableModifierSides, _ modifiers: CodableModifierName..., of value: String
) = #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Changes a value of a case after it is decoded, by modifiers of your own.
///
/// - Parameters:
///   - modifiers: the changes, in order.
///   - value: the label of the value.
@attached(peer)
public macro CodableModified<Value>(by modifiers: CodableModifier<Value>..., of value: String) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Refuses a value of a case that breaks a rule.
///
/// - Parameters:
///   - rules: the rules.
///   - value: the label of the value.
@attached(peer)
public macro CodableValidated(_ rules: CodableValidationName..., of value: String) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Refuses a value of a case that breaks a rule of your own.
///
/// - Parameters:
///   - rules: the rules.
///   - value: the label of the value.
@attached(peer)
public macro CodableValidated<Value>(by rules: CodableValidation<Value>..., of value: String) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Refuses a value of a case for which a function returns false.
///
/// - Parameters:
///   - isValid: whether a value is taken.
///   - message: what the error says.
///   - value: the label of the value.
@attached(peer)
public macro CodableValidated<Value>(
  where isValid: @Sendable (Value) throws -> Bool, _ message: String? = nil, of value: String
) = #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")
