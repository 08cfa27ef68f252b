/// Makes a class `Codable` that has a superclass or isn't final.
///
/// Rules about unknown and duplicate keys include the keys of the superclass. Only a final class
/// without this argument can have a schema. The other options are documented in
/// ``Codable(version:previous:versionKey:keys:prefix:suffix:container:layout:missing:nulls:nilEncoding:encodedFields:coercion:unknownKeys:duplicateKeys:tagging:dates:data:floats:schema:)``.
///
/// - Parameter superclass: How the fields of the superclass are encoded and decoded.
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

/// Makes a class `Decodable` that has a superclass or isn't final.
///
/// The options are documented in
/// ``Codable(superclass:keys:prefix:suffix:container:missing:nulls:nilEncoding:encodedFields:coercion:unknownKeys:duplicateKeys:dates:data:floats:schema:)``.
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
/// The superclass must be `Codable`, unless the argument is `.none`.
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
