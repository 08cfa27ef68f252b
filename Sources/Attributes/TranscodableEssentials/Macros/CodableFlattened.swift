/// Has the members of a value are among those of the type.
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
/// The type of the value may be any that is coded as an object, with or without an attribute of its own. An optional
/// is nil if there is no member for any of its fields; if there is one, what is missing of the others is a failure. Under
/// `@Codable(unknownKeys: .reject)` the keys of the value count as known.
///
/// A dictionary with strings for keys takes all members that no other field has; of a member that a field has as well, the one of
/// the field is written. A type with such fields takes the standard lane; the types of its other fields keep theirs.
@attached(peer)
public macro CodableFlattened() =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")
