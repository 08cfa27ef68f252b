#if Hummingbird
  internal import HTTPTypes
  public import Hummingbird
  internal import Logging
  internal import TranscodableHTTP

  /// A middleware that responds to every error with a problem document.
  ///
  /// ```swift
  /// router.add(middleware: ProblemMiddleware())
  /// ```
  ///
  /// Hummingbird's own errors, such as an unknown route or a body that is too large, keep their
  /// status and headers. Any other error is logged, and the response has status 500 and doesn't
  /// describe it. Errors that create a response with a body keep this response.
  public struct ProblemMiddleware<Context: RequestContext>: RouterMiddleware {
    /// Creates the middleware.
    public init() {}

    /// Passes a request on, and converts an error to a response.
    public func handle(
      _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
      do {
        return try await next(request, context)
      } catch let error as CancellationError {
        throw error
      } catch let error as HTTPError {
        let problem = ProblemDocument(status: error.status, detail: error.body)
        return try problem.response(to: request, context, headers: error.headers)
      } catch let error as any HTTPResponseError {
        let response = try error.response(from: request, context: context)
        guard response.body.contentLength == 0 else { return response }
        let problem = ProblemDocument(status: response.status, detail: nil)
        return try problem.response(to: request, context, headers: response.headers)
      } catch {
        context.logger.error("A request failed: \(error)")
        return try ProblemDocument(status: .internalServerError, detail: nil)
          .response(to: request, context, headers: [:])
      }
    }
  }

  extension ProblemDocument {
    fileprivate init(status: HTTPResponse.Status, detail: String?) {
      self.init(title: status.reasonPhrase, status: status.code, detail: detail)
    }

    fileprivate func response(
      to request: Request, _ context: some RequestContext, headers: HTTPFields
    ) throws -> Response {
      var response = try ProblemResponse(self).response(from: request, context: context)
      for field in headers where field.name != .contentType && field.name != .contentLength {
        response.headers.append(field)
      }
      return response
    }
  }
#endif
