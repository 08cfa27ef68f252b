internal import TranscodableBytes
public import TranscodablePropertyList

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension PropertyList {
  /// An encoder for property lists that replaces Foundation's `PropertyListEncoder` and is several
  /// times faster.
  ///
  /// You can pass this encoder to any API that takes a `PropertyListEncoder`. Its output is
  /// identical to Foundation's, byte for byte.
  ///
  /// ```swift
  /// let encoder = PropertyList.Encoder()
  /// encoder.outputFormat = .xml
  /// let data = try encoder.encode(settings)
  /// ```
  open class Encoder: PropertyListEncoder, @unchecked Sendable {
    // Unchecked: a lock guards Foundation's properties, and this class has no properties of its
    // own.
    //
    /// Creates an encoder with Foundation's defaults.
    public override init() { super.init() }

    /// Encodes a value as a property list in the encoder's `outputFormat`.
    ///
    /// - Parameter value: The value to encode, which must be encoded as an array, a dictionary or
    ///   data.
    /// - Returns: The encoded document.
    /// - Throws: An `EncodingError` for the value; its underlying error describes the part that
    ///   could not be encoded.
    open override func encode<Value: Encodable>(_ value: Value) throws -> Data {
      try write(value) { writing in
        try writing.encode(value)
        guard let fragment = writing.fragment else { return }
        throw Self.error(
          value, "Top-level \(Value.self) encoded as \(fragment) property list fragment.")
      }
    }

    /// Encodes a value as a property list with an encoding configuration.
    ///
    /// - Parameters:
    ///   - value: The value to encode.
    ///   - configuration: The encoding configuration.
    /// - Returns: The encoded document.
    /// - Throws: An `EncodingError` for the value; its underlying error describes the part that
    ///   could not be encoded.
    open override func encode<Value: EncodableWithConfiguration>(
      _ value: Value, configuration: Value.EncodingConfiguration
    ) throws -> Data {
      try write(value) { writing in
        try value.encode(to: writing.encoder, configuration: configuration)
      }
    }

    /// Encodes a value as a property list with the encoding configuration that another type
    /// provides.
    ///
    /// - Parameters:
    ///   - value: The value to encode.
    ///   - configuration: The type that provides the encoding configuration.
    /// - Returns: The encoded document.
    /// - Throws: An `EncodingError` for the value; its underlying error describes the part that
    ///   could not be encoded.
    open override func encode<Value, Configuration>(
      _ value: Value, configuration: Configuration.Type
    ) throws -> Data
    where
      Value: EncodableWithConfiguration, Configuration: EncodingConfigurationProviding,
      Value.EncodingConfiguration == Configuration.EncodingConfiguration
    {
      try encode(value, configuration: Configuration.encodingConfiguration)
    }

    private func write<Value>(
      _ value: Value, _ body: (borrowing PropertyListWriting) throws -> Void
    ) throws -> Data {
      // Read the format only once, because a subclass may override the property.
      let format = outputFormat
      do {
        return try PropertyListWriting.write(try Self.format(format), userInfo: userInfo) {
          try body($0)
          if $0.isEmpty {
            throw Self.error(value, "Top-level \(Value.self) did not encode any values.")
          }
        } _: {
          let isWantedBack = $0.capacity <= 1 << 16
          return Data(&$0, isWantedBack: isWantedBack)
        }
      } catch {
        throw Self.error(
          value, "Unable to encode the given top-level value as a property list", error)
      }
    }

    private static func format(_ format: PropertyListDecoder.PropertyListFormat) throws
      -> PropertyList.Format
    {
      switch format {
      case .xml: return .xml
      case .binary: return .binary
      default:
        throw CocoaError(
          .propertyListWriteInvalid,
          userInfo: [
            // The value of `NSDebugDescriptionErrorKey`, which FoundationEssentials doesn't
            // declare.
            "NSDebugDescription":
              "Property list format .openStep not supported for writing"
          ])
      }
    }

    private static func error(
      _ value: Any, _ text: String, _ underlying: (any Error)? = nil
    ) -> EncodingError {
      EncodingError.invalidValue(
        value,
        EncodingError.Context(
          codingPath: [], debugDescription: text, underlyingError: underlying))
    }
  }
}
