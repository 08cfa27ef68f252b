/// Adds `Codable` conformance to a class that has a superclass or isn't final.
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
/// The superclass must be `Codable`, unless the argument is `.none`. Classes with a `superclass:`
/// argument use the container path.
///
/// - Parameters:
///   - superclass: How the fields of the superclass are encoded and decoded.
///   - keys: How field names are converted to keys, for fields without ``CodingKey(_:)``.
///   - prefix: A prefix for each of these keys.
///   - suffix: A suffix for each of these keys.
///   - container: The enclosing objects, as keys separated by dots: `"data.attributes"`.
///   - missing: How a missing key is handled for a field with an initial value.
///   - nulls: Whether null is accepted for a field that may be missing.
///   - nilEncoding: How nil is encoded.
///   - encodedFields: Whether fields that have their default values are encoded.
///   - coercion: Which conversions between scalars are allowed.
///   - unknownKeys: How keys that match no field of the class or its superclass are handled.
///   - duplicateKeys: How duplicate keys are handled, including keys of the superclass.
///   - dates: The strategy for dates, including dates in collections, in fields without a strategy.
///   - data: The strategy for `Data` values, applied in the same way as `dates`.
///   - floats: The strategy for infinity and NaN, applied in the same way as `dates`.
///   - schema: Must be `.none`. Only a final class without `superclass:` can have a schema.
@attached(
  member, conformances: __FieldVisiting,
  names: named(init), named(encode), named(CodedFieldTypes), named(__Steps), named(__visitFields))
@attached(
  extension, conformances: Decodable, Encodable, __FieldVisiting,
  names: named(CodedFieldTypes), named(CodingKeys), named(__Steps), named(__Fields),
  named(init), named(decode), named(encode), named(__visitFields))
public macro Codable(
  superclass: SuperclassCoding, keys: CodingKeyStyle = .useNames, prefix: String = "",
  suffix: String = "", container: String = "", missing: MissingCodingKeyPolicy = .useInitialValues,
  nulls: DecodingNullPolicy = .accept,
  nilEncoding: EncodingNilPolicy = .omit,
  encodedFields: EncodedFields = .all, coercion: DecodingCoercionPolicy = .none,
  unknownKeys: UnknownCodingKeyPolicy = .ignore,
  duplicateKeys: DuplicateCodingKeyPolicy = .ignore,
  dates: __DateStrategyName = .automatic, data: __DataStrategyName = .automatic,
  floats: __FloatStrategyName = .automatic,
  schema: SchemaGeneration = .none
) =
  #externalMacro(module: "TranscodableMacros", type: "CodableMacro")

/// Adds `Decodable` conformance to a class that has a superclass or isn't final.
///
/// - Parameters:
///   - superclass: How the fields of the superclass are decoded.
///   - keys: How field names are converted to keys, for fields without ``CodingKey(_:)``.
///   - prefix: A prefix for each of these keys.
///   - suffix: A suffix for each of these keys.
///   - container: The enclosing objects, as keys separated by dots: `"data.attributes"`.
///   - missing: How a missing key is handled for a field with an initial value.
///   - nulls: Whether null is accepted for a field that may be missing.
///   - coercion: Which conversions between scalars are allowed.
///   - unknownKeys: How keys that match no field of the class or its superclass are handled.
///   - duplicateKeys: How duplicate keys are handled, including keys of the superclass.
///   - dates: The strategy for dates, including dates in collections, in fields without a strategy.
///   - data: The strategy for `Data` values, applied in the same way as `dates`.
///   - floats: The strategy for infinity and NaN, applied in the same way as `dates`.
///   - schema: Must be `.none`. Only a final class without `superclass:` can have a schema.
@attached(
  member, conformances: __FieldVisiting,
  names: named(init), named(CodedFieldTypes), named(__Steps), named(__visitFields))
@attached(
  extension, conformances: Decodable, __FieldVisiting,
  names: named(CodedFieldTypes), named(CodingKeys), named(__Steps), named(__Fields),
  named(init), named(decode), named(__visitFields))
public macro Decodable(
  superclass: SuperclassCoding, keys: CodingKeyStyle = .useNames, prefix: String = "",
  suffix: String = "", container: String = "", missing: MissingCodingKeyPolicy = .useInitialValues,
  nulls: DecodingNullPolicy = .accept,
  coercion: DecodingCoercionPolicy = .none, unknownKeys: UnknownCodingKeyPolicy = .ignore,
  duplicateKeys: DuplicateCodingKeyPolicy = .ignore,
  dates: __DateStrategyName = .automatic, data: __DataStrategyName = .automatic,
  floats: __FloatStrategyName = .automatic,
  schema: SchemaGeneration = .none
) =
  #externalMacro(module: "TranscodableMacros", type: "DecodableMacro")

/// How the fields of a superclass are encoded and decoded.
public struct SuperclassCoding: Sendable {
  /// The class has no superclass, or the fields of the superclass are neither encoded nor decoded.
  ///
  /// If there is a superclass, its `init()` initializes its fields.
  public static var none: SuperclassCoding { SuperclassCoding() }
  /// The fields of the class and its superclass are in the same object.
  public static var flat: SuperclassCoding { SuperclassCoding() }
  /// The fields of the superclass are in a nested object with the key `super`.
  public static var nested: SuperclassCoding { SuperclassCoding() }
  /// The fields of the superclass are in a nested object with the given key.
  public static func nested(_ key: String) -> SuperclassCoding { SuperclassCoding() }
}
