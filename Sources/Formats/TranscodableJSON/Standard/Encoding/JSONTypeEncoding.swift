internal import TranscodableBytes

/// A direct-path type whose encoding calls no user code, such as a scalar or an array of scalars.
package protocol SelfContainedJSONEncodable: JSONEncodable {}

extension Bool: SelfContainedJSONEncodable {}
extension String: SelfContainedJSONEncodable {}
extension Double: SelfContainedJSONEncodable {}
extension Float: SelfContainedJSONEncodable {}
extension Int: SelfContainedJSONEncodable {}
extension Int8: SelfContainedJSONEncodable {}
extension Int16: SelfContainedJSONEncodable {}
extension Int32: SelfContainedJSONEncodable {}
extension Int64: SelfContainedJSONEncodable {}
extension UInt: SelfContainedJSONEncodable {}
extension UInt8: SelfContainedJSONEncodable {}
extension UInt16: SelfContainedJSONEncodable {}
extension UInt32: SelfContainedJSONEncodable {}
extension UInt64: SelfContainedJSONEncodable {}
extension Optional: SelfContainedJSONEncodable where Wrapped: SelfContainedJSONEncodable {}
extension Array: SelfContainedJSONEncodable where Element: SelfContainedJSONEncodable {}
extension Dictionary: SelfContainedJSONEncodable
where Key == String, Value: SelfContainedJSONEncodable {}

/// How a type's values are encoded.
///
/// This is determined once per type, because lookups are slow.
struct JSONTypeEncoding: @unchecked Sendable {
  // Unchecked because metatypes aren't `Sendable`. The conformances are looked up dynamically, so
  // they aren't isolated.
  enum Path: UInt8 {
    case direct
    case wrapper
    case container
  }

  private enum Element: UInt8 {
    case int, double, string, other
  }

  let path: Path
  let isSelfContained: Bool
  private let element: Element
  private let direct: (any JSONEncodable.Type)?
  private let wrapper: (any JSONEncodableWrapper.Type)?

  /// In a loop, keep a reference to the table, because each access checks whether it is
  /// initialized.
  static let table = TypeTable<JSONTypeEncoding>()

  @inline(__always)
  static func of(
    _ type: any Any.Type, in table: TypeTable<JSONTypeEncoding> = table
  ) -> JSONTypeEncoding {
    table.facts(about: type) { JSONTypeEncoding(type) }
  }

  private init(_ type: any Any.Type) {
    direct = type as? any JSONEncodable.Type
    wrapper = direct == nil ? type as? any JSONEncodableWrapper.Type : nil
    element =
      type == [Int].self
      ? .int : type == [Double].self ? .double : type == [String].self ? .string : .other
    isSelfContained = type is any SelfContainedJSONEncodable.Type
    path = direct != nil ? .direct : wrapper != nil ? .wrapper : .container
  }

  @inline(__always)
  func write<Value>(_ value: borrowing Value, to writer: inout JSONWriter) {
    switch element {
    case .int: withSameType(value, as: [Int].self) { $0.encode(to: &writer) }
    case .double: withSameType(value, as: [Double].self) { $0.encode(to: &writer) }
    case .string: withSameType(value, as: [String].self) { $0.encode(to: &writer) }
    case .other: direct?.write(erased: value, to: &writer)
    }
  }

  /// The type must use the `wrapper` path.
  @inline(__always)
  func encodeElements<Value>(of value: borrowing Value, in frame: JSONEncodingFrame) throws {
    try wrapper?.encodeElements(ofErased: value, in: frame)
  }
}
