public import Transcodable

/// An error for a response whose status doesn't indicate success, with the body of the response.
///
/// ```swift
/// do {
///   user = try await response.decode(User.self)
/// } catch let answer as UnacceptedResponse {
///   for error in answer.problem?.errors ?? [] { show(error.detail, at: error.pointer) }
/// }
/// ```
public struct UnacceptedResponse: Error, Sendable, CustomStringConvertible {
  /// The status of the response.
  public let status: Int
  /// The media type of the body according to the header, or nil if there is no header.
  public let mediaType: String?
  /// The body, truncated if it is long.
  public let body: [UInt8]

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - status: The status of the response.
  ///   - mediaType: The media type of the body according to the header.
  ///   - body: The body, truncated if it is long.
  public init(status: Int, mediaType: String?, body: [UInt8]) {
    self.status = status
    self.mediaType = mediaType
    self.body = body
  }

  /// The body as a problem document, or nil if the body has another media type.
  public var problem: ProblemDocument? {
    guard mediaType?.lowercased().hasPrefix(ProblemDocument.mediaType) == true else { return nil }
    return try? JSON.decode(ProblemDocument.self, from: body)
  }

  /// Decodes the body as an API's error type.
  ///
  /// - Parameters:
  ///   - type: The type to decode.
  ///   - decoder: The decoder for the body.
  /// - Returns: The decoded error.
  /// - Throws: A `DecodingError`.
  public func decode<Value: Decodable>(
    _ type: Value.Type, using decoder: JSON.Decoder = JSON.Decoder()
  ) throws -> Value {
    try decoder.decode(type, from: body)
  }

  /// The status of the response, and the title of its problem document, if any.
  ///
  /// The description doesn't quote the body, which may contain secrets.
  public var description: String {
    "The response has the status \(status)" + (problem?.title.map { ": \($0)" } ?? "")
  }
}
