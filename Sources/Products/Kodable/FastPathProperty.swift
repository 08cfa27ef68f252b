internal import TranscodableCore
internal import TranscodableJSON

/// What is done with a stored property that has nothing unusual about it: no wrapper, or ``Coding``
/// without options.
///
/// Code that is generic over the type of a property spends most of its time in the runtime, asking
/// for metadata. So such properties are decoded and encoded here, by code for the types that
/// properties have most, and with a single question for the others. Whatever is unusual is left to
/// ``KodableProperty``.
struct FastPathProperty: ~Copyable, @unchecked Sendable {
  // Unchecked: a type is the same for every thread, and its conformances are looked up, not
  // isolated.
  /// The name of the property.
  let name: String
  /// The key that is looked for, and the one that the wrapper must have been given for that.
  let key: String
  let path: String?
  /// Where the state of the wrapper is, if there is one.
  let state: FieldOffset?
  /// Where the value is; within a wrapper, as an optional.
  let value: FieldOffset
  /// The type of the property.
  let type: any Any.Type
  let isOptional: Bool
  let kind: Kind

  enum Kind {
    /// Not a quick one.
    case none
    case string, int, double, bool
    case other(FastPathValue)
  }

  /// Describes a property.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - owner: A value that has it: what key its wrapper has there, it is supposed to have
  ///     everywhere.
  init(_ property: StoredProperty, in owner: borrowing FieldReader) {
    var (name, path, type) = (property.name, nil as String?, property.place.type)
    var (state, value) = (nil as FieldOffset?, property.place)
    if let wrapper = type as? any CodingWrapper.Type,
      let inner = property.property(named: "inner"),
      let place = inner.property(named: "state")?.place, place.type == WrapperState.self,
      let wrapped = inner.property(named: "_value")?.place
    {
      name = KodableProperty.name(of: property)
      path = owner.value(at: place, as: WrapperState.self).path
      (state, value, type) = (place, wrapped, wrapper.valueType)
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
  /// How the values of a type are decoded, whose places are of a type that wraps it as often as is
  /// said.
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
      // An optional within an optional may be nil in more than one way.
      self = .none
    }
  }
}

/// The wrapper ``Coding`` for any type.
protocol CodingWrapper {
  /// The type of the property.
  static var valueType: any Any.Type { get }
}

extension Coding: CodingWrapper {
  static var valueType: any Any.Type { T.self }
}

extension FastPathProperty {
  /// Decodes the property, if there is nothing unusual about it, or about what is there.
  ///
  /// - Returns: Whether that is done.
  /// - Throws: A `KodableError`.
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

  // In line: a call would get a copy of the property.
  @inline(__always)
  private borrowing func decode(
    _ type: FastPathValue, _ hasDefault: Bool, _ owner: borrowing FieldAccessor,
    from fields: some FieldSource
  ) throws -> Bool {
    do {
      if try fields.decode(type, for: AnyCodingKey(key), owner, value) { return true }
    } catch {
      // Not left to another decoder: to decode again what is nested would take twice the time at each
      // level.
      if state == nil { throw error }
      if isOptional || hasDefault { return true }
      throw KodableError.failedDecodingProperty(
        property: name, key: key, type: self.type, underlyingError: KodableError(error))
    }
    guard state == nil else { return isOptional || hasDefault }
    if isOptional { type.clear(owner, value) }
    return true
  }

  /// Takes what was found: nil stands for something unusual, an optional without a value for
  /// nothing, or null.
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

/// The members of an object, looked up by their keys.
///
/// Of scalars, nil stands for something else than what is asked for, an optional without a value
/// for nothing, or null.
protocol FieldSource {
  func string(for key: String) -> String??
  func bool(for key: String) -> Bool??
  func integer(for key: String) -> Int??
  func double(for key: String) -> Double??
  /// Decodes a value and puts it into its place.
  ///
  /// - Returns: False if there is nothing, or null.
  func decode(
    _ type: FastPathValue, for key: AnyCodingKey, _ owner: borrowing FieldAccessor,
    _ place: FieldOffset
  ) throws -> Bool
}

extension NamedFields: FieldSource {
  func decode(
    _ type: FastPathValue, for key: AnyCodingKey, _ owner: borrowing FieldAccessor,
    _ place: FieldOffset
  ) throws -> Bool {
    guard let member = self.place(of: key.stringValue) else { return false }
    try type.decode(self, at: member, key, owner, place)
    return true
  }
}

/// The members of an object in the container of any coder.
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
    _ place: FieldOffset
  ) throws -> Bool {
    if try container.isMissing(key) { return false }
    try type.decode(container, key, owner, place)
    return true
  }

  @inline(__always)
  private func found<Value>(_ value: () throws -> Value?) -> Value?? {
    do { return .some(try value()) } catch { return nil }
  }
}
