public import TranscodableCore

/// Changes a value after it was decoded.
///
/// ```swift
/// @CodableModified(.trimmed, .nilIfEmpty) var nickname: String?
/// @CodableModified(.clamped(to: 0...5)) var stars: Int
/// ```
///
/// - Parameter modifiers: the changes, made in this order, before rules are checked.
@attached(peer)
public macro CodableModified(_ modifiers: CodableModifierName...) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Changes a value after it was decoded, by modifiers of your own.
///
/// ```swift
/// extension CodableModifier<String> {
///   static var withoutSpaces: Self { .map { $0.filter { $0 != " " } } }
/// }
///
/// @CodableModified(by: .withoutSpaces) let number: String
/// ```
///
/// - Parameter modifiers: the changes, made in this order, before rules are checked.
@attached(peer)
public macro CodableModified<Value>(by modifiers: CodableModifier<Value>...) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// The sides on which a modifier counts.
public enum CodableModifierSides: Sendable {
  /// After decoding.
  case decode
  /// Before encoding.
  case encode
  /// After decoding, and before encoding.
  case both
}

/// Changes a value after it was decoded, before it is encoded, or both.
///
/// ```swift
/// @CodableModified(on: .both, .trimmed) var title: String
/// ```
///
/// What a modifier makes nothing of before encoding is written as null.
///
/// - Parameters:
///   - sides: when it is changed.
///   - modifiers: the changes, made in this order.
@attached(peer)
public macro CodableModified(on sides: CodableModifierSides, _ modifiers: CodableModifierName...) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Changes a value on one side or on both, by modifiers of your own.
///
/// - Parameters:
///   - sides: when it is changed.
///   - modifiers: the changes, made in this order.
@attached(peer)
public macro CodableModified<Value>(
  on sides: CodableModifierSides, by modifiers: CodableModifier<Value>...
) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Refuses values that break a rule.
///
/// ```swift
/// @CodableValidated(.count(1...32), .matches("[a-z]+")) let name: String
/// ```
///
/// A value that breaks one is a `DecodingError.dataCorrupted` at its place. Nil breaks none.
///
/// - Parameter rules: the rules, all of which have to hold.
@attached(peer)
public macro CodableValidated(_ rules: CodableValidationName...) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Refuses values that break a rule of your own.
///
/// ```swift
/// enum Rules {
///   static let iban = CodableValidation<String>(where: isIBAN, "must be an IBAN")
/// }
///
/// @CodableValidated(by: Rules.iban) let account: String
/// ```
///
/// The expression is evaluated for each value: a rule that is costly to make is kept in a constant.
///
/// - Parameter rules: the rules, all of which have to hold.
@attached(peer)
public macro CodableValidated<Value>(by rules: CodableValidation<Value>...) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Refuses values for which a condition does not hold.
///
/// ```swift
/// @CodableValidated(where: { (url: URL) in url.scheme == "https" }, "URLs require https") let url: URL
/// ```
///
/// - Parameters:
///   - isValid: whether a value is valid.
///   - message: what is wrong otherwise, as a sentence without a stop.
@attached(peer)
public macro CodableValidated<Value>(
  where isValid: @Sendable (Value) throws -> Bool, _ message: String? = nil
) = #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")
