/// A type that reads itself from JSON text without the detour through containers.
///
/// `@Codable` and `@Decodable` write this conformance beside the standard one. By hand, it is a function of the calls of
/// ``JSONReader``:
///
/// ```swift
/// extension Celsius: JSONDecodable {
///   static func decode(from reader: inout JSONReader) -> Celsius? {
///     Celsius(degrees: reader.read(Double.self))
///   }
/// }
/// ```
public protocol JSONDecodable: Decodable {
  /// Reads a value at the place where the reader stands.
  ///
  /// - Parameter reader: Stands before the value, and stands behind it afterwards.
  /// - Returns: The value. After a failure the result does not count, whatever it is; nil if there is none.
  static func decode(from reader: inout JSONReader) -> Self?
}

/// A type whose values can be the keys of a JSON object.
///
/// A dictionary with such keys is an object; with any other keys it is an array of keys and values in turn, as the
/// standard library has it.
public protocol JSONKey: Hashable {
  /// Creates the value that the text of a key stands for, nil if it stands for none.
  init?(jsonKey: String)
  /// The text of the key.
  var jsonKey: String { get }
}

extension String: JSONKey {
  @inlinable public init?(jsonKey: String) { self = jsonKey }
  @inlinable public var jsonKey: String { self }
}

extension Int: JSONKey {
  @inlinable public init?(jsonKey: String) { self.init(jsonKey) }
  @inlinable public var jsonKey: String { String(self) }
}

extension JSONKey where Self: RawRepresentable, RawValue: JSONKey {
  @inlinable
  public init?(jsonKey: String) {
    guard let rawValue = RawValue(jsonKey: jsonKey) else { return nil }
    self.init(rawValue: rawValue)
  }

  @inlinable public var jsonKey: String { rawValue.jsonKey }
}
