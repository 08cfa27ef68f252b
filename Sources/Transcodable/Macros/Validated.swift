public import TranscodableCore

/// Changes a value after it was decoded.
///
/// ```swift
/// @Modified(.trimmed, .nilIfEmpty) var nickname: String?
/// @Modified(.clamped(to: 0...5)) var stars: Int
/// ```
///
/// - Parameter modifiers: the changes, made in this order, before rules are checked.
@attached(peer)
public macro Modified(_ modifiers: ValueModifierName...) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Changes a value after it was decoded, by modifiers of your own.
///
/// ```swift
/// extension ValueModifier<String> {
///   static var withoutSpaces: Self { .map { $0.filter { $0 != " " } } }
/// }
///
/// @Modified(by: .withoutSpaces) let number: String
/// ```
///
/// - Parameter modifiers: the changes, made in this order, before rules are checked.
@attached(peer)
public macro Modified<Value>(by modifiers: ValueModifier<Value>...) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// The sides on which a modifier counts.
public enum ModifiedSides: Sendable {
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
/// @Modified(on: .both, .trimmed) var title: String
/// ```
///
/// What a modifier makes nothing of before encoding is written as null.
///
/// - Parameters:
///   - sides: when it is changed.
///   - modifiers: the changes, made in this order.
@attached(peer)
public macro Modified(on sides: ModifiedSides, _ modifiers: ValueModifierName...) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Changes a value on one side or on both, by modifiers of your own.
///
/// - Parameters:
///   - sides: when it is changed.
///   - modifiers: the changes, made in this order.
@attached(peer)
public macro Modified<Value>(on sides: ModifiedSides, by modifiers: ValueModifier<Value>...) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Refuses values that break a rule.
///
/// ```swift
/// @Validated(.count(1...32), .matches("[a-z]+")) let name: String
/// ```
///
/// A value that breaks one is a `DecodingError.dataCorrupted` at its place. Nil breaks none.
///
/// - Parameter rules: the rules, all of which have to hold.
@attached(peer)
public macro Validated(_ rules: ValidationName...) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Refuses values that break a rule of your own.
///
/// - Parameter rules: the rules, all of which have to hold.
@attached(peer)
public macro Validated<Value>(by rules: Validation<Value>...) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Refuses values for which a condition does not hold.
///
/// ```swift
/// @Validated(where: { (url: URL) in url.scheme == "https" }, "URLs require https") let url: URL
/// ```
///
/// - Parameters:
///   - isValid: whether a value is valid.
///   - message: what is wrong otherwise, as a sentence without a stop.
@attached(peer)
public macro Validated<Value>(
  where isValid: @Sendable (Value) throws -> Bool, _ message: String? = nil
) = #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")
