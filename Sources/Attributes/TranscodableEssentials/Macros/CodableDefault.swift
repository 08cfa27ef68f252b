/// Specifies the value of a field whose key is missing or null.
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
/// An initial value of a variable does the same. An optional field still becomes nil for null,
/// since null is then an explicit value. Without `for:`, a value that can't be decoded is a
/// failure.
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
