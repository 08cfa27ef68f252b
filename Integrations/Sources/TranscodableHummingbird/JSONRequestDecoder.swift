internal import NIOCore
public import Hummingbird
public import Transcodable
internal import TranscodableHTTP
internal import TranscodableNIO

/// Decodes requests, and answers those that are wrong with everything that is wrong with them.
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
/// A body that is not an `Order` is answered with a problem document, see ``ProblemResponse``. `JSON.Encoder` encodes responses as
/// it is, since Hummingbird takes any of Foundation's encoders.
public struct JSONRequestDecoder: RequestDecoder, Sendable {
  /// Decodes the bodies.
  public var decoder: JSON.Decoder
  /// The number of failures to stop at.
  public var maximumFailureCount: Int

  /// Creates a decoder of requests.
  ///
  /// - Parameters:
  ///   - decoder: Decodes the bodies.
  ///   - maximumFailureCount: The number of failures to stop at.
  public init(decoder: JSON.Decoder = JSON.Decoder(), maximumFailureCount: Int = 100) {
    self.decoder = decoder
    self.maximumFailureCount = maximumFailureCount
  }

  /// Decodes the body of a request.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - request: The request.
  ///   - context: The context, whose `maxUploadSize` counts.
  /// - Returns: The value.
  /// - Throws: A ``ProblemResponse``, or what reading the body throws.
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
