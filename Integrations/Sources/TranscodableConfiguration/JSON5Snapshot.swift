public import Configuration
internal import Transcodable

/// The values of a configuration file in JSON5: JSON with comments, trailing commas and keys without quotes.
///
/// It is to files in JSON5 what swift-configuration's `JSONSnapshot` is to those in JSON, and has the same options.
///
/// ```swift
/// let config = ConfigReader(
///   provider: try await FileProvider<JSON5Snapshot>(filePath: "/etc/shop.json5"))
/// let port = config.int(forKey: "http.port", default: 8080)
/// ```
public struct JSON5Snapshot: FileConfigSnapshot {
  /// How texts become bytes, and which values are secret.
  public typealias ParsingOptions = JSONSnapshot.ParsingOptions

  private let values: JSONSnapshot

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - data: The text, in any Unicode encoding.
  ///   - providerName: The name of the provider that asks.
  ///   - parsingOptions: How texts become bytes, and which values are secret.
  /// - Throws: A `DecodingError` with line and column, or what `JSONSnapshot` throws.
  public init(data: RawSpan, providerName: String, parsingOptions: ParsingOptions) throws {
    let json = try JSON(parsing: data, settings: JSONReaderSettings(grammar: .json5))
    values = try json.description.withBytes {
      try JSONSnapshot(data: $0, providerName: providerName, parsingOptions: parsingOptions)
    }
  }

  /// The name of the provider.
  public var providerName: String { values.providerName }

  /// Looks a value up.
  public func value(forKey key: AbsoluteConfigKey, type: ConfigType) throws -> LookupResult {
    try values.value(forKey: key, type: type)
  }

  /// The name of the provider, and the number of values.
  public var description: String { values.description }

  /// The values, of which secret ones are not shown.
  public var debugDescription: String { values.debugDescription }
}
