public import AsyncHTTPClient
internal import NIOCore
internal import NIOHTTP1
public import Transcodable
internal import TranscodableHTTP
internal import TranscodableNIO

extension HTTPClientResponse {
  /// The response itself, if its status is one of success.
  ///
  /// Ask it before the values of a stream:
  ///
  /// ```swift
  /// let response = try await client.execute(request, timeout: .seconds(30)).accepted()
  /// for try await event in response.body.decodedJSON(Event.self) { handle(event) }
  /// ```
  ///
  /// With `import TranscodableNIO`, the body has all calls for streams: `decodedJSON`, `serverSentEvents` and `partials`.
  ///
  /// - Parameters:
  ///   - statuses: What counts as success.
  ///   - limit: How many bytes of the body the error keeps.
  /// - Returns: The response.
  /// - Throws: An `UnacceptedResponse` with the body, or what reading that throws.
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

  /// Decodes the body, if the status is one of success.
  ///
  /// ```swift
  /// let user = try await client.execute(request, timeout: .seconds(30)).decode(User.self)
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - decoder: Decodes it.
  ///   - limit: The number of bytes that the body may have.
  /// - Returns: The value.
  /// - Throws: An `UnacceptedResponse` with the body, a `DecodingError`, or what reading the body throws.
  public func decode<Value: Decodable>(
    _ type: Value.Type, using decoder: JSON.Decoder = JSON.Decoder(), upTo limit: Int = 1 << 24
  ) async throws -> Value {
    let body = try await accepted().body.collect(upTo: limit)
    return try decoder.decode(type, from: body)
  }
}

extension HTTPClientRequest {
  /// Sets the body to a value as JSON text, and the header that says so.
  ///
  /// ```swift
  /// var request = HTTPClientRequest(url: "https://example.com/orders")
  /// request.method = .POST
  /// try request.setJSON(order)
  /// ```
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - encoder: Encodes it.
  /// - Throws: An `EncodingError`; the request is as before then.
  public mutating func setJSON<Value: Encodable>(
    _ value: Value, using encoder: JSON.Encoder = JSON.Encoder()
  ) throws {
    var buffer = ByteBuffer()
    try encoder.encode(value, into: &buffer)
    body = .bytes(buffer)
    headers.replaceOrAdd(name: "Content-Type", value: "application/json")
  }
}
