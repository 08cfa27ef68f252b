/// An optional whose key has to be there, as a field of a type with `@Codable`: a missing key is a failure, and nil is written
/// as null.
///
/// ```swift
/// @Codable struct Comment {
///   let text: String
///   let parent: CodableOrNull<Int>
/// }
/// // Comment(text: "Yes", parent: nil)   {"text":"Yes","parent":null}
/// ```
///
/// Strategies and rules are about the value inside. Macros know the type by this name; elsewhere it is an optional like any other.
public typealias CodableOrNull<Wrapped> = Wrapped?
