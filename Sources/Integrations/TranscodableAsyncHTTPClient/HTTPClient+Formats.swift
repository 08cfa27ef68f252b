#if AsyncHTTPClient
  public import AsyncHTTPClient
  internal import NIOCore
  internal import NIOHTTP1
  public import TranscodableForm
  public import TranscodableFormats
  internal import TranscodableNIO

  extension HTTPClientResponse {
    /// Decodes the body from CBOR, MessagePack or another format of the kit if the status indicates
    /// success.
    ///
    /// ```swift
    /// let user = try await response.decode(User.self, using: CBOR.Decoder())
    /// ```
    ///
    /// - Parameters:
    ///   - type: The type to decode.
    ///   - decoder: The decoder for the body.
    ///   - limit: The maximum size of the body, in bytes.
    /// - Returns: The decoded value.
    /// - Throws: An `UnacceptedResponse` with the body, a `DecodingError`, or an error if the body
    ///   can't be read.
    public func decode<Value: Decodable, Format: DecodingFormat>(
      _ type: Value.Type, using decoder: FormatDecoder<Format>, upTo limit: Int = 1 << 24
    ) async throws -> Value {
      let body = try await accepted().body.collect(upTo: limit)
      return try decoder.decode(type, from: body)
    }
  }

  extension HTTPClientRequest {
    /// Sets the body to a value in CBOR, MessagePack or another format of the kit, and sets the
    /// content type.
    ///
    /// ```swift
    /// try request.setBody(order, using: CBOR.Encoder(), mediaType: "application/cbor")
    /// ```
    ///
    /// - Parameters:
    ///   - value: The value to encode.
    ///   - encoder: The encoder.
    ///   - mediaType: The value of the header `Content-Type`.
    /// - Throws: An `EncodingError`; in that case, the request is unchanged.
    public mutating func setBody<Value: Encodable, Format: CodingFormat>(
      _ value: Value, using encoder: FormatEncoder<Format>, mediaType: String
    ) throws {
      var buffer = ByteBuffer()
      try encoder.encode(value, into: &buffer)
      body = .bytes(buffer)
      headers.replaceOrAdd(name: "Content-Type", value: mediaType)
    }

    /// Sets the body to a value encoded as a URL-encoded form, and sets the content type.
    ///
    /// ```swift
    /// try request.setForm(credentials)
    /// ```
    ///
    /// - Parameters:
    ///   - value: The value to encode.
    ///   - encoder: The encoder.
    /// - Throws: An `EncodingError`; in that case, the request is unchanged.
    public mutating func setForm<Value: Encodable>(
      _ value: Value, using encoder: URLEncodedForm.Encoder = URLEncodedForm.Encoder()
    ) throws {
      try setBody(value, using: encoder, mediaType: URLEncodedForm.mediaType)
    }
  }
#endif
