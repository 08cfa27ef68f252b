internal import TranscodableCore
internal import TranscodableJSON

/// A stored property that is encoded and decoded on a fast path.
///
/// The fast path has specialized code for the most common types, because generic code spends most
/// of its time requesting runtime metadata.
struct FastPathProperty: ~Copyable, @unchecked Sendable {
  // Unchecked: metatypes can be shared between threads, and their conformances aren't isolated.
  let name: String
  let key: String
  let path: String?
  let state: FieldOffset?
  /// In a property wrapper, the value is stored as an optional.
  let value: FieldOffset
  let type: any Any.Type
  let isOptional: Bool
  let kind: Kind

  enum Kind {
    case none
    case string, int, double, bool
    case other(FastPathValue)
  }

  /// Assumes that the property wrapper has the same key in all values of the type.
  init(_ property: StoredProperty, in owner: borrowing FieldReader) {
    var (name, path, type) = (property.name, nil as String?, property.location.type)
    var (state, value) = (nil as FieldOffset?, property.location)
    if let wrapper = type as? any CodingWrapper.Type,
      let inner = property.property(named: "inner"),
      let location = inner.property(named: "state")?.location, location.type == WrapperState.self,
      let wrapped = inner.property(named: "_value")?.location
    {
      name = KodableProperty.name(of: property)
      path = owner.value(at: location, as: WrapperState.self).path
      (state, value, type) = (location, wrapped, wrapper.valueType)
    }
    let optional = type as? any AnyOptional.Type
    let isUsual = value.isStrong && value.isVariable && (path ?? name).hasSegments == false
    (self.name, self.path, key) = (name, path, path ?? name)
    (self.state, self.value, self.type) = (state, value, type)
    isOptional = optional != nil
    let wraps = (state == nil ? 0 : 1) + (isOptional ? 1 : 0)
    kind = isUsual ? Kind(optional?.wrappedType ?? type, wraps: wraps) : .none
  }
}

extension FastPathProperty.Kind {
  fileprivate init(_ type: any Any.Type, wraps: Int) {
    if type == String.self {
      self = .string
    } else if type == Int.self {
      self = .int
    } else if type == Double.self {
      self = .double
    } else if type == Bool.self {
      self = .bool
    } else if !(type is any AnyOptional.Type), !(type is any WrappedProperty.Type),
      let type = type as? any Codable.Type
    {
      self = .other(FastPathValue.of(type, wraps: wraps))
    } else {
      // The fast path doesn't support nested optionals, because nil can occur at each level.
      self = .none
    }
  }
}

protocol CodingWrapper {
  static var valueType: any Any.Type { get }
}

extension Coding: CodingWrapper {
  static var valueType: any Any.Type { T.self }
}

extension FastPathProperty {
  @inline(__always)
  borrowing func decode(
    _ owner: borrowing FieldAccessor, from fields: some FieldSource
  ) throws -> Bool {
    var hasDefault = false
    if let state {
      let state = owner.value(at: state, as: WrapperState.self)
      guard state.settings.isPlain, state.path == path else { return false }
      hasDefault = state.settings.contains(.hasDefault)
    }
    switch kind {
    case .none: return false
    case .string: return take(fields.string(for: key), hasDefault, owner)
    case .int: return take(fields.integer(for: key), hasDefault, owner)
    case .double: return take(fields.double(for: key), hasDefault, owner)
    case .bool: return take(fields.bool(for: key), hasDefault, owner)
    case .other(let type): return try decode(type, hasDefault, owner, from: fields)
    }
  }

  // This method is inlined, because a call would copy the property.
  @inline(__always)
  private borrowing func decode(
    _ type: FastPathValue, _ hasDefault: Bool, _ owner: borrowing FieldAccessor,
    from fields: some FieldSource
  ) throws -> Bool {
    do {
      if try fields.decode(type, for: AnyCodingKey(key), owner, value) { return true }
    } catch {
      // Don't try again with a different decoder, because this would double the time at each
      // nesting level.
      if state == nil { throw error }
      if isOptional || hasDefault { return true }
      throw KodableError.failedDecodingProperty(
        property: name, key: key, type: self.type, underlyingError: KodableError(error))
    }
    guard state == nil else { return isOptional || hasDefault }
    if isOptional { type.clear(owner, value) }
    return true
  }

  /// If `found` is `nil`, the value isn't supported.
  ///
  /// If `found` contains a nil value, the key is missing or null.
  @inline(__always)
  private borrowing func take<Value>(
    _ found: Value??, _ hasDefault: Bool, _ owner: borrowing FieldAccessor
  ) -> Bool {
    guard let found else { return false }
    guard let found else {
      guard state == nil else { return isOptional || hasDefault }
      if isOptional { owner.set(value, to: Value?.none) }
      return true
    }
    put(found, owner)
    return true
  }

  @inline(__always)
  private borrowing func put<Value>(_ found: consuming Value, _ owner: borrowing FieldAccessor) {
    switch (state != nil, isOptional) {
    case (false, false): owner.set(value, to: found)
    case (true, true): owner.set(value, to: Value??.some(.some(found)))
    default: owner.set(value, to: Value?.some(found))
    }
  }
}

/// The members of an object, looked up by key.
///
/// If a scalar isn't of the requested kind, the result is `nil`. If the key is missing or null, the
/// result is an optional that contains nil.
protocol FieldSource {
  func string(for key: String) -> String??
  func bool(for key: String) -> Bool??
  func integer(for key: String) -> Int??
  func double(for key: String) -> Double??
  func decode(
    _ type: FastPathValue, for key: AnyCodingKey, _ owner: borrowing FieldAccessor,
    _ location: FieldOffset
  ) throws -> Bool
}

extension NamedFields: FieldSource {
  func decode(
    _ type: FastPathValue, for key: AnyCodingKey, _ owner: borrowing FieldAccessor,
    _ location: FieldOffset
  ) throws -> Bool {
    guard let member = self.position(of: key.stringValue) else { return false }
    try type.decode(self, at: member, key, owner, location)
    return true
  }
}

struct ContainerFields: FieldSource {
  let container: PropertyContainer

  func string(for key: String) -> String?? {
    found { try container.decodeIfPresent(String.self, forKey: AnyCodingKey(key)) }
  }

  func bool(for key: String) -> Bool?? {
    found { try container.decodeIfPresent(Bool.self, forKey: AnyCodingKey(key)) }
  }

  func integer(for key: String) -> Int?? {
    found { try container.decodeIfPresent(Int.self, forKey: AnyCodingKey(key)) }
  }

  func double(for key: String) -> Double?? {
    found { try container.decodeIfPresent(Double.self, forKey: AnyCodingKey(key)) }
  }

  func decode(
    _ type: FastPathValue, for key: AnyCodingKey, _ owner: borrowing FieldAccessor,
    _ location: FieldOffset
  ) throws -> Bool {
    if try container.isMissing(key) { return false }
    try type.decode(container, key, owner, location)
    return true
  }

  @inline(__always)
  private func found<Value>(_ value: () throws -> Value?) -> Value?? {
    do { return .some(try value()) } catch { return nil }
  }
}
