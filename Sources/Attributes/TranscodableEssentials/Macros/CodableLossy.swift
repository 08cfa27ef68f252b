/// Drops elements that can't be decoded and keeps the rest.
///
/// ```swift
/// @Codable
/// struct Feed {
///   @CodableLossy var entries: [Entry]        // without those that are not entries
///   @CodableLossy var image: Image?           // nil if it is not one
/// }
/// ```
///
/// In nested collections, only innermost elements are dropped. A missing field, or a value that
/// isn't a collection, is still a failure unless the field is optional or has an initial value.
@attached(peer)
public macro CodableLossy() =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Converts scalars of other kinds for a field.
///
/// ```swift
/// @CodableCoerced let id: Int               // 42 and "42"
/// @CodableCoerced(.flexible) let isOn: Bool // true, 1, "yes", "on"
/// ```
///
/// - Parameter policy: Which conversions are allowed; overrides the policy of the type.
@attached(peer)
public macro CodableCoerced(_ policy: DecodingCoercionPolicy = .lossless) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")
