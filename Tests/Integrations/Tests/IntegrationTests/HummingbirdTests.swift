import AsyncHTTPClient
import Hummingbird
import LoopbackServer
import NIOCore
import NIOHTTP1
import Testing
import Transcodable
import TranscodableHTTP
import TranscodableHummingbird
import TranscodableNIO
import TranscodableStreams

/// Requests to a local server.
@Suite struct HummingbirdTests {
  @Test func `a request is decoded and its response encoded`() async throws {
    let answer = try await post(#"{"name":"Ada","password":"correct horse","articles":[]}"#)
    #expect(answer.status == .ok)
    #expect(answer.headers.first(name: "Content-Type") == "application/json; charset=utf-8")
    #expect(answer.body == #"{"name":"Ada","password":"","articles":[{"code":"gift","count":1}]}"#)
  }

  @Test func `the problem document lists every invalid field`() async throws {
    let answer = try await post(
      #"{"name":"","password":"hunter2","articles":[{"code":"A","count":0},{"count":"x"}]}"#)
    #expect(answer.status == .unprocessableEntity)
    #expect(answer.headers.first(name: "Content-Type") == "application/problem+json")
    let problem = try JSON.decode(ProblemDocument.self, from: answer.body)
    #expect(problem.status == 422)
    #expect(
      problem.errors.map(\.pointer) == [
        "#/name", "#/password", "#/articles/0/count", "#/articles/1/count", "#/articles/1/code",
      ])
    #expect(
      problem.errors.map(\.detail) == [
        "must have 1 to 20 characters, but has 0", "must have 12 to 100 characters, but has 7",
        "must be at least 1",
        "must be an integer", "is missing",
      ])
    #expect(problem.errors.last?.code == "missing-key")
  }

  @Test func `problem documents contain no values and no type names`() async throws {
    for text in [
      #"{"name":"Ada","password":"hunter2"}"#, #"{"name":"Ada","password":["hunter2"]}"#,
      #"{"name":"Ada","password":"hunter2"#, #"{"name":"Ada","password":hunter2}"#,
    ] {
      let answer = try await post(text)
      #expect(answer.status.code >= 400)
      #expect(!answer.body.contains("hunter2"))
      #expect(!answer.body.contains("Account") && !answer.body.contains("String"))
    }
  }

  @Test func `invalid JSON is a bad request`() async throws {
    let answer = try await post(#"{"name":"Ada","#)
    #expect(answer.status == .badRequest)
    let problem = try JSON.decode(ProblemDocument.self, from: answer.body)
    #expect(problem.errors.map(\.code) == ["unexpected-end"])
  }

  @Test func `a problem document without an error status is a bad request`() {
    func status(_ number: Int?) -> Int {
      ProblemResponse(ProblemDocument(status: number)).status.code
    }
    #expect([nil, 200, -1, 100_000].map(status) == [400, 400, 400, 400])
    #expect([404, 599].map(status) == [404, 599])
  }

  @Test func `pointers are escaped as URI fragments`() {
    let failure = CodingFailure(
      .typeMismatch, in: nil,
      codingPath: [CodingFieldKey(stringValue: "zip code"), CodingFieldKey(stringValue: "a/b~ü")])
    #expect(FieldProblem(failure).pointer == "#/zip%20code/a~1b~0%C3%BC")
  }

  @Test func `a request body of lines is decoded as it arrives`() async throws {
    let router = Router(context: ShopContext.self)
    router.post("lines") { request, _ in
      try await request.body.decodedJSON(Article.self).reduce(0) { $0 + $1.count }.description
    }
    let sum = try await withServer(router) { address in
      var request = HTTPClientRequest(url: "\(address)/lines")
      request.method = .POST
      let lines = AsyncStream { continuation in
        for count in 1...100 { continuation.yield(Article(code: "A", count: count)) }
        continuation.finish()
      }
      request.body = .stream(lines.encodedJSON().byteBuffers(), length: .unknown)
      let response = try await HTTPClient.shared.execute(request, timeout: .seconds(10))
      return String(buffer: try await response.body.collect(upTo: 100))
    }
    #expect(sum == "5050")
  }

  private func post(
    _ text: String
  ) async throws -> (status: HTTPResponseStatus, headers: HTTPHeaders, body: String) {
    let router = Router(context: ShopContext.self)
    router.post("accounts") { request, context in
      let sent = try await request.decode(as: Account.self, context: context)
      return Account(name: sent.name, password: "", articles: [Article(code: "gift")])
    }
    return try await withServer(router) { address in
      var request = HTTPClientRequest(url: "\(address)/accounts")
      request.method = .POST
      request.body = .bytes(ByteBuffer(string: text))
      let response = try await HTTPClient.shared.execute(request, timeout: .seconds(10))
      let body = try await response.body.collect(upTo: 1 << 20)
      return (response.status, response.headers, String(buffer: body))
    }
  }
}

extension Account: ResponseEncodable {}
