/// Leaves a field out of the text, in both directions.
///
/// ```swift
/// @Codable
/// struct Document {
///   var title: String
///   @CodableIgnored var isSelected = false
/// }
/// ```
///
/// The field needs an initial value, or has to be an optional variable.
@attached(peer)
public macro CodableIgnored() =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Leaves a field as it is when a value is read, although it is written.
@attached(peer)
public macro DecodableIgnored() =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Leaves a field out of the text that is written, although it is read.
@attached(peer)
public macro EncodableIgnored() =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Leaves a field out of the text that is written if its value says so.
///
/// ```swift
/// @Codable
/// struct Post {
///   let text: String
///   @EncodableIgnored(if: \[String].isEmpty) var tags: [String] = []
/// }
/// ```
///
/// - Parameter isIgnored: whether to leave a value out; a key path has to say its root.
@attached(peer)
public macro EncodableIgnored<Value>(if isIgnored: (Value) -> Bool) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Says what is written for a field that is nil.
///
/// - Parameter policy: the key and null, or nothing; it goes before the policy of the type.
@attached(peer)
public macro EncodableNil(_ policy: EncodingNilPolicy) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Gives the value that is written for a field that is nil.
///
/// ```swift
/// @Codable
/// struct Score {
///   let name: String
///   @EncodableNil(as: 0) var points: Int?
/// }
/// ```
///
/// A score without points is written as `{"name": "Ann", "points": 0}`. The value is written like any other of the
/// field, by its strategy if there is one. Reading is not concerned: what is written is read back as the value, not as nil.
/// A condition of ``EncodableIgnored(if:)`` is asked about nil, not about the value.
///
/// - Parameter value: the value, of the field's type without its `?`; it goes before the policy of the type. A member
///   has to name its type, as in `Sort.relevance`.
@attached(peer)
public macro EncodableNil<Value>(as value: Value) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")
