/// A property wrapper that applies a transform when a property is encoded or decoded.
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
/// The key, options and default apply only in ``Kodable`` types. In any other `Codable` type, the
/// property is encoded and decoded under its own name, and only the transform is applied.
@propertyWrapper
public struct KodableTransformable<T: KodableTransform>: Codable {
  /// The type of the value in JSON.
  public typealias OriginalType = T.From
  /// The type of the property.
  public typealias TargetType = T.To

  // The state is the first property, so that its offset is the same in all types. See
  // `CodingLayout`.
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

  /// Creates a wrapper for a property that uses its own name as its key.
  @inlinable
  public init() { self.init(transformer: T()) }

  /// Creates a wrapper with an initial value.
  ///
  /// - Parameter wrappedValue: The value of the property until it is decoded or assigned.
  @inlinable
  public init(wrappedValue: TargetType) {
    self.init()
    _value = wrappedValue
  }

  /// Creates a wrapper.
  ///
  /// - Parameters:
  ///   - key: The key of the property; dots separate the keys of nested objects. If it is `nil`,
  ///     the name of the property is used.
  ///   - options: The options of the property.
  ///   - defaultValue: The default for a missing key or a value that can't be decoded.
  @inlinable
  public init(
    key: String? = nil, options: [KodableOption<TargetType>] = [], defaultValue: TargetType? = nil
  ) {
    self.init(transformer: T(), key: key, options: options, default: defaultValue)
  }

  /// Creates a wrapper for a property that uses its own name as its key.
  ///
  /// - Parameters:
  ///   - options: The options of the property.
  ///   - value: The default for a missing key or a value that can't be decoded.
  @inlinable
  public init(_ options: KodableOption<TargetType>..., default value: TargetType? = nil) {
    self.init(transformer: T(), key: nil, options: options, default: value)
  }

  /// Creates a wrapper.
  ///
  /// - Parameters:
  ///   - key: The key of the property; dots separate the keys of nested objects.
  ///   - options: The options of the property.
  ///   - value: The default for a missing key or a value that can't be decoded.
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
    // A nil default has no effect.
    guard !isNil(value) else { return }
    state.settings.insert(.hasDefault)
    _value = value
  }

  /// The dotted key of the property, or `nil` if the key is the property's name.
  public var key: String? { state.path }

  // MARK: - The value

  /// The value of the property.
  ///
  /// Assigned values are passed through the modifiers. If a value is invalid, the assignment is
  /// ignored.
  ///
  /// - Precondition: Unless the property is optional, it must be decoded or assigned before it is
  ///   read.
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

  /// How strictly the JSON is decoded.
  public var decoding: PropertyDecoding {
    get { state.settings.decoding }
    set { state.settings.decoding = newValue }
  }

  /// Whether `nil` is encoded as null.
  ///
  /// If false, the property is omitted.
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

  // MARK: - In other Codable types

  /// Decodes the value, ignoring the key, options and default.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: An error that the decoder or the transform throws.
  public init(from decoder: any Decoder) throws {
    self.init()
    let value = try decoder.singleValueContainer().decode(OriginalType.self)
    _value = try transformer.transformFromJSON(value: value)
  }

  /// Encodes the value, if there is one.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: An error that the encoder or the transform throws.
  public func encode(to encoder: any Encoder) throws {
    guard let value = _value ?? none(TargetType.self) else { return }
    var container = encoder.singleValueContainer()
    try container.encode(transformer.transformToJSON(value: value))
  }
}

extension KodableTransformable: Sendable where T: Sendable, T.To: Sendable {}

/// A misspelling of ``KodableTransformable`` that appears in Kodable's original documentation.
@available(*, deprecated, renamed: "KodableTransformable")
public typealias KodableTrasformable = KodableTransformable
