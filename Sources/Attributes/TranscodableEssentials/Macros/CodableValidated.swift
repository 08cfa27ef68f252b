public import TranscodableCore

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
