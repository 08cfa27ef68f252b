/// Decodes and encodes a date that JSON has as a text.
///
/// ```swift
/// struct Event: Kodable {
///   @CodableDate var start: Date                                  // ISO 8601
///   @CodableDate(.format("y-MM-dd"), "simple_date") var day: Date
///   @CodableDate(.timestamp) var seen: Date?
/// }
/// ```
///
/// A text that is not a date fails the decoding, also if there is a default; where the property is
/// optional, it gives nil. Dates are encoded as texts, whatever the strategy.
///
/// Strategy, key, options and default count where the enclosing type is ``Kodable``. In a type that
/// is plain `Codable`, the property is decoded under its own name, as ISO 8601.
@propertyWrapper
public struct CodableDate<T: DateProtocol>: Codable {
  @usableFromInline internal var inner: KodableTransformable<DateTransformer<T>>

  /// Creates a wrapper for a date in ISO 8601, which is decoded under the name of the property.
  public init() { self.init(.iso8601, key: nil, [], nil) }

  /// Creates a wrapper for a date in ISO 8601, which is decoded under the name of the property.
  ///
  /// - Parameters:
  ///   - options: What is particular about the property.
  ///   - value: The value if the key is missing or has no text; nil for none.
  public init(_ options: KodableOption<T>..., default value: T? = nil) {
    self.init(.iso8601, key: nil, options, value)
  }

  /// Creates a wrapper for a date in ISO 8601.
  ///
  /// - Parameters:
  ///   - key: The key of the property, with dots between the keys of the objects that lead to it.
  ///   - options: What is particular about the property.
  ///   - value: The value if the key is missing or has no text; nil for none.
  public init(_ key: String, _ options: KodableOption<T>..., default value: T? = nil) {
    self.init(.iso8601, key: key, options, value)
  }

  /// Creates a wrapper.
  ///
  /// - Parameters:
  ///   - strategy: The form of the date.
  ///   - key: The key of the property, with dots between the keys of the objects that lead to it;
  ///     nil for its name.
  ///   - options: What is particular about the property.
  ///   - value: The value if the key is missing or has no text; nil for none.
  public init(
    _ strategy: DateCodingStrategy, _ key: String? = nil, _ options: KodableOption<T>...,
    default value: T? = nil
  ) {
    self.init(strategy, key: key, options, value)
  }

  /// Creates a wrapper for a property whose key, if it has another than its name, is among the
  /// options.
  ///
  /// - Parameters:
  ///   - strategy: The form of the date.
  ///   - option: What is particular about the property.
  ///   - options: What else is particular about it.
  ///   - value: The value if the key is missing or has no text; nil for none.
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
    // Timestamps are numbers more often than not.
    if case .timestamp = strategy, inner.state.settings.isAutomatic { inner.decoding = .lossless }
  }

  /// The date.
  ///
  /// A date that is assigned goes through the modifiers; an invalid one is ignored.
  ///
  /// - Precondition: For reading, the property is optional, or has been decoded or assigned.
  @inlinable
  public var wrappedValue: T {
    get { inner.wrappedValue }
    set { inner.wrappedValue = newValue }
  }

  /// The wrapper itself.
  @inlinable
  public var projectedValue: Self { self }

  /// Decodes the value as that of a property without strategy, key, options and default.
  public init(from decoder: any Decoder) throws {
    inner = try KodableTransformable(from: decoder)
  }

  /// Encodes the value, if there is one.
  public func encode(to encoder: any Encoder) throws { try inner.encode(to: encoder) }
}

extension CodableDate: Equatable where T: Equatable {
  /// Whether two dates are equal.
  public static func == (first: CodableDate, second: CodableDate) -> Bool {
    first.wrappedValue == second.wrappedValue
  }
}

extension CodableDate: Sendable where T: Sendable {}
