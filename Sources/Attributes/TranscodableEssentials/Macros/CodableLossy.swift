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
