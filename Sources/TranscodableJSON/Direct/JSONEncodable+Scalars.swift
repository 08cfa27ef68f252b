// The conformances of the standard library's scalars: each is one call of the writer.

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
