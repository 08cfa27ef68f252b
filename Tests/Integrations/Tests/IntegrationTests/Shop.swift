import Hummingbird
import Transcodable
import TranscodableHummingbird

// The requests of the tests.

@Codable
struct Account: Hashable {
  @CodableValidated(.count(1...20)) let name: String
  @CodableValidated(.count(12...100)) let password: String
  var articles: [Article] = []
}

@Codable
struct Article: Hashable {
  let code: String
  @CodableValidated(.range(1...)) var count = 1
}

/// A type without the package's attributes.
struct PlainArticle: Codable, Hashable {
  var code: String
  var count: Int
}

struct ShopContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  let requestDecoder = JSONRequestDecoder()
  let responseEncoder = JSON.Encoder()

  init(source: Source) { coreContext = CoreRequestContextStorage(source: source) }
}
