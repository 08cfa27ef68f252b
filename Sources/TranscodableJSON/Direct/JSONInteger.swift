/// The integers of the standard library, which read and write themselves as numbers, exactly.
///
/// The default implementations hang on a protocol of their own, and not on all integers, so that no other type's
/// conformance to ``JSONDecodable`` has to consider them.
public protocol JSONInteger: FixedWidthInteger, Sendable, JSONDecodable, JSONEncodable {}

extension JSONInteger {
  /// Reads an integer; a number that is not integral or does not fit is a failure.
  @inlinable
  public static func decode(from reader: inout JSONReader) -> Self? {
    let value: Self = reader.read(Self.self)
    return value
  }

  /// Writes the integer.
  @inlinable
  public func encode(to writer: inout JSONWriter) { writer.write(integer: self) }
}

extension Int8: JSONInteger {}
extension Int16: JSONInteger {}
extension Int32: JSONInteger {}
extension Int64: JSONInteger {}
extension Int128: JSONInteger {}
extension UInt: JSONInteger {}
extension UInt8: JSONInteger {}
extension UInt16: JSONInteger {}
extension UInt32: JSONInteger {}
extension UInt64: JSONInteger {}
extension UInt128: JSONInteger {}
