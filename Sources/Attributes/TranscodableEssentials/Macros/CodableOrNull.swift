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
