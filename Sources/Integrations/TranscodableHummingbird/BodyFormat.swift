#if Hummingbird
  public import NIOCore
  public import Transcodable
  public import TranscodableCBOR
  public import TranscodableForm
  public import TranscodableFormats
  public import TranscodableMessagePack
  internal import TranscodableNIO

  /// A format of request and response bodies.
  public protocol BodyFormat: Sendable {
    /// The media types of the format, in lower case and without parameters.
    ///
    /// Responses have the first one.
    var mediaTypes: [String] { get }

    /// A Boolean value that indicates whether responses can have the format.
    ///
    /// The default is `true`.
    var isForResponses: Bool { get }

    /// Decodes a body, and throws all failures in it.
    ///
    /// - Parameters:
    ///   - type: The type to decode.
    ///   - body: The body of a request.
    ///   - limit: The maximum number of failures to collect.
    /// - Returns: The decoded value.
    /// - Throws: `CodingFailures` if the body is invalid.
    func decode<Value: Decodable>(
      _ type: Value.Type, from body: ByteBuffer, limit: Int
    ) throws(CodingFailures) -> Value

    /// Appends a value to the body of a response.
    func encode<Value: Encodable>(_ value: Value, into body: inout ByteBuffer) throws
  }

  extension BodyFormat {
    public var isForResponses: Bool { true }
  }

  /// JSON as the format of bodies.
  public struct JSONBodyFormat: BodyFormat {
    /// The decoder for request bodies.
    public var decoder: JSON.Decoder
    /// The encoder for response bodies.
    public var encoder: JSON.Encoder
    public var mediaTypes = ["application/json"]

    /// Creates the format.
    public init(decoder: JSON.Decoder = JSON.Decoder(), encoder: JSON.Encoder = JSON.Encoder()) {
      (self.decoder, self.encoder) = (decoder, encoder)
    }

    public func decode<Value: Decodable>(
      _ type: Value.Type, from body: ByteBuffer, limit: Int
    ) throws(CodingFailures) -> Value {
      try decoder.decodeCollecting(type, from: body, limit: limit)
    }

    public func encode<Value: Encodable>(_ value: Value, into body: inout ByteBuffer) throws {
      try encoder.encode(value, into: &body)
    }
  }

  /// CBOR, MessagePack or another format of the kit as the format of bodies.
  public struct KitBodyFormat<Format: CodingFormat>: BodyFormat {
    /// The decoder for request bodies.
    public var decoder: FormatDecoder<Format>
    /// The encoder for response bodies.
    public var encoder: FormatEncoder<Format>
    public var mediaTypes: [String]
    public var isForResponses = true

    /// Creates the format.
    ///
    /// - Parameters:
    ///   - decoder: The decoder for request bodies.
    ///   - encoder: The encoder for response bodies.
    ///   - mediaTypes: The media types, in lower case; responses have the first one.
    public init(
      decoder: FormatDecoder<Format>, encoder: FormatEncoder<Format>, mediaTypes: [String]
    ) {
      (self.decoder, self.encoder, self.mediaTypes) = (decoder, encoder, mediaTypes)
    }

    public func decode<Value: Decodable>(
      _ type: Value.Type, from body: ByteBuffer, limit: Int
    ) throws(CodingFailures) -> Value {
      try decoder.decodeCollecting(type, from: body, limit: limit)
    }

    public func encode<Value: Encodable>(_ value: Value, into body: inout ByteBuffer) throws {
      try encoder.encode(value, into: &body)
    }
  }

  extension BodyFormat where Self == JSONBodyFormat {
    /// JSON with default settings, as `application/json`.
    public static var json: Self { JSONBodyFormat() }
  }

  extension BodyFormat where Self == KitBodyFormat<CBOR.Format> {
    /// CBOR with default settings, as `application/cbor`.
    public static var cbor: Self {
      KitBodyFormat(
        decoder: CBOR.Decoder(), encoder: CBOR.Encoder(), mediaTypes: ["application/cbor"])
    }
  }

  extension BodyFormat where Self == KitBodyFormat<MessagePack.Format> {
    /// MessagePack with default settings, as `application/msgpack`.
    ///
    /// Requests can also have one of the older media types.
    public static var messagePack: Self {
      KitBodyFormat(
        decoder: MessagePack.Decoder(), encoder: MessagePack.Encoder(),
        mediaTypes: [
          "application/msgpack", "application/vnd.msgpack", "application/x-msgpack",
        ])
    }
  }

  extension BodyFormat where Self == KitBodyFormat<URLEncodedForm.Format> {
    /// URL-encoded forms with default settings, as `application/x-www-form-urlencoded`.
    ///
    /// Only requests have this format.
    public static var form: Self {
      var format = KitBodyFormat(
        decoder: URLEncodedForm.Decoder(), encoder: URLEncodedForm.Encoder(),
        mediaTypes: [URLEncodedForm.mediaType])
      format.isForResponses = false
      return format
    }
  }
#endif
