internal import TranscodableBytes

/// A direct-path type whose encoding calls no user code: a scalar, or a collection of scalars.
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

/// How the values of a type are encoded.
///
/// Determined once per type, since a conformance lookup costs more than writing a number.
struct JSONEncodedType: @unchecked Sendable {
  // Unchecked because metatypes aren't `Sendable`; the conformances are looked up dynamically, so
  // they aren't isolated.
  enum Lane: UInt8 {
    /// The type supports the direct path.
    case direct
    /// A collection of the standard library, or an optional, whose elements are encoded in a loop
    /// of this package.
    case wrapper
    /// All other types, which are encoded through containers.
    case standard
  }

  /// An array of these is written by specialized code.
  private enum Element: UInt8 {
    case int, double, string, other
  }

  let lane: Lane
  /// Whether the direct path calls no user code for values of this type.
  let isClosed: Bool
  private let element: Element
  private let direct: (any JSONEncodable.Type)?
  private let wrapper: (any JSONEncodableWrapper.Type)?

  /// The cached plans.
  ///
  /// Callers in a loop should keep a reference: each access to a global checks whether it is
  /// initialized.
  static let table = TypeTable<JSONEncodedType>()

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

  /// Writes a value of this type, which must support the direct path.
  @inline(__always)
  func write<Value>(_ value: borrowing Value, to writer: inout JSONWriter) {
    switch element {
    case .int: withSameType(value, as: [Int].self) { $0.encode(to: &writer) }
    case .double: withSameType(value, as: [Double].self) { $0.encode(to: &writer) }
    case .string: withSameType(value, as: [String].self) { $0.encode(to: &writer) }
    case .other: direct?.write(erased: value, to: &writer)
    }
  }

  /// Encodes the elements of a value of this type, which must be a wrapper.
  @inline(__always)
  func encodeElements<Value>(of value: borrowing Value, in frame: JSONEncodingFrame) throws {
    try wrapper?.encodeElements(ofErased: value, in: frame)
  }
}
