#if Hummingbird
  internal import Foundation
  public import HTTPTypes
  public import Hummingbird
  internal import NIOCore
  internal import Transcodable
  public import TranscodableHTTP
  internal import TranscodableNIO

  /// An error to which Hummingbird responds with a problem document.
  ///
  /// ```swift
  /// guard let stock = articles[order.article] else {
  ///   throw ProblemResponse(ProblemDocument(title: "No such article", status: 404))
  /// }
  /// ```
  public struct ProblemResponse: HTTPResponseError, CustomStringConvertible {
    /// The document to send.
    public var problem: ProblemDocument

    /// Creates an error.
    /// - Parameter problem: The document to send.
    public init(_ problem: ProblemDocument) { self.problem = problem }

    /// The status of the document, or 400 if the document has no status or its status doesn't
    /// indicate an error.
    public var status: HTTPResponse.Status {
      // The document may come from another server, and HTTPTypes traps on an invalid status.
      guard let status = problem.status, (400..<600).contains(status) else { return .badRequest }
      return HTTPResponse.Status(code: status)
    }

    /// Creates the response.
    ///
    /// - Returns: The document as `application/problem+json`.
    public func response(from request: Request, context: some RequestContext) throws -> Response {
      var body = ByteBuffer()
      let encoder = JSON.Encoder()
      // Pointers are full of slashes.
      encoder.outputFormatting = .withoutEscapingSlashes
      try encoder.encode(problem, into: &body)
      return Response(
        status: status, headers: [.contentType: ProblemDocument.mediaType],
        body: ResponseBody(byteBuffer: body))
    }

    /// The title and the number of errors, for logs.
    public var description: String {
      "\(problem.title ?? "a problem"), \(problem.errors.count) errors"
    }
  }
#endif
