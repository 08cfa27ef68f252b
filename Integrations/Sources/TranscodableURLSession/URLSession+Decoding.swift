public import Foundation
public import Transcodable
internal import TranscodableHTTP

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

extension URLSession {
  /// Sends a request, and decodes the answer if its status is one of success.
  ///
  /// ```swift
  /// let user = try await URLSession.shared.decode(User.self, for: request)
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - request: The request.
  ///   - decoder: Decodes the value.
  /// - Returns: The value.
  /// - Throws: An `UnacceptedResponse` with the body, a `DecodingError`, or what the session throws.
  public func decode<Value: Decodable>(
    _ type: Value.Type, for request: URLRequest, using decoder: JSON.Decoder = JSON.Decoder()
  ) async throws -> Value {
    let (data, response) = try await data(for: request)
    return try decoder.decode(type, from: response.accepting(data))
  }
}

extension URLResponse {
  /// The body of the response, if the status is one of success or the response is not of HTTP.
  ///
  /// ```swift
  /// let (data, response) = try await session.upload(for: request, from: body)
  /// let user = try JSON.decode(User.self, from: response.accepting(data))
  /// ```
  ///
  /// - Parameters:
  ///   - data: The body.
  ///   - statuses: What counts as success.
  /// - Returns: The body.
  /// - Throws: An `UnacceptedResponse` with the body.
  public func accepting(_ data: Data, _ statuses: Range<Int> = 200..<300) throws -> Data {
    guard let response = self as? HTTPURLResponse, !statuses.contains(response.statusCode) else {
      return data
    }
    throw UnacceptedResponse(
      status: response.statusCode, mediaType: response.value(forHTTPHeaderField: "Content-Type"),
      body: Array(data))
  }
}

extension URLRequest {
  /// Sets the body to a value as JSON text, and the header that says so.
  ///
  /// ```swift
  /// var request = URLRequest(url: url)
  /// request.httpMethod = "POST"
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
    httpBody = try encoder.encode(value)
    setValue("application/json", forHTTPHeaderField: "Content-Type")
  }
}
