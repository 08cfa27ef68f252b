import AsyncHTTPClient
import Foundation
import HTTPTypes
import Hummingbird
import LoopbackServer
import NIOCore
import NIOHTTP1
import Testing
import Transcodable
import TranscodableAsyncHTTPClient
import TranscodableForm
import TranscodableHTTP
import TranscodableHummingbird
import TranscodableURLSession

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

private struct FormContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  let requestDecoder = ContentNegotiation()
  let responseEncoder = ContentNegotiation()
  let maxUploadSize = 100

  init(source: Source) { coreContext = CoreRequestContextStorage(source: source) }
}

private struct ArticlePath: Decodable {
  var code: String
  var count: Int
}

@Codable
private struct Search {
  var term: String
  var page: Int?
  var tags: [String]?
}

private struct Teapot: HTTPResponseError {
  var status: HTTPResponse.Status { HTTPResponse.Status(code: 418) }

  func response(from request: Request, context: some RequestContext) -> Response {
    Response(status: status, body: ResponseBody(byteBuffer: ByteBuffer(string: "short and stout")))
  }
}

/// Forms, queries and path parameters of requests to a local server.
@Suite struct FormRequestTests {
  @Test func `a form is decoded and the response is JSON`() async throws {
    let answer = try await send(.POST, "articles") { request in
      try request.setForm(Article(code: "A B&C", count: 2))
    }
    #expect(answer.status == .ok)
    #expect(answer.body == #"{"code":"A B&C","count":2}"#)
  }

  @Test func `every invalid field of a form is reported`() async throws {
    let answer = try await send(.POST, "articles") { request in
      try request.setForm(["count": "x"])
    }
    #expect(answer.status == .unprocessableEntity)
    let pointers = try answer.problem.errors.map(\.pointer)
    #expect(pointers == ["#/code", "#/count"])
  }

  @Test func `a query is decoded`() async throws {
    let answer = try await send(.GET, "search?term=swift+6%21&tags=a&tags=b&page=2")
    #expect(answer.body == "swift 6! 2 a,b")
  }

  @Test func `every invalid parameter of a query is named`() async throws {
    for query in ["?page=x", "?page=x&other=1"] {
      let problem = try await send(.GET, "search\(query)").problem
      #expect(problem.status == 400)
      let parameters = problem.errors.map(\.parameter)
      #expect(parameters == ["term", "page"])
    }
    let missing = try await send(.GET, "search").problem.errors
    #expect(missing.map(\.parameter) == ["term"])
  }

  @Test func `path parameters are decoded`() async throws {
    #expect(try await send(.GET, "articles/a%20b/7").body == "a b 7")
  }

  @Test func `an invalid path parameter is named`() async throws {
    let problem = try await send(.GET, "articles/a/b").problem
    #expect(problem.status == 400)
    #expect(problem.errors.map(\.parameter) == ["count"])
  }

  @Test(arguments: [
    ("missing", 404, "Not Found"), ("large", 413, "Content Too Large"),
    ("broken", 500, "Internal Server Error"), ("refused", 403, "Forbidden"),
  ])
  func `other errors are problem documents`(
    path: String, status: Int, title: String
  ) async throws {
    let answer = try await send(.POST, path) { request in
      request.body = .bytes(ByteBuffer(repeating: 0, count: 200))
    }
    #expect(answer.status.code == UInt(status))
    #expect(answer.headers["Content-Type"] == ["application/problem+json"])
    #expect(try answer.problem.status == status)
    #expect(try answer.problem.title == title)
    #expect(!answer.body.contains("secret"))
    guard path == "refused" else { return }
    #expect(answer.headers["Retry-After"] == ["9"])
    #expect(try answer.problem.detail == "Too young")
  }

  @Test func `an error with a body keeps its response`() async throws {
    #expect(try await send(.POST, "teapot").body == "short and stout")
  }

  @Test func `a URL request sends forms and queries`() throws {
    var request = URLRequest(url: try #require(URL(string: "http://localhost/search?old=1#end")))
    try request.setQuery(Search(term: "swift 6&", page: 2))
    #expect(request.url?.absoluteString == "http://localhost/search?term=swift+6%26&page=2#end")
    try request.setForm(Search(term: "ä", tags: ["a", "b"]))
    let mediaType = request.value(forHTTPHeaderField: "Content-Type")
    #expect(mediaType == "application/x-www-form-urlencoded")
    #expect(request.httpBody == Data("term=%C3%A4&tags%5B%5D=a&tags%5B%5D=b".utf8))
  }

  private struct Answer {
    let status: HTTPResponseStatus
    let headers: HTTPHeaders
    let body: String

    var problem: ProblemDocument {
      get throws { try JSON.decode(ProblemDocument.self, from: body) }
    }
  }

  private func send(
    _ method: HTTPMethod, _ path: String,
    _ prepare: @Sendable (inout HTTPClientRequest) throws -> Void = { _ in }
  ) async throws -> Answer {
    let router = Router(context: FormContext.self)
    router.add(middleware: ProblemMiddleware())
    router.post("articles") { request, context in
      try await request.decode(as: Article.self, context: context)
    }
    router.get("articles/:code/:count") { _, context in
      let path = try context.decodeParameters(as: ArticlePath.self)
      return "\(path.code) \(path.count)"
    }
    router.get("search") { request, _ in
      let search = try request.decodeQuery(as: Search.self)
      return "\(search.term) \(search.page ?? 0) \(search.tags?.joined(separator: ",") ?? "")"
    }
    router.post("large") { request, context in
      try await request.decode(as: Article.self, context: context)
    }
    router.post("broken") { _, _ -> String in throw Failure(text: "secret") }
    router.post("refused") { _, _ -> String in
      throw HTTPError(.forbidden, headers: [.retryAfter: "9"], message: "Too young")
    }
    router.post("teapot") { _, _ -> String in throw Teapot() }
    return try await withServer(router) { address in
      var request = HTTPClientRequest(url: "\(address)/\(path)")
      request.method = method
      try prepare(&request)
      let response = try await HTTPClient.shared.execute(request, timeout: .seconds(10))
      let body = try await response.body.collect(upTo: 1 << 20)
      return Answer(
        status: response.status, headers: response.headers, body: String(buffer: body))
    }
  }

  private struct Failure: Error {
    let text: String
  }
}
