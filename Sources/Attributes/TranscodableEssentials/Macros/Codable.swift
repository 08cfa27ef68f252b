/// Makes a type `Codable`.
///
/// Apply the attribute to a struct, an enum or a final class:
///
/// ```swift
/// @Codable(keys: .snakeCase)
/// struct Commit {
///   let sha: String
///   let htmlURL: URL            // "html_url"
///   var message: String?        // missing and null both give nil
///   var commentCount = 0        // missing or null: 0
///   @CodingKey("parents") let ancestors: [Parent]
/// }
/// ```
///
/// Every stored instance property is a field. Computed, static and lazy properties are ignored. The
/// type keeps its initializers, and its fields may be private. Each field needs a type annotation
/// or an initial value that shows its type, such as `= 0` or `= [String]()`. The
/// initial value `= makeCount()` doesn't show its type.
///
/// A property wrapper encodes and decodes its property, and must be `Codable`. A type with a
/// wrapped property, or with a property inside `#if`, is always decoded through `init(from:)`, even
/// by decoders that otherwise use the faster direct path.
///
/// An enum with raw values is encoded as its raw value. The cases of other enums are identified by
/// a tag; see ``CodingTagStyle``.
///
/// Hand-written code takes precedence. An `init(from:)` or `encode(to:)` in the body of the type
/// replaces the generated member. An enum named `CodingKeys` specifies the keys. A field without a
/// case in `CodingKeys` is ignored, and needs an initial value if the type is decoded.
///
/// A class that has a superclass or isn't final must specify `superclass:`; see
/// ``SuperclassCoding``. Such a class, and a type with a version, uses the container path. An actor
/// can be `@Decodable`.
///
/// With `version:`, the version is encoded alongside the fields. A document with a lower version, or
/// without a version, is decoded as the previous type and then migrated. The previous type can have
/// a previous type of its own, so documents are migrated step by step. A higher version is a
/// failure. If a type has no previous type, a document without a version is treated as the current
/// version.
///
/// ```swift
/// @Codable(version: 2, previous: PoemV1.self)
/// struct Poem {
///   var title: String
///   var lines: [String]
///
///   init(migrating older: PoemV1) throws {
///     (title, lines) = (older.title, older.text.split(separator: "\n").map(String.init))
///   }
/// }
/// ```
///
/// A generic type is `Codable` if the types of its fields are `Codable`. If a class is isolated to
/// a global actor, so is its conformance. In a file where imports are internal by default, a public
/// type requires `public import Transcodable`.
///
/// - Parameters:
///   - version: The version of the type, starting at 1.
///   - previous: The previous type. The body of the type must contain an `init(migrating:)` for it.
///   - versionKey: The key of the version. It is outside the objects that `container` specifies.
///   - keys: How field names are converted to keys, for fields without ``CodingKey(_:)``.
///   - prefix: A prefix for each of these keys.
///   - suffix: A suffix for each of these keys.
///   - container: The enclosing objects, as keys separated by dots: `"data.attributes"`.
///   - layout: Whether a value is an object, an array, or the value of its only field.
///   - missing: How a missing key is handled for a field with an initial value.
///   - nulls: Whether null is accepted for a field that may be missing.
///   - nilEncoding: How nil is encoded.
///   - encodedFields: Whether fields that have their default values are encoded.
///   - coercion: Which conversions between scalars are allowed.
///   - unknownKeys: How keys that match no field are handled.
///   - duplicateKeys: How duplicate keys are handled.
///   - tagging: How the cases of an enum without raw values are identified.
///   - dates: The strategy for dates, including dates in collections, in fields without a strategy.
///   - data: The strategy for `Data` values, applied in the same way as `dates`.
///   - floats: The strategy for infinity and NaN, applied in the same way as `dates`.
///   - schema: Whether a schema can be generated from the type.
@attached(
  member, conformances: Decodable, names: named(init), named(CodedFieldTypes), named(__Steps),
  named(decode))
@attached(
  extension,
  conformances: Decodable, Encodable, JSONDecodable, JSONEncodable, CodingKeyRepresentable, JSONKey,
  CodingTagged, __FieldVisiting, __FailureCollecting, __FieldTabulated, CodingDescribed,
  names: named(CodedFieldTypes), named(CodingKeys), named(__Steps), named(__Fields),
  named(init), named(decode), named(encode),
  named(codingTags),
  named(__visitFields), named(__fieldTable), named(__describe))
public macro Codable(
  version: Int? = nil, previous: (any Decodable.Type)? = nil, versionKey: String = "version",
  keys: CodingKeyStyle = .useNames, prefix: String = "", suffix: String = "",
  container: String = "",
  layout: CodingLayout = .keyed,
  missing: MissingCodingKeyPolicy = .useInitialValues,
  nulls: DecodingNullPolicy = .accept, nilEncoding: EncodingNilPolicy = .omit,
  encodedFields: EncodedFields = .all,
  coercion: DecodingCoercionPolicy = .none,
  unknownKeys: UnknownCodingKeyPolicy = .ignore,
  duplicateKeys: DuplicateCodingKeyPolicy = .ignore,
  tagging: CodingTagStyle = .external,
  dates: __DateStrategyName = .automatic, data: __DataStrategyName = .automatic,
  floats: __FloatStrategyName = .automatic,
  schema: SchemaGeneration = .none
) =
  #externalMacro(module: "TranscodableMacros", type: "CodableMacro")

/// Makes a type `Decodable`.
///
/// The options are documented in
/// ``Codable(version:previous:versionKey:keys:prefix:suffix:container:layout:missing:nulls:nilEncoding:encodedFields:coercion:unknownKeys:duplicateKeys:tagging:dates:data:floats:schema:)``.
@attached(
  member, conformances: Decodable, names: named(init), named(CodedFieldTypes), named(__Steps),
  named(decode))
@attached(
  extension, conformances: Decodable, JSONDecodable, CodingKeyRepresentable, JSONKey,
  CodingTagged, __FieldVisiting, __FailureCollecting, __FieldTabulated, CodingDescribed,
  names: named(CodedFieldTypes), named(CodingKeys), named(__Steps), named(__Fields),
  named(init), named(decode), named(codingTags),
  named(__visitFields), named(__fieldTable), named(__describe))
public macro Decodable(
  keys: CodingKeyStyle = .useNames, prefix: String = "", suffix: String = "",
  container: String = "",
  layout: CodingLayout = .keyed,
  missing: MissingCodingKeyPolicy = .useInitialValues,
  nulls: DecodingNullPolicy = .accept, coercion: DecodingCoercionPolicy = .none,
  unknownKeys: UnknownCodingKeyPolicy = .ignore,
  duplicateKeys: DuplicateCodingKeyPolicy = .ignore,
  tagging: CodingTagStyle = .external,
  dates: __DateStrategyName = .automatic, data: __DataStrategyName = .automatic,
  floats: __FloatStrategyName = .automatic,
  schema: SchemaGeneration = .none
) =
  #externalMacro(module: "TranscodableMacros", type: "DecodableMacro")

/// Makes a type `Encodable`.
///
/// The options are documented in
/// ``Codable(version:previous:versionKey:keys:prefix:suffix:container:layout:missing:nulls:nilEncoding:encodedFields:coercion:unknownKeys:duplicateKeys:tagging:dates:data:floats:schema:)``.
/// A `let` with an initial value is also encoded, which is useful for constants that a receiver
/// expects.
@attached(
  extension, conformances: Encodable, JSONEncodable, CodingKeyRepresentable, JSONKey,
  CodingTagged, __FieldTabulated, CodingDescribed,
  names: named(CodedFieldTypes), named(CodingKeys), named(__Steps), named(encode),
  named(codingTags), named(__fieldTable), named(__describe))
public macro Encodable(
  keys: CodingKeyStyle = .useNames, prefix: String = "", suffix: String = "",
  container: String = "",
  layout: CodingLayout = .keyed,
  nilEncoding: EncodingNilPolicy = .omit,
  encodedFields: EncodedFields = .all,
  tagging: CodingTagStyle = .external,
  dates: __DateStrategyName = .automatic, data: __DataStrategyName = .automatic,
  floats: __FloatStrategyName = .automatic,
  schema: SchemaGeneration = .none
) =
  #externalMacro(module: "TranscodableMacros", type: "EncodableMacro")

/// How the fields of a type are laid out in the document.
public enum CodingLayout: Sendable {
  /// An object with a key for each field.
  case keyed
  /// An array with an element for each field, in declaration order.
  ///
  /// Missing elements at the end have the same effect as missing keys in an object. Additional
  /// elements are ignored, except with `unknownKeys: .reject`. Nil is encoded as null.
  case positional
  /// The value of the only field, without a container.
  case transparent
}
