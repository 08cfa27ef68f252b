public import TranscodableCore
public import TranscodableJSON

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension JSON {
  /// Decodes values from JSON text: a `JSONDecoder` that is several times as fast.
  ///
  /// It fits wherever an API takes Foundation's class, and has all of its settings. Types with `@Codable` take the direct
  /// lane.
  ///
  /// ```swift
  /// let decoder = JSON.Decoder()
  /// decoder.dateDecodingStrategy = .iso8601
  /// let commits = try decoder.decode([Commit].self, from: data)
  /// ```
  open class Decoder: JSONDecoder, @unchecked Sendable {
    /// What counts as JSON, how much of it there may be, and how far its scalars and keys may differ from those of types.
    ///
    /// Foundation's properties `allowsJSON5` and `assumesTopLevelDictionary` add to it. Set it
    /// before the decoder is shared between threads.
    public var settings = JSONReaderSettings() {
      didSet { snapshot.forget() }
    }

    /// What the decoder is set to, in the form that readers take, until something is set anew.
    private let snapshot = SettingsSnapshot<JSONDecodingContext>()

    /// Creates a decoder with Foundation's defaults.
    public override init() { super.init() }

    /// Decodes a value from JSON text.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - data: The text, in any Unicode encoding.
    /// - Returns: The value.
    /// - Throws: A `DecodingError`; from the direct lane with coding path, line and column.
    open override func decode<Value: Decodable>(
      _ type: Value.Type, from data: Data
    ) throws -> Value {
      try decode(type, bytes: data.bytes)
    }

    /// Decodes a value from JSON text in whatever holds bytes, without a copy of them.
    ///
    /// ```swift
    /// let event = try decoder.decode(Event.self, from: #"{"id": 7}"#)
    /// ```
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - input: The text, in any Unicode encoding: `[UInt8]`, `String`, `Substring`, or a span of
    ///     bytes.
    /// - Returns: The value.
    /// - Throws: A `DecodingError`; from the direct lane with coding path, line and column.
    public func decode<Value: Decodable>(
      _ type: Value.Type, from input: borrowing some ByteSource & ~Copyable & ~Escapable
    ) throws -> Value {
      try input.withBytes { try decode(type, bytes: $0) }
    }

    private func decode<Value: Decodable>(_ type: Value.Type, bytes: RawSpan) throws -> Value {
      let context = context
      if context.isReporting { return try decodeReporting(type, bytes: bytes, context) }
      return try JSONReader.decode(
        type, bytes: bytes, settings: context.settings, context: context)
    }

    /// Decodes a value of a type that needs a configuration for it.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - data: The text, in any Unicode encoding.
    ///   - configuration: What the type needs to know.
    /// - Returns: The value.
    /// - Throws: A `DecodingError`.
    open override func decode<Value: DecodableWithConfiguration>(
      _ type: Value.Type, from data: Data, configuration: Value.DecodingConfiguration
    ) throws -> Value {
      let context = context
      return try JSONReader.decodeStandard(
        bytes: data.bytes, settings: context.settings, context: context
      ) { try type.init(from: $0, configuration: configuration) }
    }

    /// Decodes a value of a type that needs a configuration, which another type provides.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - data: The text, in any Unicode encoding.
    ///   - configuration: The type with the configuration.
    /// - Returns: The value.
    /// - Throws: A `DecodingError`.
    open override func decode<Value, Provider>(
      _ type: Value.Type, from data: Data, configuration: Provider.Type
    ) throws -> Value
    where
      Value: DecodableWithConfiguration, Provider: DecodingConfigurationProviding,
      Value.DecodingConfiguration == Provider.DecodingConfiguration
    {
      try decode(type, from: data, configuration: Provider.decodingConfiguration)
    }

    // MARK: - Settings

    /// How dates are written in the text.
    open override var dateDecodingStrategy: DateDecodingStrategy {
      didSet { snapshot.forget() }
    }

    /// How data is written in the text.
    open override var dataDecodingStrategy: DataDecodingStrategy {
      didSet { snapshot.forget() }
    }

    /// How infinity and NaN are written in the text.
    open override var nonConformingFloatDecodingStrategy: NonConformingFloatDecodingStrategy {
      didSet { snapshot.forget() }
    }

    /// How keys in the text become keys of fields.
    open override var keyDecodingStrategy: KeyDecodingStrategy {
      didSet { snapshot.forget() }
    }

    /// What the types are to know.
    open override var userInfo: [CodingUserInfoKey: any Sendable] {
      didSet { snapshot.forget() }
    }

    /// Whether the text may be JSON5.
    open override var allowsJSON5: Bool {
      didSet { snapshot.forget() }
    }

    /// Whether the braces around the outermost object may be missing.
    open override var assumesTopLevelDictionary: Bool {
      didSet { snapshot.forget() }
    }

    /// The form in which values are decoded that have several; in the user info of the coder.
    public var profile: CodingProfile? {
      get { userInfo.codingProfile }
      set { userInfo[.codingProfile] = newValue }
    }

    /// The settings for one call.
    var context: JSONDecodingContext {
      // A subclass may compute its settings.
      guard type(of: self) == JSON.Decoder.self else { return JSONDecodingContext(self, settings) }
      return snapshot.value { JSONDecodingContext(self, settings) }
    }
  }
}
