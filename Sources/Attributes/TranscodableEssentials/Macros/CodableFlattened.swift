/// Places the members of a value in the object of the enclosing type.
///
/// ```swift
/// @Codable
/// struct Order {
///   let id: Int
///   @CodableFlattened var address: Address         // {"id": 1, "street": "…", "city": "…", …}
///   @CodableFlattened var payment: Payment?        // nil if none of its members is there
///   @CodableFlattened var others: [String: JSON]   // all other members
/// }
/// ```
///
/// The type of the value can be any type that is coded as an object, with or without an attribute.
/// An optional is nil if none of its keys is in the object; if one of them is, a missing required
/// key is a failure. With `@Codable(unknownKeys: .reject)`, the keys of the value are known keys.
///
/// A dictionary with string keys receives all members that match no other field; when encoding, a
/// field takes precedence over a dictionary entry with the same key. A type with flattened fields
/// uses the container path; the types of its other fields are unaffected.
@attached(peer)
public macro CodableFlattened() =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")
