public import TranscodableCore

/// Specifies the default value of a field, which is used if the key is missing or its value is
/// null.
///
/// ```swift
/// @Codable
/// struct Search {
///   let text: String
///   @CodableDefault(20) let limit: Int
///   @CodableDefault(Sort.relevance, for: .anyFailure) let sort: Sort
/// }
/// ```
///
/// The initial value of a `var` is used in the same way. In an optional field, null is still
/// decoded as nil, because null is an explicit value. Without `for:`, a value that can't be decoded
/// is a failure.
///
/// - Parameters:
///   - value: The default, of the field's type. A static member must include its type, as in
///     `Sort.relevance`.
///   - failures: The failures for which the default is used, in addition to a missing key and null.
@attached(peer)
public macro CodableDefault<Value>(
  _ value: Value, for failures: RecoverableCodingFailures = [.missing, .null]
) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Places the members of a field's value directly in the enclosing object.
///
/// ```swift
/// @Codable
/// struct Order {
///   let id: Int
///   @CodableFlattened var address: Address         // {"id": 1, "street": "…", "city": "…", …}
///   @CodableFlattened var payment: Payment?        // nil if the object has none of its members
///   @CodableFlattened var others: [String: JSON]   // all other members
/// }
/// ```
///
/// The type of the value can be any type that is encoded as an object, whether or not it has an
/// attribute. An optional value is nil if the object contains none of its keys. If the object
/// contains some of its keys, a missing required key is a failure. With
/// `@Codable(unknownKeys: .reject)`, the keys of the value are known keys.
///
/// A dictionary with string keys receives all members that match no other field.
///
/// Encoding throws an error if a flattened value has the key of another field, because only one of
/// them could be decoded. A type with flattened fields uses the container path; the types of its
/// other fields are unaffected.
@attached(peer)
public macro CodableFlattened() =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Drops elements that can't be decoded and keeps the rest.
///
/// ```swift
/// @Codable
/// struct Feed {
///  @CodableLossy var entries: [Entry]        // drops elements that aren't entries
///  @CodableLossy var image: Image?           // nil if the value isn't an image
/// }
/// ```
///
/// In nested collections, only the innermost elements are dropped. A missing field, or a value that
/// isn't a collection, is still a failure unless the field is optional or has an initial value.
@attached(peer)
public macro CodableLossy() =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Accepts other kinds of scalars for a field, such as `"42"` for an `Int`.
///
/// ```swift
/// @CodableCoerced let id: Int               // 42 and "42"
/// @CodableCoerced(.flexible) let isOn: Bool // true, 1, "yes", "on"
/// ```
///
/// - Parameter policy: Which conversions are allowed. The policy overrides the policy of the type.
@attached(peer)
public macro CodableCoerced(_ policy: DecodingCoercionPolicy = .lossless) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// An optional field whose key is required: a missing key is a failure, and nil is encoded as null.
///
/// ```swift
/// @Codable struct Comment {
///   let text: String
///   let parent: CodableOrNull<Int>
/// }
/// // Comment(text: "Yes", parent: nil)   {"text":"Yes","parent":null}
/// ```
///
/// Strategies and rules apply to the wrapped value. The macros recognize this type by its name;
/// anywhere else it is an ordinary optional.
public typealias CodableOrNull<Wrapped> = Wrapped?

/// Rejects values that violate a rule.
///
/// ```swift
/// @CodableValidated(.count(1...32), .matches("[a-z]+")) let name: String
/// ```
///
/// If a value violates a rule, decoding throws `DecodingError.dataCorrupted` with the coding path
/// of the value. Nil is always valid.
@attached(peer)
public macro CodableValidated(_ rules: __CodableValidationName...) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Rejects values that violate a custom rule.
///
/// ```swift
/// enum Rules {
///   static let iban = CodableValidation<String>(where: isIBAN, "must be an IBAN")
/// }
///
/// @CodableValidated(by: Rules.iban) let account: String
/// ```
///
/// The expression is evaluated for each value, so store a rule that is expensive to create in a
/// constant.
@attached(peer)
public macro CodableValidated<Value>(by rules: CodableValidation<Value>...) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Rejects values that don't satisfy a predicate.
///
/// ```swift
/// @CodableValidated(where: { (url: URL) in url.scheme == "https" }, "URLs require https") let url: URL
/// ```
///
/// Write `message` without a period.
@attached(peer)
public macro CodableValidated<Value>(
  where isValid: @Sendable (Value) throws -> Bool, _ message: String? = nil
) = #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Specifies the path of a field in nested objects.
///
/// ```swift
/// @Codable
/// struct Commit {
///   let sha: String
///   @CodingPath("commit.author.name") let author: String
///   @CodingPath("commit.author.date") let date: Date
///   @CodingPath("parents", 0, "sha") let firstParent: String?     // read only
/// }
/// ```
///
/// A single string is split at its dots. If there are several arguments, each string is one key. A
/// number is the index of an array element, which can be decoded but not encoded.
///
/// Fields with a common path prefix share the enclosing objects. If an enclosing object is missing
/// or null, it is treated as empty, so decoding fails if one of its fields is required. When
/// encoding, an object whose fields are all nil is omitted.
@attached(peer)
public macro CodingPath(_ path: CodingPathSegment...) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// A component of a path: the key of a member or the index of an element.
public struct CodingPathSegment: Sendable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  /// Creates the key of a member.
  public init(stringLiteral key: String) {}

  /// Creates the index of an element.
  public init(integerLiteral index: Int) {}
}
