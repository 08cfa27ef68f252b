import AsyncHTTPClient
import Hummingbird
import LoopbackServer
import NIOCore
import NIOHTTP1
import Testing
import Transcodable
import TranscodableAsyncHTTPClient
import TranscodableCBOR
import TranscodableHTTP
import TranscodableHummingbird
import TranscodableMessagePack
import TranscodableNIO

/// A context whose clients choose the format.
private struct AnyFormatContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  let requestDecoder = ContentNegotiation()
  let responseEncoder = ContentNegotiation()

  init(source: Source) { coreContext = CoreRequestContextStorage(source: source) }
}

extension Article: ResponseEncodable {}

@Suite struct ContentNegotiationTests {
  private let article = Article(code: "AB", count: 2)

  @Test func `CBOR and MessagePack are decoded from buffers and encoded into them`() throws {
    var buffer = ByteBuffer(string: "..")
    buffer.moveReaderIndex(forwardBy: 2)
    try CBOR.Encoder().encode(article, into: &buffer)
    #expect(try CBOR.Decoder().decode(Article.self, from: buffer) == article)
    buffer.clear()
    try MessagePack.Encoder().encode(article, into: &buffer)
    #expect(try MessagePack.Decoder().decode(Article.self, from: buffer) == article)
    let first = buffer
    #expect(throws: EncodingError.self) {
      try CBOR.Encoder().encode(Unencodable(), into: &buffer)
    }
    #expect(buffer == first)
  }

  @Test func `the body's media type determines its format and that of the response`() async throws {
    for (mediaType, body) in [
      ("application/cbor", try CBOR.Encoder().encode(article)),
      ("application/msgpack", try MessagePack.Encoder().encode(article)),
      ("application/json", Array(#"{"code":"AB","count":2}"#.utf8)),
      ("Application/JSON; charset=utf-8", Array(#"{"code":"AB","count":2}"#.utf8)),
    ] {
      let answer = try await post(body, ["Content-Type": mediaType])
      #expect(answer.status == .ok)
      let expected = mediaType.hasPrefix("A") ? "application/json" : mediaType
      #expect(answer.headers.first(name: "Content-Type")?.hasPrefix(expected) == true)
      #expect(answer.headers.first(name: "Vary") == "Accept")
      #expect(answer.body == ByteBuffer(bytes: body))
    }
  }

  @Test(arguments: [
    ("application/cbor", "application/cbor"),
    ("application/x-msgpack", "application/msgpack"),
    ("application/json;q=0.5, application/cbor;q=0.9", "application/cbor"),
    ("application/cbor;q=0, */*;q=0.1", "application/json; charset=utf-8"),
    ("application/*, application/json;q=0.2", "application/cbor"),
    ("text/html", "application/json; charset=utf-8"),
    ("*/*", "application/json; charset=utf-8"),
    (";;q=x,", "application/json; charset=utf-8"),
  ])
  func `Accept determines the format of the response`(
    _ accept: String, _ mediaType: String
  ) async throws {
    let answer = try await post(
      Array(#"{"code":"A"}"#.utf8), ["Content-Type": "application/json", "Accept": accept])
    #expect(answer.headers.first(name: "Content-Type") == mediaType)
  }

  @Test func `another media type is refused`() async throws {
    let answer = try await post(Array("code=A".utf8), ["Content-Type": "text/plain"])
    #expect(answer.status == .unsupportedMediaType)
    let problem = try JSON.decode(ProblemDocument.self, from: answer.body)
    #expect(
      problem.detail
        == "Supported are application/json, application/cbor, application/msgpack, "
        + "application/x-www-form-urlencoded.")
  }

  @Test func `a client sends and receives other formats`() async throws {
    let router = Router(context: AnyFormatContext.self)
    router.post("articles") { request, context in
      try await request.decode(as: Article.self, context: context)
    }
    let (cbor, messagePack) = try await withServer(router) { address in
      var request = HTTPClientRequest(url: "\(address)/articles")
      request.method = .POST
      try request.setBody(
        Article(code: "C"), using: CBOR.Encoder(), mediaType: "application/cbor")
      let first = try await HTTPClient.shared.execute(request, timeout: .seconds(10))
        .decode(Article.self, using: CBOR.Decoder())
      try request.setBody(
        Article(code: "M"), using: MessagePack.Encoder(), mediaType: "application/msgpack")
      let second = try await HTTPClient.shared.execute(request, timeout: .seconds(10))
        .decode(Article.self, using: MessagePack.Decoder())
      return (first, second)
    }
    #expect(cbor == Article(code: "C") && messagePack == Article(code: "M"))
  }

  @Test func `an invalid body results in a problem document in every format`() async throws {
    let value = ["count": 0]
    for (mediaType, body) in [
      ("application/cbor", try CBOR.Encoder().encode(value)),
      ("application/msgpack", try MessagePack.Encoder().encode(value)),
      ("application/json", Array(#"{"count":0}"#.utf8)),
    ] {
      let answer = try await post(body, ["Content-Type": mediaType])
      #expect(answer.status == .unprocessableEntity)
      #expect(answer.headers.first(name: "Content-Type") == "application/problem+json")
      let problem = try JSON.decode(ProblemDocument.self, from: answer.body)
      #expect(problem.errors.contains { $0.pointer == "#/code" })
      let malformed = try await post([0xFF], ["Content-Type": mediaType])
      #expect(malformed.status.code >= 400 && malformed.status.code < 500)
    }
  }

  private struct Unencodable: Encodable {
    func encode(to encoder: any Encoder) throws {
      throw EncodingError.invalidValue(
        1, EncodingError.Context(codingPath: [], debugDescription: ""))
    }
  }

  private func post(
    _ body: [UInt8], _ headers: [String: String]
  ) async throws -> (status: HTTPResponseStatus, headers: HTTPHeaders, body: ByteBuffer) {
    let router = Router(context: AnyFormatContext.self)
    router.post("articles") { request, context in
      try await request.decode(as: Article.self, context: context)
    }
    return try await withServer(router) { address in
      var request = HTTPClientRequest(url: "\(address)/articles")
      request.method = .POST
      for (name, value) in headers { request.headers.add(name: name, value: value) }
      request.body = .bytes(ByteBuffer(bytes: body))
      let response = try await HTTPClient.shared.execute(request, timeout: .seconds(10))
      return (
        response.status, response.headers, try await response.body.collect(upTo: 1 << 20)
      )
    }
  }
}
