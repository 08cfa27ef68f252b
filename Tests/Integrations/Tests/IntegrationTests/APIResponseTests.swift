import Testing
import Transcodable
import TranscodableHTTP

private enum ShopKeys: APIResponseKeys {
  static let value = "result"
  static let failure = "error"
}

private typealias ShopResponse<Value: Decodable> = APIResponse<ShopKeys, Value, String>

/// API envelopes and problem documents of other servers.
@Suite struct APIResponseTests {
  @Test func `the value is under the chosen key`() throws {
    let text = #"{"took": 3, "result": [{"code": "A"}], "error": null}"#
    #expect(
      try JSON.decode(ShopResponse<[Article]>.self, from: text).get() == [Article(code: "A")])
  }

  @Test func `a failure is thrown with its details`() throws {
    let response = try JSON.decode(
      ShopResponse<[Article]>.self, from: #"{"result": null, "error": "out of stock"}"#)
    let failure = #expect(throws: APIFailure<String>.self) { try response.get() }
    #expect(failure?.details == "out of stock")
  }

  @Test func `a response without value and failure reports the missing key`() {
    let error = #expect(throws: DecodingError.self) {
      try JSON.decode(ShopResponse<Int>.self, from: "{}")
    }
    #expect(error.map { CodingFailure($0).pointer } == "/result")
  }

  @Test func `problem documents ignore members of other kinds`() throws {
    let text = #"{"title": "Bad", "status": "400", "errors": {"name": ["is short"]}, "trace": 7}"#
    let problem = try JSON.decode(ProblemDocument.self, from: text)
    #expect(problem == ProblemDocument(title: "Bad"))
  }

  @Test func `only the media type identifies a problem document`() {
    let body = Array(#"{"title":"Bad"}"#.utf8)
    func problem(_ mediaType: String?) -> ProblemDocument? {
      UnacceptedResponse(status: 400, mediaType: mediaType, body: body).problem
    }
    #expect(problem("application/problem+json; charset=utf-8")?.title == "Bad")
    #expect(problem("application/json") == nil)
    #expect(problem(nil) == nil)
  }
}
