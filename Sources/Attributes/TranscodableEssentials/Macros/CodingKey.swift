/// Specifies the key of a field.
///
/// ```swift
/// @Codable
/// struct Person {
///   @CodingKey("user_name") let name: String
/// }
/// ```
///
/// The key is used verbatim, regardless of the ``CodingKeyStyle`` of the type. It must be a string
/// literal, because the macro reads it at compile time. For a key that contains dots, use
/// ``CodingKey(literal:)``; for a value in a nested object, use ``CodingPath(_:)``.
@attached(peer)
public macro CodingKey(_ key: String) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Specifies a key that contains dots.
///
/// `@CodingKey("user.name")` has the same effect, but causes a warning because a path may have been
/// intended.
@attached(peer)
public macro CodingKey(literal key: String) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Specifies the key that a field is decoded from, if it differs from the encoded key.
///
/// ```swift
/// @Codable
/// struct Account {
///   @DecodableKey("user_id") @EncodableKey("id") let id: Int
/// }
/// ```
///
/// - Parameter path: A key, or a path as in ``CodingPath(_:)``.
@attached(peer)
public macro DecodableKey(_ path: CodingPathSegment...) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Specifies the key that a field is encoded with, if it differs from the decoded key.
///
/// - Parameter path: A key, or a path as in ``CodingPath(_:)``.
@attached(peer)
public macro EncodableKey(_ path: CodingPathSegment...) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Specifies alternative keys to try when the key of a field is missing.
///
/// ```swift
/// @Codable
/// struct Pen {
///   @DecodableAlias("colour", "farbe") var color: String
/// }
/// ```
///
/// The key of the field is tried first, then the aliases in order. The first key that is present in
/// the object is used, even if its value is null or can't be decoded. Aliases are used verbatim.
@attached(peer)
public macro DecodableAlias(_ keys: String...) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Specifies the key style of a single field.
@attached(peer)
public macro CodableNaming(_ style: CodingKeyStyle) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")
