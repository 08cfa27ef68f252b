#if SwiftConfiguration
  public import Configuration
  internal import Transcodable

  /// The values of a JSON5 configuration file, which may contain comments, trailing commas and
  /// unquoted keys.
  ///
  /// This type corresponds to `JSONSnapshot` in swift-configuration and has the same options.
  ///
  /// ```swift
  /// let config = ConfigReader(
  ///   provider: try await FileProvider<JSON5Snapshot>(filePath: "/etc/shop.json5"))
  /// let port = config.int(forKey: "http.port", default: 8080)
  /// ```
  public struct JSON5Snapshot: FileConfigSnapshot {
    /// The options for decoding bytes and for secret values.
    public typealias ParsingOptions = JSONSnapshot.ParsingOptions

    private let values: JSONSnapshot

    /// Decodes a file.
    ///
    /// - Parameters:
    ///   - data: The file's contents, in any Unicode encoding.
    ///   - providerName: The name of the provider.
    ///   - parsingOptions: The options for decoding bytes and for secret values.
    /// - Throws: A `DecodingError` with a line and a column, or any error of `JSONSnapshot`.
    public init(data: RawSpan, providerName: String, parsingOptions: ParsingOptions) throws {
      let json = try JSON(parsing: data, settings: JSONReaderSettings(grammar: .json5))
      values = try json.description.withBytes {
        try JSONSnapshot(data: $0, providerName: providerName, parsingOptions: parsingOptions)
      }
    }

    /// The name of the provider.
    public var providerName: String { values.providerName }

    /// Returns the value for a key.
    public func value(forKey key: AbsoluteConfigKey, type: ConfigType) throws -> LookupResult {
      try values.value(forKey: key, type: type)
    }

    /// The name of the provider and the number of values.
    public var description: String { values.description }

    /// The values, with secrets redacted.
    public var debugDescription: String { values.debugDescription }
  }
#endif
