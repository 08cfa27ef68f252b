internal import TranscodableBytes
internal import TranscodableJSON

/// What is done with a stored property that has nothing unusual about it: no wrapper, or ``Coding``
/// without options.
///
/// Code that is generic over the type of a property spends most of its time in the runtime, asking
/// for metadata. So such properties are decoded and encoded here, by code for the types that
/// properties have most, and with a single question for the others. Whatever is unusual is left to
/// ``KodableProperty``.
struct QuickProperty: ~Copyable, @unchecked Sendable {
  // Unchecked: a type is the same for every thread, and its conformances are looked up, not
  // isolated.
  /// The name of the property.
  let name: String
  /// The key that is looked for, and the one that the wrapper must have been given for that.
  let key: String
  let path: String?
  /// Where the state of the wrapper is, if there is one.
  let state: StoredPlace?
  /// Where the value is; within a wrapper, as an optional.
  let value: StoredPlace
  /// The type of the property.
  let type: any Any.Type
  let isOptional: Bool
  let kind: Kind

  enum Kind {
    /// Not a quick one.
    case none
    case string, int, double, bool
    case other(QuickValue)
  }

  /// Describes a property.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - owner: A value that has it: what key its wrapper has there, it is supposed to have
  ///     everywhere.
  init(_ property: StoredProperty, in owner: borrowing PropertyOwner) {
    var (name, path, type) = (property.name, nil as String?, property.place.type)
    var (state, value) = (nil as StoredPlace?, property.place)
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

extension QuickProperty.Kind {
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
      self = .other(QuickValue.of(type, wraps: wraps))
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
