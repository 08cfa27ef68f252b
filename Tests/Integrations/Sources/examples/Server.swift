import Hummingbird
import Transcodable
import TranscodableHummingbird
import TranscodableNIO
import TranscodableStreams

@Codable
struct Order: Sendable {
  @CodableValidated(.count(1...40)) let customer: String
  @CodableValidated(.range(1...)) let count: Int
}

struct ShopContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  let requestDecoder = JSONRequestDecoder()
  let responseEncoder = JSON.Encoder()

  init(source: Source) { coreContext = CoreRequestContextStorage(source: source) }
}

extension Order: ResponseEncodable {}

func shop() -> Router<ShopContext> {
  let router = Router(context: ShopContext.self)
  router.post("orders") { request, context in
    try await request.decode(as: Order.self, context: context)
  }
  // Decodes and encodes lines as streams.
  router.post("bulk") { request, _ in
    let confirmed = request.body.decodedJSON(Order.self).filter { $0.count < 100 }
    return Response(
      status: .ok, body: ResponseBody(asyncSequence: confirmed.encodedJSON().byteBuffers()))
  }
  return router
}
