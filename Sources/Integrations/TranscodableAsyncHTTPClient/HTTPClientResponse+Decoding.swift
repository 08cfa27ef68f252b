#if AsyncHTTPClient
  public import AsyncHTTPClient
  internal import NIOCore
  internal import NIOHTTP1
  public import Transcodable
  internal import TranscodableHTTP
  internal import TranscodableNIO

  extension HTTPClientResponse {
    /// Returns the response if its status indicates success.
    ///
    /// Call this method before you decode a stream:
    ///
    /// ```swift
    /// let response = try await client.execute(request, timeout: .seconds(30)).accepted()
    /// for try await event in response.body.decodedJSON(Event.self) { handle(event) }
    /// ```
    ///
    /// With `import TranscodableNIO`, the body supports all stream functions: `decodedJSON`,
    /// `serverSentEvents` and `partials`.
    ///
    /// - Parameters:
    ///   - statuses: The statuses that indicate success.
    ///   - limit: The maximum number of body bytes to keep in the error.
    /// - Returns: This response.
    /// - Throws: An `UnacceptedResponse` with the body, or an error if the body can't be read.
    public func accepted(
      _ statuses: Range<Int> = 200..<300, keeping limit: Int = 65_536
    ) async throws -> HTTPClientResponse {
      if statuses.contains(Int(status.code)) { return self }
      var kept: [UInt8] = []
      for try await chunk in body where kept.count < limit {
        kept += chunk.readableBytesView.prefix(limit - kept.count)
      }
      throw UnacceptedResponse(
        status: Int(status.code), mediaType: headers.first(name: "Content-Type"), body: kept)
    }

    /// Decodes the body if the status indicates success.
    ///
    /// ```swift
    /// let user = try await client.execute(request, timeout: .seconds(30)).decode(User.self)
    /// ```
    ///
    /// - Parameters:
    ///   - type: The type to decode.
    ///   - decoder: The decoder for the body.
    ///   - limit: The maximum size of the body, in bytes.
    /// - Returns: The decoded value.
    /// - Throws: An `UnacceptedResponse` with the body, a `DecodingError`, or an error if the body
    ///   can't be read.
    public func decode<Value: Decodable>(
      _ type: Value.Type, using decoder: JSON.Decoder = JSON.Decoder(), upTo limit: Int = 1 << 24
    ) async throws -> Value {
      let body = try await accepted().body.collect(upTo: limit)
      return try decoder.decode(type, from: body)
    }
  }

  extension HTTPClientRequest {
    /// Sets the body to a value encoded as JSON, and sets the content type.
    ///
    /// ```swift
    /// var request = HTTPClientRequest(url: "https://example.com/orders")
    /// request.method = .POST
    /// try request.setJSON(order)
    /// ```
    ///
    /// - Throws: An `EncodingError`; in that case, the request is unchanged.
    public mutating func setJSON<Value: Encodable>(
      _ value: Value, using encoder: JSON.Encoder = JSON.Encoder()
    ) throws {
      var buffer = ByteBuffer()
      try encoder.encode(value, into: &buffer)
      body = .bytes(buffer)
      headers.replaceOrAdd(name: "Content-Type", value: "application/json")
    }
  }
#endif
