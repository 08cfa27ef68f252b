// The conformances of the standard library's scalars: each is one call of the reader. The annotation of `value` chooses the
// call that reads; without it, the optional result would choose the one that calls `decode` again.

extension Bool: JSONDecodable {
  @inlinable public static func decode(from reader: inout JSONReader) -> Bool? {
    let value: Bool = reader.read(Bool.self)
    return value
  }
}

extension String: JSONDecodable {
  @inlinable public static func decode(from reader: inout JSONReader) -> String? {
    let value: String = reader.read(String.self)
    return value
  }
}

extension Double: JSONDecodable {
  @inlinable public static func decode(from reader: inout JSONReader) -> Double? {
    let value: Double = reader.read(Double.self)
    return value
  }
}

extension Float: JSONDecodable {
  @inlinable public static func decode(from reader: inout JSONReader) -> Float? {
    let value: Float = reader.read(Float.self)
    return value
  }
}

extension Int: JSONDecodable {
  @inlinable public static func decode(from reader: inout JSONReader) -> Int? {
    let value: Int = reader.read(Int.self)
    return value
  }
}
