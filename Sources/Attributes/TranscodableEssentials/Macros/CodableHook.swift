/// A point during encoding or decoding at which a method is called.
public enum CodingHook: Sendable {
  /// The method is called before the value is decoded. It must be static.
  case willDecode
  /// The method is called after all fields have been decoded. It can be mutating.
  case didDecode
  /// The method is called before the value is encoded.
  case willEncode
  /// The method is called after the value has been encoded.
  case didEncode
}

/// Calls a method before or after a value is encoded or decoded.
///
/// ```swift
/// @Codable
/// struct Span {
///   var start: Int
///   var end: Int
///
///   @CodableHook(.didDecode)
///   mutating func putInOrder() throws {
///     if start > end { swap(&start, &end) }
///   }
/// }
/// ```
///
/// The method has no parameters and no return value. An error that it throws is converted to a
/// `DecodingError` or an `EncodingError` with the coding path of the value, unless it already has
/// that type. Methods for the same point are called in declaration order.
@attached(peer)
public macro CodableHook(_ moment: CodingHook) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Computes a field from another field after decoding.
///
/// ```swift
/// @Codable
/// struct Article {
///   let title: String
///   @CodableDerived(from: \Self.title, by: { $0.lowercased() }) let searchText: String
/// }
/// ```
///
/// The field is neither encoded nor decoded. It can be derived from another derived field.
///
/// - Parameters:
///   - source: A key path to the source field or one of its properties, including the root type.
///   - function: A function that computes the value. An error that it throws becomes a decoding
///     failure.
@attached(peer)
public macro CodableDerived<Root, Source, Value>(
  from source: KeyPath<Root, Source>, by function: (Source) throws -> Value
) = #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")
