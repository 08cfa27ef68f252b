internal import Foundation
internal import TranscodableBytes

/// The type characteristics that property wrappers need, determined once for each type.
///
/// Unchecked: metatypes can be shared between threads, and their conformances aren't isolated.
struct ValueFacts: @unchecked Sendable {
  let optional: (any AnyOptional.Type)?
  let encodable: (any EncodableOptional.Type)?
  let array: (any DecodableArray.Type)?
  let lossless: (any LosslessDecodable.Type)?
  let isConvertedByDefault: Bool

  private static let table = TypeTable<ValueFacts>()

  @inline(__always)
  static func of(_ type: any Any.Type) -> ValueFacts {
    table.facts(about: type) { ValueFacts(type) }
  }

  private init(_ type: any Any.Type) {
    optional = type as? any AnyOptional.Type
    encodable = type as? any EncodableOptional.Type
    var wrapped = type
    while let optional = wrapped as? any AnyOptional.Type { wrapped = optional.wrappedType }
    array = wrapped as? any DecodableArray.Type
    lossless = wrapped as? any LosslessDecodable.Type
    isConvertedByDefault = wrapped == Bool.self || wrapped == String.self
  }
}

protocol AnyOptional {
  static var wrappedType: any Any.Type { get }
  static var none: Self { get }
  var isNil: Bool { get }
  func flattened() -> Any?
}

extension Optional: AnyOptional {
  static var wrappedType: any Any.Type { Wrapped.self }

  var isNil: Bool {
    guard let self else { return true }
    guard let facts = ValueFacts.of(Wrapped.self).optional else { return false }
    return isNone(self, facts)
  }

  func flattened() -> Any? {
    guard let self else { return nil }
    guard let optional = self as? any AnyOptional else { return self }
    return optional.flattened()
  }
}

protocol EncodableOptional: AnyOptional {
  func encodeWrapped(
    to container: inout KeyedEncodingContainer<AnyCodingKey>, forKey key: AnyCodingKey) throws
}

extension Optional: EncodableOptional where Wrapped: Encodable {
  func encodeWrapped(
    to container: inout KeyedEncodingContainer<AnyCodingKey>, forKey key: AnyCodingKey
  ) throws {
    if let self { try container.encode(self, forKey: key) }
  }
}

@inline(__always)
func isNil<Value>(_ value: Value) -> Bool {
  guard let optional = ValueFacts.of(Value.self).optional else { return false }
  return isNone(value, optional)
}

private func isNone<Value, Wrapper: AnyOptional>(_ value: Value, _: Wrapper.Type) -> Bool {
  castToSameType(value, as: Wrapper.self).isNil
}

func none<Value>(_: Value.Type) -> Value? {
  func none<Wrapper: AnyOptional>(_: Wrapper.Type) -> Value {
    castToSameType(Wrapper.none, as: Value.self)
  }
  return ValueFacts.of(Value.self).optional.map { none($0) }
}
