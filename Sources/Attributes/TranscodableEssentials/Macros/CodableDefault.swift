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
