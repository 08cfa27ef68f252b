/// Makes a type `Codable` whose older versions can still be read.
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
/// The version is written beside the fields. A lower one, or none, is read as the older type, which may have an older one itself,
/// and migrated step by step. A higher one is a failure. Where there is no older type, a document without a version is one of
/// the version. Such a type is decoded in the standard lane.
///
/// - Parameters:
///   - version: the version of the type, from 1 on.
///   - previous: the older type, for which there is an `init(migrating:)` in the body of the type.
///   - versionKey: the key of the version.
///   - rawRepresentation: the type of the raw values, if the type shall be `RawRepresentable` as well.
///   - keys: how the names of the fields become keys, where no ``CodingKey(_:)`` says it.
///   - prefix: what is before each of these keys.
///   - suffix: what follows each of these keys.
///   - path: the objects around the fields, as keys with dots between them: `"data.attributes"`. The version is outside of them.
///   - missing: what a missing key means for a field with an initial value.
///   - nulls: whether null is taken for a field that may be missing.
///   - nils: what is written for fields that are nil.
///   - encodes: whether fields that have their defaults are written.
///   - coercion: how far values of other kinds are taken for scalars.
///   - unknownKeys: what becomes of keys that no field has.
///   - duplicateKeys: what becomes of keys that are repeated.
///   - dates: how fields of `Date`, and of collections of it, are written in the text if they have no strategy.
///   - data: the same for `Data`.
///   - floats: the same for infinity and NaN of `Double` and `Float`.
///   - schema: whether the type is described, for schemas of it.
@attached(
  member, conformances: Decodable, names: named(init), named(CodedFieldTypes))
@attached(
  extension, conformances: Decodable, Encodable, JSONDecodable, JSONEncodable, RawRepresentable,
  __FieldVisiting, CodingDescribed,
  names: named(CodingKeys), named(__Steps), named(init), named(decode), named(encode),
  named(rawValue), named(__visitFields), named(__describe))
public macro Codable(
  version: Int, previous: (any Decodable.Type)? = nil, versionKey: String = "version",
  rawRepresentation: RawRepresentationCoding? = nil,
  keys: CodingKeyStyle = .useNames, prefix: String = "", suffix: String = "", at path: String = "",
  missing: MissingCodingKeyPolicy = .useInitialValues,
  nulls: DecodingNullPolicy = .accept,
  nils: EncodingNilPolicy = .omit,
  encodes: EncodedFields = .all,
  coercion: DecodingCoercionPolicy = .none, unknownKeys: UnknownCodingKeyPolicy = .ignore,
  duplicateKeys: DuplicateCodingKeyPolicy = .ignore,
  dates: DateStrategyName = .automatic, data: DataStrategyName = .automatic,
  floats: FloatStrategyName = .automatic,
  schema: SchemaGeneration = .none
) =
  #externalMacro(module: "TranscodableMacros", type: "CodableMacro")

/// Makes a type `Codable`, and `RawRepresentable` for stores that take only raw values, such as `AppStorage`.
///
/// ```swift
/// @Codable(rawRepresentation: .json)
/// struct Filter {
///   var text = ""
///   var limit = 20
/// }
///
/// Filter().rawValue        // {"limit":20,"text":""}
/// Filter(rawValue: "{}")   // nil for what cannot be decoded
/// ```
///
/// The type is coded by its fields, and not by its raw value. Keys are written in order, so that equal values have equal raw values.
///
/// - Parameters:
///   - rawRepresentation: the type of the raw values.
///   - keys: how the names of the fields become keys, where no ``CodingKey(_:)`` says it.
///   - prefix: what is before each of these keys.
///   - suffix: what follows each of these keys.
///   - path: the objects around the fields, as keys with dots between them: `"data.attributes"`.
///   - layout: the shape of a value: an object with keys, an array, or the one field it has.
///   - missing: what a missing key means for a field with an initial value.
///   - nulls: whether null is taken for a field that may be missing.
///   - nils: what is written for fields that are nil.
///   - encodes: whether fields that have their defaults are written.
///   - coercion: how far values of other kinds are taken for scalars.
///   - unknownKeys: what becomes of keys that no field has.
///   - duplicateKeys: what becomes of keys that are repeated.
///   - dates: how fields of `Date`, and of collections of it, are written in the text if they have no strategy.
///   - data: the same for `Data`.
///   - floats: the same for infinity and NaN of `Double` and `Float`.
///   - schema: whether the type is described, for schemas of it.
@attached(
  member, conformances: Decodable, names: named(init), named(CodedFieldTypes))
@attached(
  extension, conformances: Decodable, Encodable, JSONDecodable, JSONEncodable, RawRepresentable,
  __FieldVisiting, CodingDescribed,
  names: named(CodingKeys), named(__Steps), named(init), named(decode), named(encode),
  named(rawValue),
  named(__visitFields), named(__describe))
public macro Codable(
  rawRepresentation: RawRepresentationCoding, keys: CodingKeyStyle = .useNames,
  prefix: String = "", suffix: String = "", at path: String = "", layout: CodingLayout = .keyed,
  missing: MissingCodingKeyPolicy = .useInitialValues,
  nulls: DecodingNullPolicy = .accept, nils: EncodingNilPolicy = .omit,
  encodes: EncodedFields = .all,
  coercion: DecodingCoercionPolicy = .none, unknownKeys: UnknownCodingKeyPolicy = .ignore,
  duplicateKeys: DuplicateCodingKeyPolicy = .ignore,
  dates: DateStrategyName = .automatic, data: DataStrategyName = .automatic,
  floats: FloatStrategyName = .automatic,
  schema: SchemaGeneration = .none
) =
  #externalMacro(module: "TranscodableMacros", type: "CodableMacro")
