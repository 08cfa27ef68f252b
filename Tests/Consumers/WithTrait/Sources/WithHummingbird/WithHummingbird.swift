import Hummingbird
import Transcodable
import TranscodableHummingbird

struct Order: Codable, ResponseEncodable {
  var count: Int
}

struct OrderContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  let requestDecoder = JSONRequestDecoder()
  let responseEncoder = JSON.Encoder()

  init(source: Source) { coreContext = CoreRequestContextStorage(source: source) }
}

@main
struct WithHummingbird {
  static func main() {
    let router = Router(context: OrderContext.self)
    router.post("orders") { try await $0.decode(as: Order.self, context: $1) }
    precondition(router.routes.count == 1)
  }
}
