internal import TranscodableBytes

/// A type of the direct lane that runs no code of others while a value writes itself: a scalar, or a collection of such.
package protocol ClosedJSONEncodable: JSONEncodable {}

extension Bool: ClosedJSONEncodable {}
extension String: ClosedJSONEncodable {}
extension Double: ClosedJSONEncodable {}
extension Float: ClosedJSONEncodable {}
extension Int: ClosedJSONEncodable {}
extension Int8: ClosedJSONEncodable {}
extension Int16: ClosedJSONEncodable {}
extension Int32: ClosedJSONEncodable {}
extension Int64: ClosedJSONEncodable {}
extension UInt: ClosedJSONEncodable {}
extension UInt8: ClosedJSONEncodable {}
extension UInt16: ClosedJSONEncodable {}
extension UInt32: ClosedJSONEncodable {}
extension UInt64: ClosedJSONEncodable {}
extension Optional: ClosedJSONEncodable where Wrapped: ClosedJSONEncodable {}
extension Array: ClosedJSONEncodable where Element: ClosedJSONEncodable {}
extension Dictionary: ClosedJSONEncodable where Key == String, Value: ClosedJSONEncodable {}

/// How the values of a type are encoded: found out once a type, since asking a value what it conforms to costs more than
/// writing a number.
struct JSONEncodedType: @unchecked Sendable {
  // Unchecked: a type is the same for every thread, and what it conforms to is looked up, not isolated.
  enum Lane: UInt8 {
    /// The type writes itself.
    case direct
    /// A collection of the standard library, or an optional, whose elements are encoded in a loop of ours.
    case wrapper
    /// Everything else: the type encodes itself into containers.
    case standard
  }

  /// An array of these is written by code that the compiler has specialised.
  private enum Element: UInt8 {
    case int, double, string, other
  }

  let lane: Lane
  /// Whether no code of others runs while a value writes itself in the direct lane.
  let isClosed: Bool
  private let element: Element
  private let direct: (any JSONEncodable.Type)?
  private let wrapper: (any JSONEncodableWrapper.Type)?

  /// What is known about types.
  ///
  /// The caller often keeps the table: each look at a global asks first whether it has been made.
  static let table = TypeTable<JSONEncodedType>()

  /// How the values of `type` are encoded.
  @inline(__always)
  static func of(
    _ type: any Any.Type, in table: TypeTable<JSONEncodedType> = table
  ) -> JSONEncodedType {
    table.facts(about: type) { JSONEncodedType(type) }
  }

  private init(_ type: any Any.Type) {
    direct = type as? any JSONEncodable.Type
    wrapper = direct == nil ? type as? any JSONEncodableWrapper.Type : nil
    element =
      type == [Int].self
      ? .int : type == [Double].self ? .double : type == [String].self ? .string : .other
    isClosed = type is any ClosedJSONEncodable.Type
    lane = direct != nil ? .direct : wrapper != nil ? .wrapper : .standard
  }

  /// Lets a value of this type, whose lane is direct, write itself.
  @inline(__always)
  func write<Value>(_ value: borrowing Value, to writer: inout JSONWriter) {
    switch element {
    case .int: withSameType(value, as: [Int].self) { $0.encode(to: &writer) }
    case .double: withSameType(value, as: [Double].self) { $0.encode(to: &writer) }
    case .string: withSameType(value, as: [String].self) { $0.encode(to: &writer) }
    case .other: direct?.write(erased: value, to: &writer)
    }
  }

  /// Encodes the elements of a value of this type, whose lane is that of wrappers.
  @inline(__always)
  func encodeElements<Value>(of value: borrowing Value, in frame: JSONEncodingFrame) throws {
    try wrapper?.encodeElements(ofErased: value, in: frame)
  }
}
