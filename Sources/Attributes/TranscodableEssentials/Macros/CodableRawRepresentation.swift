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
/// sorted, so equal values have equal raw values. With `version:`, stored values of older versions
/// are migrated.
///
/// The other options are documented in
/// ``Codable(version:previous:versionKey:keys:prefix:suffix:container:layout:missing:nulls:nilEncoding:encodedFields:coercion:unknownKeys:duplicateKeys:tagging:dates:data:floats:schema:)``.
///
/// - Parameter rawRepresentation: The type of the raw values.
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
  version: Int? = nil, previous: (any Decodable.Type)? = nil, versionKey: String = "version",
  rawRepresentation: RawRepresentationCoding,
  keys: CodingKeyStyle = .useNames, prefix: String = "", suffix: String = "",
  container: String = "",
  layout: CodingLayout = .keyed,
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
