public import Foundation
public import Transcodable
public import TranscodableForm
public import TranscodableFormats
internal import TranscodableHTTP

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

extension URLSession {
  /// Sends a request and decodes the response if its status indicates success.
  ///
  /// ```swift
  /// let user = try await URLSession.shared.decode(User.self, for: request)
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type to decode.
  ///   - request: The request to send.
  ///   - decoder: The decoder for the body.
  /// - Returns: The decoded value.
  /// - Throws: An `UnacceptedResponse` with the body, a `DecodingError`, or an error that the
  ///   session throws.
  public func decode<Value: Decodable>(
    _ type: Value.Type, for request: URLRequest, using decoder: JSON.Decoder = JSON.Decoder()
  ) async throws -> Value {
    let (data, response) = try await data(for: request)
    return try decoder.decode(type, from: response.accepting(data))
  }
}

extension URLResponse {
  /// Returns the body if the status indicates success, or if the response isn't an HTTP response.
  ///
  /// ```swift
  /// let (data, response) = try await session.upload(for: request, from: body)
  /// let user = try JSON.decode(User.self, from: response.accepting(data))
  /// ```
  ///
  /// - Parameters:
  ///   - data: The body of the response.
  ///   - statuses: The statuses that indicate success.
  /// - Returns: The body, unchanged.
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
  /// Sets the body to a value encoded as JSON, and sets the content type.
  ///
  /// ```swift
  /// var request = URLRequest(url: url)
  /// request.httpMethod = "POST"
  /// try request.setJSON(order)
  /// ```
  ///
  /// - Throws: An `EncodingError`; in that case, the request is unchanged.
  public mutating func setJSON<Value: Encodable>(
    _ value: Value, using encoder: JSON.Encoder = JSON.Encoder()
  ) throws {
    httpBody = try encoder.encode(value)
    setValue("application/json", forHTTPHeaderField: "Content-Type")
  }

  /// Sets the body to a value encoded as a URL-encoded form, and sets the content type.
  ///
  /// ```swift
  /// try request.setForm(credentials)
  /// ```
  ///
  /// - Throws: An `EncodingError`; in that case, the request is unchanged.
  public mutating func setForm<Value: Encodable>(
    _ value: Value, using encoder: URLEncodedForm.Encoder = URLEncodedForm.Encoder()
  ) throws {
    httpBody = try Data(encoder.encode(value))
    setValue(URLEncodedForm.mediaType, forHTTPHeaderField: "Content-Type")
  }

  /// Replaces the query of the URL with a value encoded as a URL-encoded form.
  ///
  /// ```swift
  /// var request = URLRequest(url: searchURL)
  /// try request.setQuery(Search(term: "swift 6", page: 2))  // …?term=swift+6&page=2
  /// ```
  ///
  /// - Throws: An `EncodingError`, or a `URLError` if the request has no URL; in that case, the
  ///   request is unchanged.
  public mutating func setQuery<Value: Encodable>(
    _ value: Value, using encoder: URLEncodedForm.Encoder = URLEncodedForm.Encoder()
  ) throws {
    let query = try encoder.encodeString(value)
    guard let url, var components = URLComponents(url: url, resolvingAgainstBaseURL: true) else {
      throw URLError(.badURL)
    }
    components.percentEncodedQuery = query
    self.url = components.url
  }
}
