internal import TranscodableBytes
internal import TranscodableJSON

/// What is done with a stored property that has nothing unusual about it: no wrapper, or ``Coding`` without options.
///
/// Code that is generic over the type of a property spends most of its time in the runtime, asking for
/// metadata. So such properties are decoded and encoded here, by code for the types that properties have
/// most, and with a single question for the others. Whatever is unusual is left to ``KodableProperty``.
struct QuickProperty: @unchecked Sendable {
  // Unchecked: a type is the same for every thread, and its conformances are looked up, not isolated.
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
    case none
    case string, int, double, bool
    case other(any Codable.Type)
  }

  /// Describes a property.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - owner: A value that has it: what key its wrapper has there, it is supposed to have everywhere.
  init?(_ property: StoredProperty, in owner: borrowing PropertyOwner) {
    guard property.place.isStrong, property.place.isVariable,
      !property.name.hasPrefix(KodableProperty.lazyPrefix)
    else { return nil }
    if let wrapper = property.place.type as? any CodingWrapper.Type {
      guard let inner = property.property(named: "inner"),
        let state = inner.property(named: "state")?.place, state.type == WrapperState.self,
        let value = inner.property(named: "_value")
      else { return nil }
      name = KodableProperty.name(of: property)
      path = owner.value(at: state, as: WrapperState.self).path
      key = path ?? name
      (self.state, self.value, type) = (state, value.place, wrapper.valueType)
    } else {
      (name, key, path, state) = (property.name, property.name, nil, nil)
      (value, type) = (property.place, property.place.type)
    }
    guard !key.hasSegments else { return nil }
    let optional = type as? any AnyOptional.Type
    isOptional = optional != nil
    kind = Kind(optional?.wrappedType ?? type)
    if case .none = kind { return nil }
  }
}

extension QuickProperty.Kind {
  fileprivate init(_ type: any Any.Type) {
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
      self = .other(type)
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
