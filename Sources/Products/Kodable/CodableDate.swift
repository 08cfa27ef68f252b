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
/// If a string isn't a valid date, an optional property becomes `nil`. For any other property,
/// decoding fails even if there is a default. Every strategy encodes dates as strings.
///
/// The strategy, key, options and default apply only in ``Kodable`` types. In any other `Codable`
/// type, the date is encoded and decoded in ISO 8601 format, and its key is the name of the
/// property.
@propertyWrapper
public struct CodableDate<T: DateProtocol>: Codable {
  @usableFromInline internal var inner: KodableTransformable<DateTransformer<T>>

  /// Creates a wrapper for an ISO 8601 date.
  ///
  /// The key is the name of the property.
  public init() { self.init(.iso8601, key: nil, [], nil) }

  /// Creates a wrapper for an ISO 8601 date.
  ///
  /// The key is the name of the property, unless an option specifies another key.
  ///
  /// - Parameters:
  ///   - options: The property's options.
  ///   - value: The default for a missing key or a value that isn't a string.
  public init(_ options: KodableOption<T>..., default value: T? = nil) {
    self.init(.iso8601, key: nil, options, value)
  }

  /// Creates a wrapper for an ISO 8601 date.
  ///
  /// - Parameters:
  ///   - key: The key of the property; dots separate the keys of nested objects.
  ///   - options: The property's options.
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
  ///   - options: The property's options.
  ///   - value: The default for a missing key or a value that isn't a string.
  public init(
    _ strategy: DateCodingStrategy, _ key: String? = nil, _ options: KodableOption<T>...,
    default value: T? = nil
  ) {
    self.init(strategy, key: key, options, value)
  }

  /// Creates a wrapper for a property.
  ///
  /// The key is the name of the property, unless an option specifies another key.
  ///
  /// - Parameters:
  ///   - strategy: The date format.
  ///   - option: The property's first option.
  ///   - options: The property's other options.
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
    // Timestamps are usually numbers, so convert numbers to strings by default.
    if case .timestamp = strategy, inner.state.settings.isAutomatic { inner.decoding = .lossless }
  }

  /// The date.
  ///
  /// Assigned dates are passed through the modifiers. If a date is invalid, the assignment is
  /// ignored.
  ///
  /// - Precondition: Unless the property is optional, it must be decoded or assigned before it is
  ///   read.
  @inlinable
  public var wrappedValue: T {
    get { inner.wrappedValue }
    set { inner.wrappedValue = newValue }
  }

  /// The wrapper itself.
  @inlinable
  public var projectedValue: Self { self }

  /// Decodes the date, ignoring the strategy, key, options and default.
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
