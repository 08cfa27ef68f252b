/// Generates a nested `Partial` type, whose values can be shown while their JSON is still arriving.
///
/// The attribute belongs on a struct or an enum with `@Codable` or `@Decodable`:
///
/// ```swift
/// @Codable(keys: .snakeCase) @PartiallyDecodable
/// struct Recipe: Equatable {
///   let title: String
///   let servings: Int
///   @CodablePartial(.whole) let source: URL
///   var steps: [Step] = []
/// }
///
/// var decoder = PartialDecoder(Recipe.self)
/// try decoder.append(#"{"title": "Panca"#)
/// decoder.partial?.title  // "Panca"
/// ```
///
/// `Partial` has an optional property for each field. The property stays nil until the beginning
/// of its value has been received. If the type of a field is a struct or an enum that also has this
/// attribute, the property contains the `Partial` of that type. A string contains the characters
/// received so far; an array or a dictionary contains the elements received so far. Any other
/// value, and any value with a strategy, a coercion or a modifier, appears when it is complete. The
/// `Partial` of an enum has the same cases, each with a struct of its associated values. It appears
/// when the tag is known. `Partial` is `Sendable`, so the types of complete values must also be
/// `Sendable`. It is `Equatable` if the declaration of the type lists `Equatable` or `Hashable`.
///
/// `Partial` uses the keys, tags and strategies of the complete type. Defaults are not applied.
/// Partial values are not supported for classes, generic types, layouts without keys, enums without
/// tags or with raw values, and types with flattened fields, property wrappers or a hand-written
/// `init(from:)`.
@attached(member, names: named(Partial), named(__readPartial))
@attached(extension, conformances: PartiallyDecodable, names: named(__readPartial))
public macro PartiallyDecodable() =
  #externalMacro(module: "TranscodableMacros", type: "PartiallyDecodableMacro")

/// When a field appears in a partial value.
public enum PartialFieldPolicy: Sendable {
  /// The field appears when its value is complete.
  case whole
  /// The enclosing value stays nil until this field begins.
  case required
}

/// Specifies when a field appears in a partial value.
///
/// ```swift
/// @Codable @PartiallyDecodable
/// struct Person {
///   @CodablePartial(.required) let id: Int
///   @CodablePartial(.whole) let name: String
/// }
/// ```
@attached(peer)
public macro CodablePartial(_ policy: PartialFieldPolicy) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")
