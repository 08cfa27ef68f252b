/// Excludes a field from both encoding and decoding.
///
/// ```swift
/// @Codable
/// struct Document {
///   var title: String
///   @CodableIgnored var isSelected = false
/// }
/// ```
///
/// The field must have an initial value or be an optional variable.
@attached(peer)
public macro CodableIgnored() =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Excludes a field from decoding. The field is still encoded.
@attached(peer)
public macro DecodableIgnored() =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Excludes a field from encoding. The field is still decoded.
@attached(peer)
public macro EncodableIgnored() =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Omits a field during encoding if its value satisfies a predicate.
///
/// ```swift
/// @Codable
/// struct Post {
///   let text: String
///   @EncodableIgnored(if: \[String].isEmpty) var tags: [String] = []
/// }
/// ```
///
/// A key path must include its root type.
@attached(peer)
public macro EncodableIgnored<Value>(if isIgnored: (Value) -> Bool) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Specifies how a field is encoded if its value is nil, overriding the policy of the type.
@attached(peer)
public macro EncodableNil(_ policy: EncodingNilPolicy) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Specifies the value that is encoded when a field is nil.
///
/// ```swift
/// @Codable
/// struct Score {
///   let name: String
///   @EncodableNil(as: 0) var points: Int?
/// }
/// ```
///
/// A score without points is encoded as `{"name": "Ann", "points": 0}`. The replacement is encoded
/// like any other value of the field, using the field's strategy if there is one. Decoding is
/// unaffected: 0 is decoded as 0, not as nil. An ``EncodableIgnored(if:)`` predicate receives
/// nil, not the replacement.
///
/// - Parameter value: A value of the field's wrapped type, which overrides the policy of the type.
///   A static member must include its type, as in `Sort.relevance`.
@attached(peer)
public macro EncodableNil<Value>(as value: Value) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")
