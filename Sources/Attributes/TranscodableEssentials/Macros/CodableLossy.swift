/// Drops what cannot be decoded, and keeps the rest.
///
/// ```swift
/// @Codable
/// struct Feed {
///   @CodableLossy var entries: [Entry]        // without those that are not entries
///   @CodableLossy var image: Image?           // nil if it is not one
/// }
/// ```
///
/// In collections of collections only what is innermost is dropped. A field that is missing, or no collection at
/// all, is still a failure, unless the field is optional or has an initial value.
@attached(peer)
public macro CodableLossy() =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Takes values of other kinds for those of a scalar field.
///
/// ```swift
/// @CodableCoerced let id: Int               // 42 and "42"
/// @CodableCoerced(.flexible) let isOn: Bool // true, 1, "yes", "on"
/// ```
///
/// - Parameter policy: how far; it goes before the policy of the type.
@attached(peer)
public macro CodableCoerced(_ policy: DecodingCoercionPolicy = .lossless) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")
