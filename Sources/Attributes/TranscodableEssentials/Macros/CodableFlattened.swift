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
