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

/// How field names are converted to keys.
///
/// Keys are computed at compile time. An acronym is treated as one word, so `imageURL` and
/// `userIDs` become `image_url` and `user_ids`. A digit belongs to the word before it:
/// `version4Name` becomes `version4_name`. Leading and trailing underscores are kept.
///
/// Capitalizing styles change only the first letter of a word: `imageURL` in ``pascalCase`` is
/// `ImageURL`.
public enum CodingKeyStyle: Sendable {
  /// `imageURL`: the name is unchanged.
  case useNames
  /// `imageURL`, even for a field named `image_URL`.
  case camelCase
  /// `ImageURL`.
  case pascalCase
  /// `image_url`.
  case snakeCase
  /// `IMAGE_URL`.
  case screamingSnakeCase
  /// `image-url`.
  case kebabCase
  /// `IMAGE-URL`.
  case screamingKebabCase
  /// `Image-URL`.
  case trainCase
  /// `image_URL`.
  case camelSnakeCase
  /// `imageurl`.
  case flatCase
  /// `IMAGEURL`.
  case upperCase
}
