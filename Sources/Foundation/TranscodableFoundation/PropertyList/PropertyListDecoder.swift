internal import TranscodableBytes
internal import TranscodableCore
public import TranscodablePropertyList

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension PropertyList {
  /// A decoder for property lists that replaces Foundation's `PropertyListDecoder` and is several
  /// times faster.
  ///
  /// You can pass this decoder to any API that takes a `PropertyListDecoder`. It detects XML,
  /// binary and OpenStep documents from their first bytes.
  ///
  /// ```swift
  /// let settings = try PropertyList.Decoder().decode(Settings.self, from: data)
  /// ```
  open class Decoder: PropertyListDecoder, @unchecked Sendable {
    /// The limits for untrusted input, and the permitted coercions of scalars and keys.
    public var settings = PropertyListReaderSettings()

    /// Creates a decoder with Foundation's defaults.
    public override init() { super.init() }

    /// Decodes a value from a property list.
    ///
    /// - Parameters:
    ///   - type: The type to decode.
    ///   - data: The property list.
    /// - Returns: The decoded value.
    /// - Throws: A `DecodingError` with a coding path, or an error that the type throws.
    open override func decode<Value: Decodable>(
      _ type: Value.Type, from data: Data
    ) throws -> Value {
      try read(data) { try $0.decode(type) }
    }

    /// Decodes a value from a property list and returns the format of the document.
    ///
    /// - Parameters:
    ///   - type: The type to decode.
    ///   - data: The property list.
    ///   - format: Set to the format of the property list, unless an error is thrown.
    /// - Returns: The decoded value.
    /// - Throws: A `DecodingError` with a coding path, or an error that the type throws.
    open override func decode<Value: Decodable>(
      _ type: Value.Type, from data: Data, format: inout PropertyListFormat
    ) throws -> Value {
      let result = try read(data) { (value: try $0.decode(type), format: $0.format) }
      format = PropertyListFormat(result.format)
      return result.value
    }

    /// Decodes a value whose type requires a decoding configuration.
    ///
    /// - Parameters:
    ///   - type: The type to decode.
    ///   - data: The property list.
    ///   - configuration: The decoding configuration.
    /// - Returns: The decoded value.
    /// - Throws: A `DecodingError` with a coding path, or an error that the type throws.
    open override func decode<Value: DecodableWithConfiguration>(
      _ type: Value.Type, from data: Data, configuration: Value.DecodingConfiguration
    ) throws -> Value {
      try read(data) { try type.init(from: $0.decoder, configuration: configuration) }
    }

    /// Decodes a value with the decoding configuration that another type provides.
    ///
    /// - Parameters:
    ///   - type: The type to decode.
    ///   - data: The property list.
    ///   - configuration: The type that provides the decoding configuration.
    /// - Returns: The decoded value.
    /// - Throws: A `DecodingError` with a coding path, or an error that the type throws.
    open override func decode<Value, Provider>(
      _ type: Value.Type, from data: Data, configuration: Provider.Type
    ) throws -> Value
    where
      Value: DecodableWithConfiguration, Provider: DecodingConfigurationProviding,
      Value.DecodingConfiguration == Provider.DecodingConfiguration
    {
      try decode(type, from: data, configuration: Provider.decodingConfiguration)
    }

    /// Decodes a value with the decoding configuration that another type provides, and returns the
    /// format of the document.
    ///
    /// - Parameters:
    ///   - type: The type to decode.
    ///   - data: The property list.
    ///   - format: Set to the format of the property list, unless an error is thrown.
    ///   - configuration: The type that provides the decoding configuration.
    /// - Returns: The decoded value.
    /// - Throws: A `DecodingError` with a coding path, or an error that the type throws.
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

    /// Decodes a value whose type requires a decoding configuration, and returns the format of the
    /// document.
    ///
    /// - Parameters:
    ///   - type: The type to decode.
    ///   - data: The property list.
    ///   - format: Set to the format of the property list, unless an error is thrown.
    ///   - configuration: The decoding configuration.
    /// - Returns: The decoded value.
    /// - Throws: A `DecodingError` with a coding path, or an error that the type throws.
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
      let sink = userInfo[.decodingReport] as? any DecodingReporting
      if sink != nil || settings.rejectsKeys { return try read(data, userInfo, sink, body) }
      return try PropertyListReading.read(data.bytes, settings, userInfo: userInfo, body)
    }
  }
}

extension PropertyListDecoder.PropertyListFormat {
  /// Creates the Foundation equivalent of a format.
  public init(_ format: PropertyList.Format) {
    self =
      switch format {
      case .xml: .xml
      case .binary: .binary
      case .openStep: .openStep
      }
  }
}
