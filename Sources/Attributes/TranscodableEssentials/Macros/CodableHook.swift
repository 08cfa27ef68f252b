/// A moment at which a method can be called while a value is coded.
public enum CodingHook: Sendable {
  /// Before anything of the value is read. The method is static.
  case willDecode
  /// When all fields have their values. The method may be mutating.
  case didDecode
  /// Before anything of the value is written.
  case willEncode
  /// When the value is written.
  case didEncode
}

/// Has a method called while a value is coded.
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
/// The method has no parameters and no result. What it throws becomes a `DecodingError` or an `EncodingError` with the path
/// of the value, unless it is one; several methods of one moment are called in the order they are in.
///
/// - Parameter moment: when it is called.
@attached(peer)
public macro CodableHook(_ moment: CodingHook) =
  #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")

/// Computes a field from another one, when the others are decoded.
///
/// ```swift
/// @Codable
/// struct Article {
///   let title: String
///   @CodableDerived(from: \Self.title, by: { $0.lowercased() }) let searchText: String
/// }
/// ```
///
/// The field is not part of the text, in neither direction. It may be derived from another field that is.
///
/// - Parameters:
///   - source: the field, and maybe a property of its value; a key path that names its root.
///   - function: what computes the value. What it throws is a failure of the value decoded.
@attached(peer)
public macro CodableDerived<Root, Source, Value>(
  from source: KeyPath<Root, Source>, by function: (Source) throws -> Value
) = #externalMacro(module: "TranscodableMacros", type: "MarkerMacro")
