internal import TranscodableBytes
internal import TranscodableCore
internal import TranscodableJSON

/// Decodes values of a type into storage, and encodes stored values.
///
/// Each instance stores runtime metadata that would otherwise be looked up for each value.
class FastPathValue: @unchecked Sendable {
  // Unchecked: this class has no stored properties.

  func decode(
    _ fields: NamedFields, at member: NamedFields.Position, _ key: AnyCodingKey,
    _ owner: borrowing FieldAccessor, _ location: FieldOffset
  ) throws {}

  func decode(
    _ container: PropertyContainer, _ key: AnyCodingKey, _ owner: borrowing FieldAccessor,
    _ location: FieldOffset
  ) throws {}

  func clear(_ owner: borrowing FieldAccessor, _ location: FieldOffset) {}

  func encode(
    _ owner: borrowing FieldReader, _ location: FieldOffset, to members: NamedMembers, _ key: String
  ) throws -> Bool { false }

  func encode(
    _ owner: borrowing FieldReader, _ location: FieldOffset,
    to container: inout KeyedEncodingContainer<AnyCodingKey>, _ key: AnyCodingKey
  ) throws -> Bool { false }

  static func of<Value: Codable>(_: Value.Type, wraps: Int) -> FastPathValue {
    switch wraps {
    case 0: BareValue<Value>()
    case 1: WrappedValue<Value, Value?>()
    default: TwiceWrappedValue<Value, Value?, Value??>()
    }
  }
}

private class PlacedValue<Value: Codable, Placed>: FastPathValue, @unchecked Sendable {
  func wrap(_ value: consuming Value) -> Placed { fatalError("Implemented by all subclasses") }

  override func decode(
    _ fields: NamedFields, at member: NamedFields.Position, _ key: AnyCodingKey,
    _ owner: borrowing FieldAccessor, _ location: FieldOffset
  ) throws {
    owner.set(location, to: wrap(try fields.value(Value.self, at: member, for: key)))
  }

  override func decode(
    _ container: PropertyContainer, _ key: AnyCodingKey, _ owner: borrowing FieldAccessor,
    _ location: FieldOffset
  ) throws {
    owner.set(location, to: wrap(try container.decode(Value.self, forKey: key)))
  }

  func lend(
    _ owner: borrowing FieldReader, _ location: FieldOffset, to body: (Value) throws -> Void
  ) throws -> Bool { fatalError("Implemented by all subclasses") }

  override func encode(
    _ owner: borrowing FieldReader, _ location: FieldOffset, to members: NamedMembers, _ key: String
  ) throws -> Bool {
    try lend(owner, location) { try members.encode($0, for: key) }
  }

  override func encode(
    _ owner: borrowing FieldReader, _ location: FieldOffset,
    to container: inout KeyedEncodingContainer<AnyCodingKey>, _ key: AnyCodingKey
  ) throws -> Bool {
    try lend(owner, location) { try container.encode($0, forKey: key) }
  }
}

private final class BareValue<Value: Codable>: PlacedValue<Value, Value>, @unchecked Sendable {
  override func wrap(_ value: consuming Value) -> Value { value }

  override func lend(
    _ owner: borrowing FieldReader, _ location: FieldOffset, to body: (Value) throws -> Void
  ) throws -> Bool {
    try owner.lend(location, as: Value.self) { try body($0) }
    return true
  }
}

private final class WrappedValue<Value: Codable, Wrapper: Wrapping>: PlacedValue<Value, Wrapper>,
  @unchecked Sendable
where Wrapper.Content == Value {
  override func wrap(_ value: consuming Value) -> Wrapper { Wrapper(content: value) }

  override func clear(_ owner: borrowing FieldAccessor, _ location: FieldOffset) {
    owner.set(location, to: Wrapper.empty)
  }

  override func lend(
    _ owner: borrowing FieldReader, _ location: FieldOffset, to body: (Value) throws -> Void
  ) throws -> Bool {
    try owner.lend(location, as: Wrapper.self) { try $0.withContent(body) }
  }
}

private final class TwiceWrappedValue<Value: Codable, Inner: Wrapping, Outer: Wrapping>:
  PlacedValue<Value, Outer>, @unchecked Sendable
where Inner.Content == Value, Outer.Content == Inner {
  override func wrap(_ value: consuming Value) -> Outer { Outer(content: Inner(content: value)) }

  override func lend(
    _ owner: borrowing FieldReader, _ location: FieldOffset, to body: (Value) throws -> Void
  ) throws -> Bool {
    var isThere = false
    _ = try owner.lend(location, as: Outer.self) {
      try $0.withContent { isThere = try $0.withContent(body) }
    }
    return isThere
  }
}

protocol Wrapping {
  associatedtype Content
  static var empty: Self { get }
  init(content: consuming Content)
  func withContent(_ body: (Content) throws -> Void) throws -> Bool
}

extension Optional: Wrapping {
  static var empty: Wrapped? { nil }
  init(content: consuming Wrapped) { self = .some(content) }

  @inline(__always)
  func withContent(_ body: (Wrapped) throws -> Void) throws -> Bool {
    try withWrapped(self, body)
  }
}
