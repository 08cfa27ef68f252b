import Foundation
import Hummingbird
import NIOCore
import Transcodable
import TranscodableHummingbird
import TranscodableNIO
import TranscodableStreams

/// The routes of the server: a handler for batches, which is used with several coders, and a
/// handler for lines.
struct Routes {
  /// The paths for batches.
  ///
  /// The same handler is used with this package's coders and with Foundation's coders, for types
  /// with and without attributes.
  static let batchPaths = [
    "transcodable/attributes", "foundation/attributes", "transcodable/plain", "foundation/plain",
  ]
  /// The paths for lines.
  static let linePaths = ["transcodable/checked/lines", "transcodable/lines", "foundation/lines"]

  static func router() throws -> Router<BasicRequestContext> {
    let router = Router()
    let ours = (JSONRequestDecoder(), JSON.Encoder())
    let foundation = (JSONDecoder(), JSONEncoder())
    takeBatches("transcodable/attributes", of: Batch.self, ours, router)
    takeBatches("foundation/attributes", of: Batch.self, foundation, router)
    takeBatches("transcodable/plain", of: PlainBatch.self, ours, router)
    takeBatches("foundation/plain", of: PlainBatch.self, foundation, router)
    let check = try LineCheck()
    router.post("transcodable/checked/lines") { request, _ in
      try await check.count(request.body).description
    }
    router.post("transcodable/lines") { request, _ in
      try await request.body.decodedJSON(Order.self).reduce(0) { count, _ in count + 1 }.description
    }
    router.post("foundation/lines") { request, context in
      let body = try await request.body.collect(upTo: context.maxUploadSize)
      return try body.readableBytesView.split(separator: UInt8(ascii: "\n"))
        .map { try foundation.0.decode(Order.self, from: Data($0)) }.count.description
    }
    return router
  }

  /// Decodes a batch and sends it back.
  private static func takeBatches<Value: Codable & Sendable>(
    _ path: String, of type: Value.Type,
    _ coders: (decoder: some RequestDecoder & Sendable, encoder: some ResponseEncoder & Sendable),
    _ router: Router<BasicRequestContext>
  ) {
    let (decoder, encoder) = coders
    router.post(RouterPath(path)) { request, context in
      let value = try await decoder.decode(type, from: request, context: context)
      return try encoder.encode(value, from: request, context: context)
    }
  }
}
