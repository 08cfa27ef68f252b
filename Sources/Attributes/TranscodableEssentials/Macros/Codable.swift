/// Makes a type `Codable`.
///
/// The attribute goes on a struct, an enum or a final class:
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
/// Every stored property of an instance is a field. Computed, static and lazy properties are left
/// out. The type keeps its initialisers, and its fields may be private. Its declaration has to
/// spell the type of a field, or its initial value has to: `= 0` and `= [String]()` do, while
/// `= makeCount()` does not.
///
/// A property with a property wrapper is coded by its wrapper, which has to be codable. A type
/// with such a property, or with a property under `#if`, is decoded by way of `init(from:)` by all
/// decoders, also by those that are faster with the others.
///
/// The cases of an enum are told apart by a tag, see ``CodingTagStyle``; those of one with raw values
/// are coded as these.
///
/// What you write yourself is kept. An `init(from:)` or `encode(to:)` in the body of the type takes
/// the place of the one that would be written, and an enum named `CodingKeys` there gives the keys:
/// a field without a case in it is left out, and needs an initial value to be decoded.
///
/// A class that has a superclass, or is not final, says so: see
/// ``Codable(superclass:keys:prefix:suffix:at:missing:nulls:nils:encodes:coercion:unknownKeys:duplicateKeys:dates:data:floats:schema:)``. An actor can be `@Decodable`.
///
/// A generic type is codable where the types of its fields are. A class on a global actor conforms
/// on that actor. A public type in a file that imports modules internally by default needs
/// `public import Transcodable`.
///
/// - Parameters:
///   - keys: how the names of the fields become keys, where no ``CodingKey(_:)`` says it.
///   - prefix: what is before each of these keys.
///   - suffix: what follows each of these keys.
///   - path: the objects around the fields, as keys with dots between them: `"data.attributes"`.
///   - layout: whether values are objects, arrays, or the value of the only field.
///   - missing: what a missing key means for a field with an initial value.
///   - nulls: whether null is taken for a field that may be missing.
///   - nils: what is written for fields that are nil.
///   - encodes: whether fields that have their defaults are written.
///   - coercion: how far values of other kinds are taken for scalars.
///   - unknownKeys: what becomes of keys that no field has.
///   - duplicateKeys: what becomes of keys that are repeated.
///   - tagging: how the cases of an enum without raw values are told apart.
///   - partial: whether values can be shown while their text arrives, see ``PartialValues``.
///   - dates: how fields of `Date`, and of collections of it, are written in the text if they have no strategy.
///   - data: the same for `Data`.
///   - floats: the same for infinity and NaN of `Double` and `Float`.
///   - schema: whether the type is described, for schemas of it.
@attached(
  member, conformances: Decodable, names: named(init), named(CodedFieldTypes), named(Partial))
@attached(
  extension,
  conformances: Decodable, Encodable, JSONDecodable, JSONEncodable, CodingKeyRepresentable, JSONKey,
  CodingTagged, __FieldVisiting, PartiallyDecodable, CodingDescribed,
  names: named(CodingKeys), named(__Steps), named(init), named(decode), named(encode),
  named(codingTags),
  named(__visitFields), named(__readPartial), named(__describe))
public macro Codable(
  keys: CodingKeyStyle = .useNames, prefix: String = "", suffix: String = "", at path: String = "",
  layout: CodingLayout = .keyed,
  missing: MissingCodingKeyPolicy = .useInitialValues,
  nulls: DecodingNullPolicy = .accept, nils: EncodingNilPolicy = .omit,
  encodes: EncodedFields = .all,
  coercion: DecodingCoercionPolicy = .none,
  unknownKeys: UnknownCodingKeyPolicy = .ignore,
  duplicateKeys: DuplicateCodingKeyPolicy = .ignore,
  tagging: CodingTagStyle = .external, partial: PartialValues = .none,
  dates: DateStrategyName = .automatic, data: DataStrategyName = .automatic,
  floats: FloatStrategyName = .automatic,
  schema: SchemaGeneration = .none
) =
  #externalMacro(module: "TranscodableMacros", type: "CodableMacro")

/// Makes a type `Decodable`: ``Codable(keys:prefix:suffix:at:layout:missing:nulls:nils:encodes:coercion:unknownKeys:duplicateKeys:tagging:partial:dates:data:floats:schema:)`` for values that are only read.
///
/// - Parameters:
///   - keys: how the names of the fields become keys, where no ``CodingKey(_:)`` says it.
///   - prefix: what is before each of these keys.
///   - suffix: what follows each of these keys.
///   - path: the objects around the fields, as keys with dots between them: `"data.attributes"`.
///   - layout: whether values are objects, arrays, or the value of the only field.
///   - missing: what a missing key means for a field with an initial value.
///   - nulls: whether null is taken for a field that may be missing.
///   - coercion: how far values of other kinds are taken for scalars.
///   - unknownKeys: what becomes of keys that no field has.
///   - duplicateKeys: what becomes of keys that are repeated.
///   - tagging: how the cases of an enum without raw values are told apart.
///   - partial: whether values can be shown while their text arrives, see ``PartialValues``.
///   - dates: how fields of `Date`, and of collections of it, are written in the text if they have no strategy.
///   - data: the same for `Data`.
///   - floats: the same for infinity and NaN of `Double` and `Float`.
///   - schema: whether the type is described, for schemas of it.
@attached(
  member, conformances: Decodable, names: named(init), named(CodedFieldTypes), named(Partial))
@attached(
  extension, conformances: Decodable, JSONDecodable, CodingKeyRepresentable, JSONKey,
  CodingTagged, __FieldVisiting, PartiallyDecodable, CodingDescribed,
  names: named(CodingKeys), named(__Steps), named(init), named(decode), named(codingTags),
  named(__visitFields),
  named(__readPartial), named(__describe))
public macro Decodable(
  keys: CodingKeyStyle = .useNames, prefix: String = "", suffix: String = "", at path: String = "",
  layout: CodingLayout = .keyed,
  missing: MissingCodingKeyPolicy = .useInitialValues,
  nulls: DecodingNullPolicy = .accept, coercion: DecodingCoercionPolicy = .none,
  unknownKeys: UnknownCodingKeyPolicy = .ignore,
  duplicateKeys: DuplicateCodingKeyPolicy = .ignore,
  tagging: CodingTagStyle = .external, partial: PartialValues = .none,
  dates: DateStrategyName = .automatic, data: DataStrategyName = .automatic,
  floats: FloatStrategyName = .automatic,
  schema: SchemaGeneration = .none
) =
  #externalMacro(module: "TranscodableMacros", type: "DecodableMacro")

/// Makes a type `Encodable`: ``Codable(keys:prefix:suffix:at:layout:missing:nulls:nils:encodes:coercion:unknownKeys:duplicateKeys:tagging:partial:dates:data:floats:schema:)`` for values that are only written.
///
/// A `let` with an initial value is written too, which suits constants a receiver expects.
///
/// - Parameters:
///   - keys: how the names of the fields become keys, where no ``CodingKey(_:)`` says it.
///   - prefix: what is before each of these keys.
///   - suffix: what follows each of these keys.
///   - path: the objects around the fields, as keys with dots between them: `"data.attributes"`.
///   - layout: whether values are objects, arrays, or the value of the only field.
///   - nils: what is written for fields that are nil.
///   - encodes: whether fields that have their defaults are written.
///   - tagging: how the cases of an enum without raw values are told apart.
///   - dates: how fields of `Date`, and of collections of it, are written in the text if they have no strategy.
///   - data: the same for `Data`.
///   - floats: the same for infinity and NaN of `Double` and `Float`.
///   - schema: whether the type is described, for schemas of it.
@attached(
  extension, conformances: Encodable, JSONEncodable, CodingKeyRepresentable, JSONKey,
  CodingTagged, CodingDescribed,
  names: named(CodingKeys), named(__Steps), named(encode), named(codingTags), named(__describe))
public macro Encodable(
  keys: CodingKeyStyle = .useNames, prefix: String = "", suffix: String = "", at path: String = "",
  layout: CodingLayout = .keyed,
  nils: EncodingNilPolicy = .omit,
  encodes: EncodedFields = .all,
  tagging: CodingTagStyle = .external,
  dates: DateStrategyName = .automatic, data: DataStrategyName = .automatic,
  floats: FloatStrategyName = .automatic,
  schema: SchemaGeneration = .none
) =
  #externalMacro(module: "TranscodableMacros", type: "EncodableMacro")
