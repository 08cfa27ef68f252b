public import TranscodableCore

/// Transforms a value after it is decoded.
///
/// ```swift
/// @CodableModified(.trimmed, .nilIfEmpty) var nickname: String?
/// @CodableModified(.clamped(to: 0...5)) var stars: Int
/// ```
///
/// - Parameter modifiers: The modifiers, applied in order before validation.
@attached(peer)
public macro CodableModified(_ modifiers: __CodableModifierName...) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Transforms a value with custom modifiers after it is decoded.
///
/// ```swift
/// extension CodableModifier<String> {
///   static var withoutSpaces: Self { .map { $0.filter { $0 != " " } } }
/// }
///
/// @CodableModified(by: .withoutSpaces) let number: String
/// ```
///
/// - Parameter modifiers: The modifiers, applied in order before validation.
@attached(peer)
public macro CodableModified<Value>(by modifiers: CodableModifier<Value>...) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// When a modifier is applied.
public enum CodableModifierSides: Sendable {
  /// The modifier is applied after decoding.
  case decode
  /// The modifier is applied before encoding.
  case encode
  /// The modifier is applied both after decoding and before encoding.
  case both
}

/// Transforms a value after decoding, before encoding, or both.
///
/// ```swift
/// @CodableModified(on: .both, .trimmed) var title: String
/// ```
///
/// The modifiers are applied in order. If a modifier that is applied before encoding returns nil,
/// null is encoded.
@attached(peer)
public macro CodableModified(
  on sides: CodableModifierSides, _ modifiers: __CodableModifierName...
) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Transforms a value with custom modifiers after decoding, before encoding, or both. The modifiers
/// are applied in order.
@attached(peer)
public macro CodableModified<Value>(
  on sides: CodableModifierSides, by modifiers: CodableModifier<Value>...
) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")
