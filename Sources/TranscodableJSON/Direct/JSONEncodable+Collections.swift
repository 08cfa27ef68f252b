extension Optional: JSONEncodable where Wrapped: JSONEncodable {
  @inlinable
  public func encode(to writer: inout JSONWriter) {
    if let value = self { value.encode(to: &writer) } else { writer.writeNull() }
  }
}

extension Array: JSONEncodable where Element: JSONEncodable {
  @inlinable
  public func encode(to writer: inout JSONWriter) {
    writer.beginArray()
    // A span lends its elements; iterating over the array would copy each of them.
    let elements = span
    for index in elements.indices { elements[index].encode(to: &writer) }
    writer.endArray()
  }
}

extension ContiguousArray: JSONEncodable where Element: JSONEncodable {
  @inlinable
  public func encode(to writer: inout JSONWriter) {
    writer.beginArray()
    let elements = span
    for index in elements.indices { elements[index].encode(to: &writer) }
    writer.endArray()
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
      writer.writeKey(dictionary: key.jsonKey)
      value.encode(to: &writer)
    }
    writer.endObject()
  }
}
