/// A type that writes itself as JSON text without the detour through containers.
///
/// `@Codable` and `@Encodable` write this conformance beside the standard one. By hand, it is a function of the calls of
/// ``JSONWriter``:
///
/// ```swift
/// extension Celsius: JSONEncodable {
///   func encode(to writer: inout JSONWriter) {
///     writer.write(degrees)
///   }
/// }
/// ```
public protocol JSONEncodable: Encodable {
  /// Writes the value: exactly one value of JSON.
  /// - Parameter writer: Where it goes.
  func encode(to writer: inout JSONWriter)
}
