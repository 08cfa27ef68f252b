/// Makes a class `Codable` that has a superclass, or that others may have for theirs.
///
/// ```swift
/// @Codable(superclass: .none)
/// class Animal {
///   var name: String
///   init(name: String) { self.name = name }
/// }
///
/// @Codable(superclass: .flat)
/// final class Dog: Animal {
///   var age = 1               // {"name": "…", "age": 1}
/// }
/// ```
///
/// The superclass has to be codable itself, unless it is `.none`. Such classes take the standard lane.
///
/// - Parameters:
///   - superclass: what becomes of the fields of the superclass.
///   - keys: how the names of the fields become keys, where no ``CodingKey(_:)`` says it.
///   - prefix: what is before each of these keys.
///   - suffix: what follows each of these keys.
///   - path: the objects around the fields, as keys with dots between them: `"data.attributes"`.
///   - missing: what a missing key means for a field with an initial value.
///   - nulls: whether null is taken for a field that may be missing.
///   - nils: what is written for fields that are nil.
///   - encodes: whether fields that have their defaults are written.
///   - coercion: how far values of other kinds are taken for scalars.
///   - unknownKeys: what becomes of keys that no field has, of the superclass or its own.
///   - duplicateKeys: what becomes of keys that are repeated, of the superclass or its own.
///   - dates: how fields of `Date`, and of collections of it, are written in the text if they have no strategy.
///   - data: the same for `Data`.
///   - floats: the same for infinity and NaN of `Double` and `Float`.
///   - schema: `.none`: only a final class without `superclass:` can be described.
@attached(
  member, conformances: __FieldVisiting,
  names: named(init), named(encode), named(CodedFieldTypes), named(__visitFields))
@attached(
  extension, conformances: Decodable, Encodable, __FieldVisiting,
  names: named(CodingKeys), named(__Steps), named(init), named(encode), named(__visitFields))
public macro Codable(
  superclass: SuperclassCoding, keys: CodingKeyStyle = .useNames, prefix: String = "",
  suffix: String = "", at path: String = "", missing: MissingCodingKeyPolicy = .useInitialValues,
  nulls: DecodingNullPolicy = .accept,
  nils: EncodingNilPolicy = .omit,
  encodes: EncodedFields = .all, coercion: DecodingCoercionPolicy = .none,
  unknownKeys: UnknownCodingKeyPolicy = .ignore,
  duplicateKeys: DuplicateCodingKeyPolicy = .ignore,
  dates: DateStrategyName = .automatic, data: DataStrategyName = .automatic,
  floats: FloatStrategyName = .automatic,
  schema: SchemaGeneration = .none
) =
  #externalMacro(module: "TranscodableMacros", type: "CodableMacro")

/// Makes a class `Decodable` that has a superclass, or that others may have for theirs.
///
/// - Parameters:
///   - superclass: what becomes of the fields of the superclass.
///   - keys: how the names of the fields become keys, where no ``CodingKey(_:)`` says it.
///   - prefix: what is before each of these keys.
///   - suffix: what follows each of these keys.
///   - path: the objects around the fields, as keys with dots between them: `"data.attributes"`.
///   - missing: what a missing key means for a field with an initial value.
///   - nulls: whether null is taken for a field that may be missing.
///   - coercion: how far values of other kinds are taken for scalars.
///   - unknownKeys: what becomes of keys that no field has, of the superclass or its own.
///   - duplicateKeys: what becomes of keys that are repeated, of the superclass or its own.
///   - dates: how fields of `Date`, and of collections of it, are written in the text if they have no strategy.
///   - data: the same for `Data`.
///   - floats: the same for infinity and NaN of `Double` and `Float`.
///   - schema: `.none`: only a final class without `superclass:` can be described.
@attached(
  member, conformances: __FieldVisiting,
  names: named(init), named(CodedFieldTypes), named(__visitFields))
@attached(
  extension, conformances: Decodable, __FieldVisiting,
  names: named(CodingKeys), named(__Steps), named(init), named(__visitFields))
public macro Decodable(
  superclass: SuperclassCoding, keys: CodingKeyStyle = .useNames, prefix: String = "",
  suffix: String = "", at path: String = "", missing: MissingCodingKeyPolicy = .useInitialValues,
  nulls: DecodingNullPolicy = .accept,
  coercion: DecodingCoercionPolicy = .none, unknownKeys: UnknownCodingKeyPolicy = .ignore,
  duplicateKeys: DuplicateCodingKeyPolicy = .ignore,
  dates: DateStrategyName = .automatic, data: DataStrategyName = .automatic,
  floats: FloatStrategyName = .automatic,
  schema: SchemaGeneration = .none
) =
  #externalMacro(module: "TranscodableMacros", type: "DecodableMacro")
