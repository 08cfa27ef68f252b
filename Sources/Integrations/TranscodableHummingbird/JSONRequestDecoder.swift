#if Hummingbird
  internal import NIOCore
  public import Hummingbird
  public import Transcodable
  internal import TranscodableHTTP
  internal import TranscodableNIO

  /// A request decoder that reports all errors in a request to the client.
  ///
  /// ```swift
  /// struct ShopContext: RequestContext {
  ///   var coreContext: CoreRequestContextStorage
  ///   let requestDecoder = JSONRequestDecoder()
  ///   let responseEncoder = JSON.Encoder()
  ///
  ///   init(source: Source) { coreContext = CoreRequestContextStorage(source: source) }
  /// }
  /// router.post("orders") { request, context in
  ///   let order = try await request.decode(as: Order.self, context: context)
  ///   …
  /// }
  /// ```
  ///
  /// For a body that isn't a valid `Order`, the client receives a problem document; see
  /// ``ProblemResponse``. `JSON.Encoder` can encode responses directly, because Hummingbird accepts
  /// Foundation's encoders.
  public struct JSONRequestDecoder: RequestDecoder, Sendable {
    /// The decoder for request bodies.
    public var decoder: JSON.Decoder
    /// The maximum number of failures to collect.
    public var maximumFailureCount: Int

    /// Creates a request decoder.
    ///
    /// - Parameters:
    ///   - decoder: The decoder for request bodies.
    ///   - maximumFailureCount: The maximum number of failures to collect.
    public init(decoder: JSON.Decoder = JSON.Decoder(), maximumFailureCount: Int = 100) {
      self.decoder = decoder
      self.maximumFailureCount = maximumFailureCount
    }

    /// Decodes the body of a request.
    ///
    /// - Parameters:
    ///   - type: The type to decode.
    ///   - request: The request.
    ///   - context: The context, whose `maxUploadSize` limits the size of the body.
    /// - Returns: The decoded value.
    /// - Throws: A ``ProblemResponse``, or an error if the body can't be read.
    public func decode<Value: Decodable>(
      _ type: Value.Type, from request: Request, context: some RequestContext
    ) async throws -> Value {
      let body = try await request.body.collect(upTo: context.maxUploadSize)
      do throws(CodingFailures) {
        return try decoder.decodeCollecting(type, from: body, limit: maximumFailureCount)
      } catch {
        throw ProblemResponse(ProblemDocument(error))
      }
    }
  }
#endif
