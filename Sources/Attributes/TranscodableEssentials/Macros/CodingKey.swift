/// Gives a field the key it has in the text.
///
/// ```swift
/// @Codable
/// struct Person {
///   @CodingKey("user_name") let name: String
/// }
/// ```
///
/// The key is one key, and is not touched by the type's ``CodingKeyStyle``. It is written out as a string
/// literal, since it is read while compiling. For a key with dots in it see
/// ``CodingKey(literal:)``, for a value in an object in the object ``CodingPath(_:)``.
///
/// - Parameter key: the key in the text.
@attached(peer)
public macro CodingKey(_ key: String) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Gives a field a key with dots in it.
///
/// `@CodingKey("user.name")` does the same, and asks whether a path was meant.
///
/// - Parameter key: the key in the text, dots and all.
@attached(peer)
public macro CodingKey(literal key: String) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Gives a field the key it is read from, where it is written with another.
///
/// ```swift
/// @Codable
/// struct Account {
///   @DecodableKey("user_id") @EncodableKey("id") let id: Int
/// }
/// ```
///
/// - Parameter path: a key, or a path as in ``CodingPath(_:)``.
@attached(peer)
public macro DecodableKey(_ path: CodingPathSegment...) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Gives a field the key it is written with, where it is read from another.
///
/// - Parameter path: a key, or a path as in ``CodingPath(_:)``.
@attached(peer)
public macro EncodableKey(_ path: CodingPathSegment...) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Gives a field keys under which it is looked for if its own is not there.
///
/// ```swift
/// @Codable
/// struct Pen {
///   @DecodableAlias("colour", "farbe") var color: String
/// }
/// ```
///
/// The key of the field goes first, then the aliases in their order. The first one that is there counts, also if
/// its value is null or does not fit.
///
/// - Parameter keys: further keys, each taken literally.
@attached(peer)
public macro DecodableAlias(_ keys: String...) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Gives one field a key in another style than the others.
///
/// - Parameter style: how the name of the field becomes its key.
@attached(peer)
public macro CodableNaming(_ style: CodingKeyStyle) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")
