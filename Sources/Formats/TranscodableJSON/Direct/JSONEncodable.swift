/// A type whose values are encoded as JSON directly, without containers.
///
/// `@Codable` and `@Encodable` generate this conformance in addition to the standard conformance. A
/// handwritten conformance calls methods of ``JSONWriter``:
///
/// ```swift
/// extension Celsius: JSONEncodable {
///   func encode(to writer: inout JSONWriter) {
///     writer.write(degrees)
///   }
/// }
/// ```
public protocol JSONEncodable: Encodable {
  /// Writes the value as exactly one JSON value.
  func encode(to writer: inout JSONWriter)
}

// Each of these types calls a single writer method.

extension Bool: JSONEncodable {
  @inlinable public func encode(to writer: inout JSONWriter) { writer.write(self) }
}

extension String: JSONEncodable {
  @inlinable public func encode(to writer: inout JSONWriter) { writer.write(self) }
}

extension Double: JSONEncodable {
  @inlinable public func encode(to writer: inout JSONWriter) { writer.write(self) }
}

extension Float: JSONEncodable {
  @inlinable public func encode(to writer: inout JSONWriter) { writer.write(self) }
}

extension Int: JSONEncodable {
  @inlinable public func encode(to writer: inout JSONWriter) { writer.write(self) }
}

extension Optional: JSONEncodable where Wrapped: JSONEncodable {
  @inlinable
  public func encode(to writer: inout JSONWriter) {
    if let value = self { value.encode(to: &writer) } else { writer.writeNull() }
  }
}

extension Array: JSONEncodable where Element: JSONEncodable {
  @inlinable
  public func encode(to writer: inout JSONWriter) {
    // On older systems, creating the span of a slice would retain the array.
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      writer.writeArray(span)
    } else {
      let slice = self[...]
      writer.writeArray(slice.span)
    }
  }
}

extension ContiguousArray: JSONEncodable where Element: JSONEncodable {
  @inlinable
  public func encode(to writer: inout JSONWriter) {
    writer.writeArray(span)
  }
}

extension Set: JSONEncodable where Element: JSONEncodable {
  @inlinable
  public func encode(to writer: inout JSONWriter) {
    writer.beginArray()
    for element in self { element.encode(to: &writer) }
    writer.endArray()
  }
}

extension Dictionary: JSONEncodable where Key: JSONKey & Encodable, Value: JSONEncodable {
  @inlinable
  public func encode(to writer: inout JSONWriter) {
    writer.beginObject()
    for (key, value) in self {
      writer.writeKey(of: key)
      value.encode(to: &writer)
    }
    writer.endObject()
  }
}
