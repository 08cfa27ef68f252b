/// Gives a field the value it has if the text has none.
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
/// A variable can have an initial value instead, which does the same. An optional keeps nil for null: that is a value
/// the sender chose. Without `for:`, a value that does not fit is a failure.
///
/// - Parameters:
///   - value: the value, of the field's type. A member has to name its type, as in `Sort.relevance`.
///   - failures: what the value stands in for, besides a missing key and null.
@attached(peer)
public macro CodableDefault<Value>(
  _ value: Value, for failures: RecoverableCodingFailures = [.missing, .null]
) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")
