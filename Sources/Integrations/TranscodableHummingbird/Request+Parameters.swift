#if Hummingbird
  internal import Foundation
  public import Hummingbird
  internal import Transcodable
  public import TranscodableForm
  public import TranscodableFormats
  internal import TranscodableHTTP

  extension Request {
    /// Decodes the query of the request's URI.
    ///
    /// ```swift
    /// router.get("orders") { request, context in
    ///   let page = try request.decodeQuery(as: Page.self)
    ///   …
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - type: The type to decode.
    ///   - decoder: The decoder for the query.
    ///   - limit: The maximum number of failures to collect.
    /// - Returns: The decoded value.
    /// - Throws: A ``ProblemResponse`` with status 400, which names each invalid parameter.
    public func decodeQuery<Value: Decodable>(
      as type: Value.Type, using decoder: URLEncodedForm.Decoder = URLEncodedForm.Decoder(),
      limit: Int = 100
    ) throws(ProblemResponse) -> Value {
      try decoder.decodeParameters(type, from: uri.query ?? "", limit)
    }
  }

  extension RequestContext {
    /// Decodes the parameters of the request's path.
    ///
    /// ```swift
    /// router.get("orders/:id/items/:number") { request, context in
    ///   let path = try context.decodeParameters(as: ItemPath.self)
    ///   …
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - type: The type to decode; its keys are the names in the route.
    ///   - decoder: The decoder for the parameters.
    ///   - limit: The maximum number of failures to collect.
    /// - Returns: The decoded value.
    /// - Throws: A ``ProblemResponse`` with status 400, which names each invalid parameter.
    public func decodeParameters<Value: Decodable>(
      as type: Value.Type, using decoder: URLEncodedForm.Decoder = URLEncodedForm.Decoder(),
      limit: Int = 100
    ) throws(ProblemResponse) -> Value {
      var form = URLEncodedForm()
      for (name, value) in parameters {
        form.append(String(value).removingPercentEncoding ?? String(value), for: String(name))
      }
      return try decoder.decodeParameters(type, from: form.string, limit)
    }
  }

  extension CodingFailure {
    /// The first key of the pointer, which contains a missing key, too.
    fileprivate var outermostKey: String? {
      let escaped = pointer.dropFirst().prefix { $0 != "/" }
      guard !escaped.isEmpty else { return nil }
      return String(escaped.replacing("~1", with: "/").replacing("~0", with: "~"))
    }
  }

  extension FormatDecoder<URLEncodedForm.Format> {
    fileprivate func decodeParameters<Value: Decodable>(
      _ type: Value.Type, from text: String, _ limit: Int
    ) throws(ProblemResponse) -> Value {
      do {
        return try decodeCollecting(type, from: Array(text.utf8), limit: limit)
      } catch {
        var problem = ProblemDocument(error)
        (problem.status, problem.title) = (400, "Bad Request")
        for (index, failure) in zip(problem.errors.indices, error) {
          problem.errors[index].parameter = failure.outermostKey
        }
        throw ProblemResponse(problem)
      }
    }
  }
#endif
