public import TranscodableCore

/// Rejects values that violate a rule.
///
/// ```swift
/// @CodableValidated(.count(1...32), .matches("[a-z]+")) let name: String
/// ```
///
/// If a value violates a rule, decoding throws `DecodingError.dataCorrupted` with the coding path
/// of the value. Nil is always valid.
@attached(peer)
public macro CodableValidated(_ rules: __CodableValidationName...) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Rejects values that violate a custom rule.
///
/// ```swift
/// enum Rules {
///   static let iban = CodableValidation<String>(where: isIBAN, "must be an IBAN")
/// }
///
/// @CodableValidated(by: Rules.iban) let account: String
/// ```
///
/// The expression is evaluated for each value, so store a rule that is expensive to create in a
/// constant.
@attached(peer)
public macro CodableValidated<Value>(by rules: CodableValidation<Value>...) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Rejects values that don't satisfy a predicate.
///
/// ```swift
/// @CodableValidated(where: { (url: URL) in url.scheme == "https" }, "URLs require https") let url: URL
/// ```
///
/// Write `message` without a period.
@attached(peer)
public macro CodableValidated<Value>(
  where isValid: @Sendable (Value) throws -> Bool, _ message: String? = nil
) = #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")
