import AsyncHTTPClient
import Foundation
import Hummingbird
import LoopbackServer
import NIOCore
import NIOHTTP1
import Testing
import Transcodable
import TranscodableAsyncHTTPClient
import TranscodableHTTP
import TranscodableHummingbird
import TranscodableNIO
import TranscodableURLSession

#if canImport(FoundationNetworking)
  import FoundationNetworking
  import TranscodableStreams
#endif

/// Both clients with a local server.
@Suite struct ClientTests {
  @Test func `both clients send and receive values`() async throws {
    let article = Article(code: "AB", count: 2)
    try await withServer(Self.router()) { address in
      var request = HTTPClientRequest(url: "\(address)/echo")
      request.method = .POST
      try request.setJSON(article)
      let response = try await HTTPClient.shared.execute(request, timeout: .seconds(10))
      #expect(try await response.decode(Article.self) == article)

      var other = try URLRequest(url: #require(URL(string: "\(address)/echo")))
      other.httpMethod = "POST"
      try other.setJSON(article)
      #expect(try await URLSession.shared.decode(Article.self, for: other) == article)
    }
  }

  @Test func `an unsuccessful status is thrown with the body`() async throws {
    try await withServer(Self.router()) { address in
      var request = HTTPClientRequest(url: "\(address)/echo")
      request.method = .POST
      try request.setJSON(["count": "secret"])
      let response = try await HTTPClient.shared.execute(request, timeout: .seconds(10))
      let answer = await #expect(throws: UnacceptedResponse.self) {
        try await response.decode(Article.self)
      }
      try check(#require(answer))

      var other = try URLRequest(url: #require(URL(string: "\(address)/echo")))
      other.httpMethod = "POST"
      other.httpBody = Data(#"{"count":"secret"}"#.utf8)
      let otherAnswer = await #expect(throws: UnacceptedResponse.self) {
        try await URLSession.shared.decode(Article.self, for: other)
      }
      try check(#require(otherAnswer))
    }
  }

  private func check(_ answer: UnacceptedResponse) throws {
    #expect(answer.status == 422)
    #expect(answer.problem?.errors.map(\.pointer) == ["#/count", "#/code"])
    #expect(try answer.decode(JSON.self)["status"] == 422)
    #expect(answer.description == "The response has the status 422: Unprocessable Content")
  }

  @Test func `the error contains the start of a long body`() async throws {
    try await withServer(Self.router()) { address in
      let response = try await HTTPClient.shared.execute(
        HTTPClientRequest(url: "\(address)/failing"), timeout: .seconds(10))
      let answer = await #expect(throws: UnacceptedResponse.self) {
        try await response.accepted(keeping: 10)
      }
      #expect(answer?.body == Array("xxxxxxxxxx".utf8))
      #expect(answer?.problem == nil)
    }
  }

  @Test func `a body above the limit is not collected`() async throws {
    try await withServer(Self.router()) { address in
      let response = try await HTTPClient.shared.execute(
        HTTPClientRequest(url: "\(address)/lines"), timeout: .seconds(10))
      await #expect(throws: NIOTooManyBytesError.self) {
        try await response.decode([Article].self, upTo: 3)
      }
    }
  }

  /// The server sends the second value after the client confirms the first one.
  @Test(arguments: ["lines", "events"])
  func `stream values are available as they arrive`(_ form: String) async throws {
    let (steps, step) = AsyncStream.makeStream(of: Void.self)
    let router = Router(context: ShopContext.self)
    let (start, end) = form == "lines" ? ("", "\n") : ("data: ", "\n\n")
    router.get("values") { _, _ in
      Response(
        status: .ok,
        body: ResponseBody { writer in
          var step = steps.makeAsyncIterator()
          for code in ["A", "B", "C"] {
            try await writer.write(ByteBuffer(string: #"\#(start){"code":"\#(code)"}\#(end)"#))
            await step.next()
          }
          try await writer.finish(nil)
        })
    }
    let codes = try await withServer(router) { address in
      var codes: [String] = []
      let request = HTTPClientRequest(url: "\(address)/values")
      let body = try await HTTPClient.shared.execute(request, timeout: .seconds(10)).accepted().body
      if form == "lines" {
        for try await article in body.decodedJSON(Article.self) {
          codes.append(article.code)
          step.yield()
        }
      } else {
        for try await article in body.serverSentEvents().decodedJSON(Article.self) {
          codes.append(article.code)
          step.yield()
        }
      }
      return codes
    }
    #expect(codes == ["A", "B", "C"])
  }

  private static func router() -> Router<ShopContext> {
    let router = Router(context: ShopContext.self)
    router.post("echo") { request, context in
      let article = try await request.decode(as: Article.self, context: context)
      return try context.responseEncoder.encode(article, from: request, context: context)
    }
    router.get("lines") { _, _ in
      let articles = AsyncStream { continuation in
        for count in 1...10 { continuation.yield(Article(code: "A", count: count)) }
        continuation.finish()
      }
      return Response(
        status: .ok, body: ResponseBody(asyncSequence: articles.encodedJSON().byteBuffers()))
    }
    router.get("failing") { _, _ in
      Response(
        status: .internalServerError,
        body: ResponseBody(byteBuffer: ByteBuffer(repeating: UInt8(ascii: "x"), count: 100_000)))
    }
    return router
  }
}
