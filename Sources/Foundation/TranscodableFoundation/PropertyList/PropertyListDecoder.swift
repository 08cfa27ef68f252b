internal import TranscodableBytes
internal import TranscodableCore
public import TranscodablePropertyList

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension PropertyList {
  /// Decodes values from property lists: a `PropertyListDecoder` that is several times as fast.
  ///
  /// It fits wherever an API takes Foundation's class. It reads XML, binary and OpenStep documents, and tells them apart by
  /// their first bytes.
  ///
  /// ```swift
  /// let settings = try PropertyList.Decoder().decode(Settings.self, from: data)
  /// ```
  open class Decoder: PropertyListDecoder, @unchecked Sendable {
    // Unchecked: Foundation's properties are guarded by a lock, and ours is set before the decoder is shared, as any setting.
    /// The limits for untrusted documents.
    public var settings = PropertyListReaderSettings()

    /// Creates a decoder with Foundation's defaults.
    public override init() { super.init() }

    /// Decodes a value from a property list.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - data: The property list.
    /// - Returns: The value.
    /// - Throws: A `DecodingError` with coding path, and what the type throws.
    open override func decode<Value: Decodable>(
      _ type: Value.Type, from data: Data
    ) throws -> Value {
      try read(data) { try $0.decode(type) }
    }

    /// Decodes a value from a property list, and tells in which format it is.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - data: The property list.
    ///   - format: Becomes the format of the property list, unless an error is thrown.
    /// - Returns: The value.
    /// - Throws: A `DecodingError` with coding path, and what the type throws.
    open override func decode<Value: Decodable>(
      _ type: Value.Type, from data: Data, format: inout PropertyListFormat
    ) throws -> Value {
      let result = try read(data) { (value: try $0.decode(type), format: $0.format) }
      format = PropertyListFormat(result.format)
      return result.value
    }

    /// Decodes a value of a type that needs a configuration.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - data: The property list.
    ///   - configuration: What the type needs to know.
    /// - Returns: The value.
    /// - Throws: A `DecodingError` with coding path, and what the type throws.
    open override func decode<Value: DecodableWithConfiguration>(
      _ type: Value.Type, from data: Data, configuration: Value.DecodingConfiguration
    ) throws -> Value {
      try read(data) { try type.init(from: $0.decoder, configuration: configuration) }
    }

    /// Decodes a value of a type that needs a configuration, which another type provides.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - data: The property list.
    ///   - configuration: The type with the configuration.
    /// - Returns: The value.
    /// - Throws: A `DecodingError` with coding path, and what the type throws.
    open override func decode<Value, Provider>(
      _ type: Value.Type, from data: Data, configuration: Provider.Type
    ) throws -> Value
    where
      Value: DecodableWithConfiguration, Provider: DecodingConfigurationProviding,
      Value.DecodingConfiguration == Provider.DecodingConfiguration
    {
      try decode(type, from: data, configuration: Provider.decodingConfiguration)
    }

    /// Decodes a value of a type that needs a configuration, which another type provides, and tells the format.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - data: The property list.
    ///   - format: Becomes the format of the property list, unless an error is thrown.
    ///   - configuration: The type with the configuration.
    /// - Returns: The value.
    /// - Throws: A `DecodingError` with coding path, and what the type throws.
    open override func decode<Value, Provider>(
      _ type: Value.Type, from data: Data, format: inout PropertyListFormat,
      configuration: Provider.Type
    ) throws -> Value
    where
      Value: DecodableWithConfiguration, Provider: DecodingConfigurationProviding,
      Value.DecodingConfiguration == Provider.DecodingConfiguration
    {
      try decode(
        type, from: data, format: &format, configuration: Provider.decodingConfiguration)
    }

    /// Decodes a value of a type that needs a configuration, and tells the format.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - data: The property list.
    ///   - format: Becomes the format of the property list, unless an error is thrown.
    ///   - configuration: What the type needs to know.
    /// - Returns: The value.
    /// - Throws: A `DecodingError` with coding path, and what the type throws.
    open override func decode<Value: DecodableWithConfiguration>(
      _ type: Value.Type, from data: Data, format: inout PropertyListFormat,
      configuration: Value.DecodingConfiguration
    ) throws -> Value {
      let result = try read(data) {
        (
          value: try type.init(from: $0.decoder, configuration: configuration), format: $0.format
        )
      }
      format = PropertyListFormat(result.format)
      return result.value
    }

    private func read<Value>(
      _ data: Data, _ body: (borrowing PropertyListReading) throws -> Value
    ) throws -> Value {
      let userInfo = userInfo
      if let sink = userInfo[.decodingReport] as? any DecodingReporting {
        return try read(data, userInfo, sink, body)
      }
      return try PropertyListReading.read(data.bytes, settings, userInfo: userInfo, body)
    }
  }
}

extension PropertyListDecoder.PropertyListFormat {
  /// The same format by Foundation's name.
  ///
  /// - Parameter format: The format.
  public init(_ format: PropertyList.Format) {
    self =
      switch format {
      case .xml: .xml
      case .binary: .binary
      case .openStep: .openStep
      }
  }
}
