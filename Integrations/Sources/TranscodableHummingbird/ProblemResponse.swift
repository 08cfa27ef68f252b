public import HTTPTypes
public import Hummingbird
internal import NIOCore
internal import Transcodable
public import TranscodableHTTP
internal import TranscodableNIO

/// A problem document as an error that Hummingbird answers with.
///
/// ```swift
/// guard let stock = articles[order.article] else {
///   throw ProblemResponse(ProblemDocument(title: "No such article", status: 404))
/// }
/// ```
public struct ProblemResponse: HTTPResponseError, CustomStringConvertible {
  /// What the client is told.
  public var problem: ProblemDocument

  /// Creates an error.
  /// - Parameter problem: What the client is told.
  public init(_ problem: ProblemDocument) { self.problem = problem }

  /// The status of the document; 400 if it has none, or one that is not of an error.
  public var status: HTTPResponse.Status {
    // The document may be that of another server: HTTPTypes stops the program at a number that is not a status.
    guard let status = problem.status, (400..<600).contains(status) else { return .badRequest }
    return HTTPResponse.Status(code: status)
  }

  /// Makes the response.
  ///
  /// - Parameters:
  ///   - request: The request that was refused.
  ///   - context: The context of the request.
  /// - Returns: The document as `application/problem+json`.
  /// - Throws: An `EncodingError`.
  public func response(from request: Request, context: some RequestContext) throws -> Response {
    var body = ByteBuffer()
    try JSON.encode(problem, into: &body)
    return Response(
      status: status, headers: [.contentType: ProblemDocument.mediaType],
      body: ResponseBody(byteBuffer: body))
  }

  /// The title and the number of errors, for logs.
  public var description: String {
    "\(problem.title ?? "a problem"), \(problem.errors.count) errors"
  }
}
