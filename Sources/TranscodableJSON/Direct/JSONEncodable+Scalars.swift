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

extension JSONEncodable where Self: FixedWidthInteger {
  @inlinable public func encode(to writer: inout JSONWriter) { writer.write(integer: self) }
}

extension Int: JSONEncodable {
  @inlinable public func encode(to writer: inout JSONWriter) { writer.write(self) }
}

extension Int8: JSONEncodable {}
extension Int16: JSONEncodable {}
extension Int32: JSONEncodable {}
extension Int64: JSONEncodable {}
extension Int128: JSONEncodable {}
extension UInt: JSONEncodable {}
extension UInt8: JSONEncodable {}
extension UInt16: JSONEncodable {}
extension UInt32: JSONEncodable {}
extension UInt64: JSONEncodable {}
extension UInt128: JSONEncodable {}
