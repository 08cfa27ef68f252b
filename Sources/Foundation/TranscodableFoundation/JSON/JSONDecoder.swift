public import TranscodableCore
public import TranscodableJSON

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension JSON {
  /// A decoder for JSON that replaces Foundation's `JSONDecoder` and is several times faster.
  ///
  /// You can pass this decoder to any API that takes a `JSONDecoder`. It supports all of that
  /// class's settings. Types with `@Codable` are decoded on the direct path.
  ///
  /// ```swift
  /// let decoder = JSON.Decoder()
  /// decoder.dateDecodingStrategy = .iso8601
  /// let commits = try decoder.decode([Commit].self, from: data)
  /// ```
  open class Decoder: JSONDecoder, @unchecked Sendable {
    /// The accepted JSON grammar, the limits for untrusted input, and the permitted coercions of
    /// scalars and keys.
    ///
    /// Foundation's `allowsJSON5` and `assumesTopLevelDictionary` properties also apply. Change the
    /// settings only before you share the decoder between threads.
    public var settings = JSONReaderSettings() {
      didSet { settingsCache.invalidate() }
    }

    /// Every setter must invalidate this cache.
    private let settingsCache = SettingsCache<JSONDecodingContext>()

    /// Creates a decoder with Foundation's defaults.
    public override init() { super.init() }

    /// Decodes a value from a JSON document.
    ///
    /// - Parameters:
    ///   - type: The type to decode.
    ///   - data: The JSON document, in any Unicode encoding.
    /// - Returns: The decoded value.
    /// - Throws: A `DecodingError`. On the direct path, it has a coding path, a line and a column.
    open override func decode<Value: Decodable>(
      _ type: Value.Type, from data: Data
    ) throws -> Value {
      try decode(type, bytes: data.bytes)
    }

    /// Decodes a value from the bytes of a JSON document, without copying them.
    ///
    /// ```swift
    /// let event = try decoder.decode(Event.self, from: #"{"id": 7}"#)
    /// ```
    ///
    /// - Parameters:
    ///   - type: The type to decode.
    ///   - input: The JSON document, in any Unicode encoding: `[UInt8]`, `String`, `Substring`, or
    ///     a span of bytes.
    /// - Returns: The decoded value.
    /// - Throws: A `DecodingError`. On the direct path, it has a coding path, a line and a column.
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

    /// Decodes a value whose type requires a decoding configuration.
    ///
    /// - Parameters:
    ///   - type: The type to decode.
    ///   - data: The JSON document, in any Unicode encoding.
    ///   - configuration: The decoding configuration.
    /// - Returns: The decoded value.
    /// - Throws: A `DecodingError`.
    open override func decode<Value: DecodableWithConfiguration>(
      _ type: Value.Type, from data: Data, configuration: Value.DecodingConfiguration
    ) throws -> Value {
      let context = context
      return try JSONReader.decodeStandard(
        bytes: data.bytes, settings: context.settings, context: context
      ) { try type.init(from: $0, configuration: configuration) }
    }

    /// Decodes a value with the decoding configuration that another type provides.
    ///
    /// - Parameters:
    ///   - type: The type to decode.
    ///   - data: The JSON document, in any Unicode encoding.
    ///   - configuration: The type that provides the decoding configuration.
    /// - Returns: The decoded value.
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

    /// The strategy for decoding dates.
    open override var dateDecodingStrategy: DateDecodingStrategy {
      didSet { settingsCache.invalidate() }
    }

    /// The strategy for decoding `Data`.
    open override var dataDecodingStrategy: DataDecodingStrategy {
      didSet { settingsCache.invalidate() }
    }

    /// The strategy for decoding infinity and NaN.
    open override var nonConformingFloatDecodingStrategy: NonConformingFloatDecodingStrategy {
      didSet { settingsCache.invalidate() }
    }

    /// The strategy for converting the keys in a document to coding keys.
    open override var keyDecodingStrategy: KeyDecodingStrategy {
      didSet { settingsCache.invalidate() }
    }

    /// Values that are available to types while they are decoded.
    open override var userInfo: [CodingUserInfoKey: any Sendable] {
      didSet { settingsCache.invalidate() }
    }

    /// Whether the decoder accepts JSON5.
    open override var allowsJSON5: Bool {
      didSet { settingsCache.invalidate() }
    }

    /// Whether the braces of the top-level object may be omitted.
    open override var assumesTopLevelDictionary: Bool {
      didSet { settingsCache.invalidate() }
    }

    /// The coding profile, which selects one of several representations of a type.
    ///
    /// The profile is stored in `userInfo`.
    public var profile: CodingProfile? {
      get { userInfo.codingProfile }
      set { userInfo[.codingProfile] = newValue }
    }

    package var context: JSONDecodingContext {
      // The cache is used only for this class, because a subclass may override these properties.
      guard type(of: self) == JSON.Decoder.self else { return JSONDecodingContext(self, settings) }
      return settingsCache.value { JSONDecodingContext(self, settings) }
    }
  }
}
