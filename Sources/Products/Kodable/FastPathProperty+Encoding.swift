internal import TranscodableJSON

extension FastPathProperty {
  @inline(__always)
  borrowing func encode(
    _ owner: borrowing FieldReader, to members: inout some FieldSink
  ) throws -> Bool {
    if let state {
      let isUsual = owner.lend(state, as: WrapperState.self) {
        !$0.settings.contains(.encodesNull) && $0.path == path
      }
      guard isUsual else { return false }
    }
    switch kind {
    case .none: return false
    case .string: return try lend(String.self, owner) { try members.encode($0, for: key) }
    case .int: return try lend(Int.self, owner) { try members.encode($0, for: key) }
    case .double: return try lend(Double.self, owner) { try members.encode($0, for: key) }
    case .bool: return try lend(Bool.self, owner) { try members.encode($0, for: key) }
    case .other(let type): return try members.encode(type, for: key, owner, value) || isOptional
    }
  }

  /// Also returns true for an optional property without a value, because nothing is left to encode.
  @inline(__always)
  private borrowing func lend<Value>(
    _: Value.Type, _ owner: borrowing FieldReader, to body: (Value) throws -> Void
  ) throws -> Bool {
    switch (state != nil, isOptional) {
    case (false, false):
      try owner.lend(value, as: Value.self) { try body($0) }
      return true
    case (true, true):
      return try owner.lend(value, as: Value??.self) {
        try $0.withContent { _ = try $0.withContent(body) } || true
      }
    default:
      return try owner.lend(value, as: Value?.self) { try $0.withContent(body) } || isOptional
    }
  }
}

protocol FieldSink {
  mutating func encode(_ value: String, for key: String) throws
  mutating func encode(_ value: Bool, for key: String) throws
  mutating func encode(_ value: Int, for key: String) throws
  mutating func encode(_ value: Double, for key: String) throws
  mutating func encode(
    _ type: FastPathValue, for key: String, _ owner: borrowing FieldReader, _ location: FieldOffset
  ) throws -> Bool
  func container(of encoder: any Encoder) -> KeyedEncodingContainer<AnyCodingKey>
}

extension NamedMembers: FieldSink {
  func container(of encoder: any Encoder) -> KeyedEncodingContainer<AnyCodingKey> {
    encoder.container(keyedBy: AnyCodingKey.self)
  }

  func encode(
    _ type: FastPathValue, for key: String, _ owner: borrowing FieldReader, _ location: FieldOffset
  ) throws -> Bool {
    try type.encode(owner, location, to: self, key)
  }
}

struct ContainerMembers: FieldSink {
  var container: KeyedEncodingContainer<AnyCodingKey>

  // The container is requested only once, because some encoders can't continue with an object if
  // its container is requested again.
  func container(of encoder: any Encoder) -> KeyedEncodingContainer<AnyCodingKey> { container }

  mutating func encode(_ value: String, for key: String) throws {
    try container.encode(value, forKey: AnyCodingKey(key))
  }

  mutating func encode(_ value: Bool, for key: String) throws {
    try container.encode(value, forKey: AnyCodingKey(key))
  }

  mutating func encode(_ value: Int, for key: String) throws {
    try container.encode(value, forKey: AnyCodingKey(key))
  }

  mutating func encode(_ value: Double, for key: String) throws {
    try container.encode(value, forKey: AnyCodingKey(key))
  }

  mutating func encode(
    _ type: FastPathValue, for key: String, _ owner: borrowing FieldReader, _ location: FieldOffset
  ) throws -> Bool {
    try type.encode(owner, location, to: &container, AnyCodingKey(key))
  }
}
