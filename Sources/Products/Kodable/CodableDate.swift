/// A property wrapper that encodes and decodes a date as a string.
///
/// ```swift
/// struct Event: Kodable {
///   @CodableDate var start: Date                                  // ISO 8601
///   @CodableDate(.format("y-MM-dd"), "simple_date") var day: Date
///   @CodableDate(.timestamp) var seen: Date?
/// }
/// ```
///
/// If a string isn't a valid date, an optional property becomes `nil`; for any other property,
/// decoding fails even if there is a default. Dates are encoded as strings with every strategy.
///
/// The strategy, key, options and default apply only if the enclosing type is ``Kodable``. In any
/// other `Codable` type, the date is encoded and decoded in ISO 8601 format under the name of the
/// property.
@propertyWrapper
public struct CodableDate<T: DateProtocol>: Codable {
  @usableFromInline internal var inner: KodableTransformable<DateTransformer<T>>

  /// Creates a wrapper for an ISO 8601 date whose key is the name of the property.
  public init() { self.init(.iso8601, key: nil, [], nil) }

  /// Creates a wrapper for an ISO 8601 date whose key is the name of the property.
  ///
  /// - Parameters:
  ///   - options: The options of the property.
  ///   - value: The default for a missing key or a value that isn't a string.
  public init(_ options: KodableOption<T>..., default value: T? = nil) {
    self.init(.iso8601, key: nil, options, value)
  }

  /// Creates a wrapper for an ISO 8601 date.
  ///
  /// - Parameters:
  ///   - key: The key of the property; dots separate the keys of nested objects.
  ///   - options: The options of the property.
  ///   - value: The default for a missing key or a value that isn't a string.
  public init(_ key: String, _ options: KodableOption<T>..., default value: T? = nil) {
    self.init(.iso8601, key: key, options, value)
  }

  /// Creates a wrapper.
  ///
  /// - Parameters:
  ///   - strategy: The date format.
  ///   - key: The key of the property; dots separate the keys of nested objects. If it is `nil`,
  ///     the name of the property is used.
  ///   - options: The options of the property.
  ///   - value: The default for a missing key or a value that isn't a string.
  public init(
    _ strategy: DateCodingStrategy, _ key: String? = nil, _ options: KodableOption<T>...,
    default value: T? = nil
  ) {
    self.init(strategy, key: key, options, value)
  }

  /// Creates a wrapper for a property whose key is its name, unless an option specifies the key.
  ///
  /// - Parameters:
  ///   - strategy: The date format.
  ///   - option: The first option of the property.
  ///   - options: More options of the property.
  ///   - value: The default for a missing key or a value that isn't a string.
  public init(
    _ strategy: DateCodingStrategy, _ option: KodableOption<T>, _ options: KodableOption<T>...,
    default value: T? = nil
  ) {
    self.init(strategy, key: nil, [option] + options, value)
  }

  private init(
    _ strategy: DateCodingStrategy, key: String?, _ options: [KodableOption<T>], _ value: T?
  ) {
    inner = KodableTransformable(
      transformer: DateTransformer(strategy: strategy), key: key, options: options, default: value)
    // Timestamps are usually numbers.
    if case .timestamp = strategy, inner.state.settings.isAutomatic { inner.decoding = .lossless }
  }

  /// The date.
  ///
  /// An assigned date is passed through the modifiers. If it is invalid, the assignment is ignored.
  ///
  /// - Precondition: To be read, the property must be optional, or must have been decoded or
  ///   assigned.
  @inlinable
  public var wrappedValue: T {
    get { inner.wrappedValue }
    set { inner.wrappedValue = newValue }
  }

  /// The wrapper itself.
  @inlinable
  public var projectedValue: Self { self }

  /// Decodes the date without the strategy, key, options and default.
  public init(from decoder: any Decoder) throws {
    inner = try KodableTransformable(from: decoder)
  }

  /// Encodes the date, if there is one.
  public func encode(to encoder: any Encoder) throws { try inner.encode(to: encoder) }
}

extension CodableDate: Equatable where T: Equatable {
  public static func == (first: CodableDate, second: CodableDate) -> Bool {
    first.wrappedValue == second.wrappedValue
  }
}

extension CodableDate: Sendable where T: Sendable {}
