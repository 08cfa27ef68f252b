public import Transcodable

/// An answer whose status says that there is no value in it, with its body.
///
/// ```swift
/// do {
///   user = try await response.decode(User.self)
/// } catch let answer as UnacceptedResponse {
///   for error in answer.problem?.errors ?? [] { show(error.detail, at: error.pointer) }
/// }
/// ```
public struct UnacceptedResponse: Error, Sendable, CustomStringConvertible {
  /// The status.
  public let status: Int
  /// The media type of the body as the header says it; nil if it does not.
  public let mediaType: String?
  /// The body, or its beginning if it is long.
  public let body: [UInt8]

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - status: The status.
  ///   - mediaType: The media type of the body as the header says it.
  ///   - body: The body, or its beginning if it is long.
  public init(status: Int, mediaType: String?, body: [UInt8]) {
    self.status = status
    self.mediaType = mediaType
    self.body = body
  }

  /// The body as a problem document; nil if it is not one.
  public var problem: ProblemDocument? {
    guard mediaType?.lowercased().hasPrefix(ProblemDocument.mediaType) == true else { return nil }
    return try? JSON.decode(ProblemDocument.self, from: body)
  }

  /// Decodes the body as the type that an API has for errors.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - decoder: Decodes it.
  /// - Returns: The value.
  /// - Throws: A `DecodingError`.
  public func decode<Value: Decodable>(
    _ type: Value.Type, using decoder: JSON.Decoder = JSON.Decoder()
  ) throws -> Value {
    try decoder.decode(type, from: body)
  }

  /// The status, and the title of a problem document.
  ///
  /// The body is not quoted: it may hold secrets.
  public var description: String {
    "The response has the status \(status)" + (problem?.title.map { ": \($0)" } ?? "")
  }
}
