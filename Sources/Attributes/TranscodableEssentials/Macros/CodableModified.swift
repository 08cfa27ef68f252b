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
