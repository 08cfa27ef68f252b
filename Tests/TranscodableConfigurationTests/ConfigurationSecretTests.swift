import Foundation
import Testing
import TranscodableConfiguration
import TranscodableDiagnostics

struct ConfigurationSecretTests {
  struct Service: Codable, Sendable {
    struct Login: Codable, Sendable {
      var user: String
      var code: String
    }
    var port: Int
    var apiKey: String
    var tlsPrivateKey: String
    var url: String?
    var login: Login?
    var tokens: [String: String]?
  }

  static let options = ConfigurationOptions(secretPaths: ["login"])
  static let secrets = ["k1", "-----BEGIN", "line two", "hunter22", "u5er", "c0de", "t0ken"]

  static func hasSecret(_ text: String) -> Bool { secrets.contains { text.contains($0) } }

  static let json = """
    {"port": 80, "apiKey": "k1", "tlsPrivateKey": "-----BEGIN\\nline two",
    "url": "https://admin:hunter22@example.com", "login": {"user": "u5er", "code": "c0de"},
    "tokens": {"secret": "t0ken"}}
    """

  @Test func `secrets aren't in descriptions, mirrors, dumps and explanations`() throws {
    let folder = try Folder(["a.json": Self.json])
    let layers: [ConfigurationLayer] = [
      .file(folder["a.json"]), .environment(prefix: "APP", variables: ["APP_API_KEY": "k1"]),
      .arguments(["app", "--login.code=c0de"]),
    ]
    let loaded = try Configuration.load(Service.self, layers: layers, options: Self.options)
    #expect(loaded.value.apiKey == "k1")
    #expect(loaded.value.tlsPrivateKey == "-----BEGIN\nline two")
    var dumped = ""
    dump(loaded, to: &dumped)
    let explanation = Configuration.explain(Service.self, layers: layers, options: Self.options)
    for text in [
      "\(loaded)", String(reflecting: loaded), dumped, "\(explanation)", "\(explanation.rows)",
      explanation.exampleJSON, explanation.exampleDotenv, explanation.exampleTOML,
      explanation.examplePropertyList,
    ] {
      #expect(!Self.hasSecret(text), "\(text)")
    }
    #expect("\(loaded)".contains("port = 80"))
    #expect("\(explanation)".contains("<redacted>"))
  }

  @Test(arguments: [
    #"{"port": "k1", "apiKey": ["k1"], "tlsPrivateKey": {"a": "line two"}, "login": {"user": "u5er", "code": 5}}"#,
    #"{"port": {}, "apiKey": "k1", "tlsPrivateKey": "x", "login": "u5er", "url": "ftp://u5er:hunter22@x"}"#,
    #"{"prt": 1, "apiKey": "k1", "tlsPrivatKey": "line two", "login": {"usr": "u5er", "code": "c0de"}}"#,
    #"{"port": 1, "apiKey": "k1", "tlsPrivateKey": "line two" "login": {"user": "u5er"}}"#,
    #"{"port": 1, "apiKey": "hunter22, "tlsPrivateKey": "line two"}"#,
  ])
  func `secrets aren't in the report of another mistake in the same line`(json: String) throws {
    let folder = try Folder(["a.json": json])
    let error = try #require(
      problems(
        Service.self,
        [
          .file(folder["a.json"]),
          .environment(
            prefix: "APP", variables: ["APP_PORT": "hunter22", "APP_TLS_PRIVATE_KY": "line two"]),
          .arguments(["app", "--api-kye=k1", "--port", "t0ken"]),
        ], Self.options))
    var dumped = ""
    dump(error, to: &dumped)
    let known = error.description.replacingOccurrences(of: "hunter22", with: "")
      .replacingOccurrences(of: "t0ken", with: "").replacingOccurrences(
        of: "\"port\": \"k1\"", with: "")
    #expect(!Self.hasSecret(known), "\(known)")
    #expect(!error.report(by: JSONDiagnosticRenderer()).contains("c0de"))
    #expect(!dumped.contains("line two"))
  }

  @Test func `the failures of types don't contain secrets`() throws {
    struct Pin: Decodable {
      init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard text.count == 4 else {
          throw DecodingError.dataCorrupted(
            .init(codingPath: decoder.codingPath, debugDescription: "the PIN \(text) is too long"))
        }
      }
    }
    struct Card: Decodable {
      var owner: String
      var secretPin: Pin
    }
    let folder = try Folder(["a.toml": "secretPin = \"98765\"\nowner = 5 # 98765"])
    let error = try #require(problems(Card.self, [.file(folder["a.toml"])]))
    #expect(error.problems.count == 2)
    #expect(!error.description.contains("98765"))
    #expect(!error.problems.contains { "\($0)".contains("98765") })
  }

  @Test func `secret words can be changed`() throws {
    struct Small: Codable { var color, password: String }
    var options = ConfigurationOptions()
    options.secretWords = ["color"]
    let loaded = try Configuration.load(
      Small.self, layers: [.values(["color": "red1", "password": "pass1"])], options: options)
    #expect("\(loaded)".contains("pass1"))
    #expect(!"\(loaded)".contains("red1"))
  }
}
