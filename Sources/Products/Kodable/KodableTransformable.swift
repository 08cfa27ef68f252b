/// Decodes and encodes a property by way of a transform.
///
/// ```swift
/// typealias CodingURL = KodableTransformable<URLTransformer>
///
/// struct Page: Kodable {
///   @CodingURL("html_url") var url: URL
///   @CodingURL("images.small", default: nil) var image: URL
/// }
/// ```
///
/// Key, options and default count where the enclosing type is ``Kodable``. In a type that is plain
/// `Codable`, the property is decoded under its own name, and the transform counts alone.
@propertyWrapper
public struct KodableTransformable<T: KodableTransform>: Codable {
  /// What is in JSON.
  public typealias OriginalType = T.From
  /// What the property is.
  public typealias TargetType = T.To

  // First, so that it is at the same place for all types; see `CodingLayout`.
  @usableFromInline internal var state: WrapperState
  @usableFromInline internal var transformer: T
  @usableFromInline internal var modifiers: [KodableModifier<TargetType>]
  @usableFromInline internal var _value: TargetType?

  @inlinable
  internal init(transformer: T, key: String? = nil) {
    state = WrapperState(path: key)
    self.transformer = transformer
    modifiers = []
    _value = nil
  }

  /// Creates a wrapper for a property that is decoded under its own name.
  @inlinable
  public init() { self.init(transformer: T()) }

  /// Creates a wrapper with a value.
  ///
  /// - Parameter wrappedValue: The value of the property, until another one is decoded or assigned.
  @inlinable
  public init(wrappedValue: TargetType) {
    self.init()
    _value = wrappedValue
  }

  /// Creates a wrapper.
  ///
  /// - Parameters:
  ///   - key: The key of the property, with dots between the keys of the objects that lead to it;
  ///     nil for its name.
  ///   - options: What is particular about the property.
  ///   - defaultValue: The value if the key is missing, or what is there cannot be decoded; nil for
  ///     none.
  @inlinable
  public init(
    key: String? = nil, options: [KodableOption<TargetType>] = [], defaultValue: TargetType? = nil
  ) {
    self.init(transformer: T(), key: key, options: options, default: defaultValue)
  }

  /// Creates a wrapper for a property that is decoded under its own name.
  ///
  /// - Parameters:
  ///   - options: What is particular about the property.
  ///   - value: The value if the key is missing, or what is there cannot be decoded; nil for none.
  @inlinable
  public init(_ options: KodableOption<TargetType>..., default value: TargetType? = nil) {
    self.init(transformer: T(), key: nil, options: options, default: value)
  }

  /// Creates a wrapper.
  ///
  /// - Parameters:
  ///   - key: The key of the property, with dots between the keys of the objects that lead to it.
  ///   - options: What is particular about the property.
  ///   - value: The value if the key is missing, or what is there cannot be decoded; nil for none.
  @inlinable
  public init(
    _ key: String, _ options: KodableOption<TargetType>..., default value: TargetType? = nil
  ) {
    self.init(transformer: T(), key: key, options: options, default: value)
  }

  @inlinable
  internal init(
    transformer: T, key: String?, options: [KodableOption<TargetType>], default value: TargetType?
  ) {
    self.init(transformer: transformer, key: key)
    if !options.isEmpty { add(options) }
    if let value { setDefault(value) }
  }

  @usableFromInline
  internal mutating func add(_ options: [KodableOption<TargetType>]) {
    for option in options {
      switch option {
      case .debugJSON: state.settings.insert(.printsJSON)
      case .encodeAsNullIfNil: state.settings.insert(.encodesNull)
      case .modifier(let modifier):
        state.settings.insert(.hasModifiers)
        modifiers.append(modifier)
      case .propertyDecoding(let decoding): state.settings.decoding = decoding
      case .key(let key): state.path = key
      }
    }
  }

  @usableFromInline
  internal mutating func setDefault(_ value: TargetType) {
    // A default of nil is none.
    guard !isNil(value) else { return }
    state.settings.insert(.hasDefault)
    _value = value
  }

  /// The key of the property, with dots between the keys of the objects that lead to it; nil if it
  /// is its name.
  public var key: String? { state.path }

  // MARK: - The value

  /// The value of the property.
  ///
  /// A value that is assigned goes through the modifiers; an invalid one is ignored.
  ///
  /// - Precondition: For reading, the property is optional, or has been decoded or assigned.
  @inlinable
  public var wrappedValue: TargetType {
    get {
      if let _value { return _value }
      return missingValue
    }
    set {
      if modifiers.isEmpty { _value = newValue } else { assign(newValue) }
    }
  }

  @usableFromInline internal var missingValue: TargetType {
    if let none = none(TargetType.self) { return none }
    fatalError(
      """
      Trying to access a non optional property that has not been decoded - the property value is \
      nil internally
      """)
  }

  @usableFromInline
  internal mutating func assign(_ value: TargetType) {
    let (value, isValid) = modified(value)
    if isValid { _value = value }
  }

  /// How strictly JSON is taken.
  public var decoding: PropertyDecoding {
    get { state.settings.decoding }
    set { state.settings.decoding = newValue }
  }

  /// Whether nil is encoded as null; otherwise it is not encoded.
  public var encodeAsNullIfNil: Bool {
    get { state.settings.contains(.encodesNull) }
    set {
      if newValue {
        state.settings.insert(.encodesNull)
      } else {
        state.settings.remove(.encodesNull)
      }
    }
  }

  // MARK: - In types that are plain Codable

  /// Decodes the value as that of a property without key, options and default.
  ///
  /// - Parameter decoder: Where to decode from.
  /// - Throws: What the decoder and the transform throw.
  public init(from decoder: any Decoder) throws {
    self.init()
    let value = try decoder.singleValueContainer().decode(OriginalType.self)
    _value = try transformer.transformFromJSON(value: value)
  }

  /// Encodes the value, if there is one.
  ///
  /// - Parameter encoder: Where to encode to.
  /// - Throws: What the encoder and the transform throw.
  public func encode(to encoder: any Encoder) throws {
    guard let value = _value ?? none(TargetType.self) else { return }
    var container = encoder.singleValueContainer()
    try container.encode(transformer.transformToJSON(value: value))
  }
}

extension KodableTransformable: Sendable where T: Sendable, T.To: Sendable {}

/// The name of ``KodableTransformable`` in the first documentation of Kodable.
@available(*, deprecated, renamed: "KodableTransformable")
public typealias KodableTrasformable = KodableTransformable
