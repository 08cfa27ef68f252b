/// Makes a class that has a superclass, or can have subclasses, `Codable`.
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
/// The superclass must be `Codable`, except with `.none`. Such classes use the container path.
///
/// - Parameters:
///   - superclass: How the fields of the superclass are coded.
///   - keys: How field names are converted to keys, for fields without ``CodingKey(_:)``.
///   - prefix: A prefix for each of these keys.
///   - suffix: A suffix for each of these keys.
///   - path: The enclosing objects, as keys separated by dots: `"data.attributes"`.
///   - missing: How a missing key is handled for a field with an initial value.
///   - nulls: Whether null is accepted for a field that may be missing.
///   - nils: How nil is encoded.
///   - encodes: Whether fields that have their default values are encoded.
///   - coercion: Which conversions between scalars are allowed.
///   - unknownKeys: How keys that match no field of the class or its superclass are handled.
///   - duplicateKeys: How duplicate keys are handled, including keys of the superclass.
///   - dates: How `Date` values, also in collections, are coded in fields without a strategy.
///   - data: How `Data` values are coded, as for `dates`.
///   - floats: How infinity and NaN are coded, as for `dates`.
///   - schema: Must be `.none`; schemas require a final class without `superclass:`.
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

/// Makes a class that has a superclass, or can have subclasses, `Decodable`.
///
/// - Parameters:
///   - superclass: How the fields of the superclass are coded.
///   - keys: How field names are converted to keys, for fields without ``CodingKey(_:)``.
///   - prefix: A prefix for each of these keys.
///   - suffix: A suffix for each of these keys.
///   - path: The enclosing objects, as keys separated by dots: `"data.attributes"`.
///   - missing: How a missing key is handled for a field with an initial value.
///   - nulls: Whether null is accepted for a field that may be missing.
///   - coercion: Which conversions between scalars are allowed.
///   - unknownKeys: How keys that match no field of the class or its superclass are handled.
///   - duplicateKeys: How duplicate keys are handled, including keys of the superclass.
///   - dates: How `Date` values, also in collections, are coded in fields without a strategy.
///   - data: How `Data` values are coded, as for `dates`.
///   - floats: How infinity and NaN are coded, as for `dates`.
///   - schema: Must be `.none`; schemas require a final class without `superclass:`.
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
