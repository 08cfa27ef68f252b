/// Makes a type `Codable` and migrates documents from older versions.
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
/// The version is encoded alongside the fields. A document with a lower version, or without a
/// version, is decoded as the previous type and then migrated. The previous type can have a
/// previous type of its own, so documents are migrated step by step. A higher version is a failure.
/// If a type has no previous type, a document without a version is treated as the current version.
/// Types with versions are decoded on the container path.
///
/// - Parameters:
///   - version: The version of the type, starting at 1.
///   - previous: The previous type. The body of the type must contain an `init(migrating:)` for it.
///   - versionKey: The key of the version.
///   - rawRepresentation: The type of the raw values. The type also becomes `RawRepresentable`.
///   - keys: How field names are converted to keys, for fields without ``CodingKey(_:)``.
///   - prefix: A prefix for each of these keys.
///   - suffix: A suffix for each of these keys.
///   - container: The enclosing objects, as keys separated by dots: `"data.attributes"`. The version
///     is outside these objects.
///   - missing: How a missing key is handled for a field with an initial value.
///   - nulls: Whether null is accepted for a field that may be missing.
///   - nilEncoding: How nil is encoded.
///   - encodedFields: Whether fields that have their default values are encoded.
///   - coercion: Which conversions between scalars are allowed.
///   - unknownKeys: How keys that match no field are handled.
///   - duplicateKeys: How duplicate keys are handled.
///   - dates: The strategy for dates, including dates in collections, in fields without a strategy.
///   - data: The strategy for `Data` values, applied in the same way as `dates`.
///   - floats: The strategy for infinity and NaN, applied in the same way as `dates`.
///   - schema: Whether a schema can be generated from the type.
@attached(
  member, conformances: Decodable, names: named(init), named(CodedFieldTypes), named(__Steps),
  named(decode))
@attached(
  extension, conformances: Decodable, Encodable, JSONDecodable, JSONEncodable, RawRepresentable,
  __FieldVisiting, __FailureCollecting, CodingDescribed,
  names: named(CodedFieldTypes), named(CodingKeys), named(__Steps), named(__Fields),
  named(init), named(decode), named(encode),
  named(rawValue), named(__visitFields), named(__describe))
public macro Codable(
  version: Int, previous: (any Decodable.Type)? = nil, versionKey: String = "version",
  rawRepresentation: RawRepresentationCoding? = nil,
  keys: CodingKeyStyle = .useNames, prefix: String = "", suffix: String = "",
  container: String = "",
  missing: MissingCodingKeyPolicy = .useInitialValues,
  nulls: DecodingNullPolicy = .accept,
  nilEncoding: EncodingNilPolicy = .omit,
  encodedFields: EncodedFields = .all,
  coercion: DecodingCoercionPolicy = .none, unknownKeys: UnknownCodingKeyPolicy = .ignore,
  duplicateKeys: DuplicateCodingKeyPolicy = .ignore,
  dates: __DateStrategyName = .automatic, data: __DataStrategyName = .automatic,
  floats: __FloatStrategyName = .automatic,
  schema: SchemaGeneration = .none
) =
  #externalMacro(module: "TranscodableMacros", type: "CodableMacro")

/// Makes a type both `Codable` and `RawRepresentable`, for storage that only accepts raw values,
/// such as `AppStorage`.
///
/// ```swift
/// @Codable(rawRepresentation: .json)
/// struct Filter {
///   var text = ""
///   var limit = 20
/// }
///
/// Filter().rawValue        // {"limit":20,"text":""}
/// Filter(rawValue: "{}")   // nil if the raw value can't be decoded
/// ```
///
/// Coders encode and decode the fields of the type, not its raw value. The keys in a raw value are
/// sorted, so equal values have equal raw values.
///
/// - Parameters:
///   - rawRepresentation: The type of the raw values.
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
///   - dates: The strategy for dates, including dates in collections, in fields without a strategy.
///   - data: The strategy for `Data` values, applied in the same way as `dates`.
///   - floats: The strategy for infinity and NaN, applied in the same way as `dates`.
///   - schema: Whether a schema can be generated from the type.
@attached(
  member, conformances: Decodable, names: named(init), named(CodedFieldTypes), named(__Steps),
  named(decode))
@attached(
  extension, conformances: Decodable, Encodable, JSONDecodable, JSONEncodable, RawRepresentable,
  __FieldVisiting, __FailureCollecting, CodingDescribed,
  names: named(CodedFieldTypes), named(CodingKeys), named(__Steps), named(__Fields),
  named(init), named(decode), named(encode),
  named(rawValue),
  named(__visitFields), named(__describe))
public macro Codable(
  rawRepresentation: RawRepresentationCoding, keys: CodingKeyStyle = .useNames,
  prefix: String = "", suffix: String = "", container: String = "", layout: CodingLayout = .keyed,
  missing: MissingCodingKeyPolicy = .useInitialValues,
  nulls: DecodingNullPolicy = .accept, nilEncoding: EncodingNilPolicy = .omit,
  encodedFields: EncodedFields = .all,
  coercion: DecodingCoercionPolicy = .none, unknownKeys: UnknownCodingKeyPolicy = .ignore,
  duplicateKeys: DuplicateCodingKeyPolicy = .ignore,
  dates: __DateStrategyName = .automatic, data: __DataStrategyName = .automatic,
  floats: __FloatStrategyName = .automatic,
  schema: SchemaGeneration = .none
) =
  #externalMacro(module: "TranscodableMacros", type: "CodableMacro")
