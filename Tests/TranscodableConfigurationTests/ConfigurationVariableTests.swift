import Foundation
import Testing
import TranscodableConfiguration

struct ConfigurationVariableTests {
  struct App: Codable, Sendable, Equatable {
    struct Server: Codable, Sendable, Equatable {
      var host: String
      var port: Int
    }
    var servers: [Server]?
    var hosts: [String]?
    var ports: [Int]?
    var main: Server?
    var maxConnections: Int?
    var isVerbose: Bool?
    var limits: [String: Int]?
    var pools: [String: Server]?
  }

  static func load(
    _ variables: [String: String], separator: String = "_"
  ) throws -> App {
    try Configuration.load(
      App.self,
      layers: [.environment(prefix: "APP", separator: separator, variables: variables)]
    ).value
  }

  static func messages(_ variables: [String: String]) -> [String] {
    problems(App.self, [.environment(prefix: "APP", variables: variables)])?.problems.map {
      "\($0.origin?.description ?? "–"): \($0.diagnostic.message)"
        + ($0.diagnostic.suggestion.map { " → \($0)" } ?? "")
    } ?? []
  }

  @Test func `variables set nested keys regardless of case`() throws {
    let app = try Self.load([
      "APP_MAX_CONNECTIONS": "5", "app_main_Host": "a", "APP_MAIN_PORT": "1",
      "APP_IS_VERBOSE": "on", "PATH": "/", "APPLE": "1", "APP_": "1",
    ])
    #expect(app.maxConnections == 5)
    #expect(app.main == .init(host: "a", port: 1))
    #expect(app.isVerbose == true)
  }

  @Test(arguments: [#"["a", "b""#, #"[ "a" "b"]"#, "[[1], [2]"])
  func `a variable that begins like a JSON array must be JSON`(_ text: String) {
    let messages = Self.messages([
      "APP_HOSTS": text, "APP_MAIN_HOST": "a", "APP_MAIN_PORT": "1",
    ])
    #expect(
      messages == [
        "environment: APP_HOSTS: the value begins like a JSON array, but isn't valid JSON"
      ])
  }

  @Test func `addresses in brackets are elements`() throws {
    let app = try Self.load([
      "APP_HOSTS": "[::1]:80,[::2]:81", "APP_MAIN_HOST": "a", "APP_MAIN_PORT": "1",
    ])
    #expect(app.hosts == ["[::1]:80", "[::2]:81"])
  }

  @Test func `variables may have another separator`() throws {
    let app = try Self.load(
      ["APP__MAX_CONNECTIONS": "5", "APP__SERVERS__0__HOST": "a", "APP__SERVERS__0__PORT": "1"],
      separator: "__")
    #expect(app.maxConnections == 5)
    #expect(app.servers == [.init(host: "a", port: 1)])
    let value = try Configuration.load(
      App.self,
      layers: [
        .environment(prefix: "", variables: ["MAIN_HOST": "x", "MAIN_PORT": "1", "OTHER": "1"])
      ]
    ).value
    #expect(value.main?.host == "x")
  }

  @Test func `names may have acronyms and letters without a case mapping`() throws {
    struct Odd: Codable, Equatable {
      var URLPath, größe, _private, `default`: String
      var IPv6Only: Bool
    }
    let layers: [ConfigurationLayer] = [
      .environment(
        prefix: "app",
        variables: [
          "APP_URL_PATH": "a", "APP_GRÖSSE": "b", "APP_PRIVATE": "c", "APP_DEFAULT": "d",
          "APP_IPV6_ONLY": "1",
        ])
    ]
    let value = try Configuration.load(Odd.self, layers: layers).value
    #expect(value == Odd(URLPath: "a", größe: "b", _private: "c", default: "d", IPv6Only: true))
    let rows = Configuration.explain(Odd.self, layers: layers).rows
    #expect(
      rows.map(\.variable) == [
        "APP_URL_PATH", "APP_GRÖSSE", "APP_PRIVATE", "APP_DEFAULT", "APP_I_PV6_ONLY",
      ])
  }

  @Test func `variables with indexes set the elements of an array`() throws {
    let app = try Self.load([
      "APP_HOSTS_0": "a", "APP_HOSTS_1": "b,c", "APP_SERVERS_0_HOST": "x",
      "APP_SERVERS_0_PORT": "1",
      "APP_SERVERS_1": #"{"host": "y", "port": 2}"#, "APP_PORTS": "[1, 2]",
    ])
    #expect(app.hosts == ["a", "b,c"])
    #expect(app.servers == [.init(host: "x", port: 1), .init(host: "y", port: 2)])
    #expect(app.ports == [1, 2])
  }

  @Test func `elements of an array replace the whole array of an earlier layer`() throws {
    let app = try Configuration.load(
      App.self,
      layers: [
        .values(["hosts": ["a", "b"], "main": ["host": "h", "port": 1]]),
        .environment(prefix: "APP", variables: ["APP_HOSTS_0": "c", "APP_MAIN_PORT": "2"]),
      ]
    ).value
    #expect(app.hosts == ["c"])
    #expect(app.main == .init(host: "h", port: 2))
  }

  @Test func `variables set the members of dictionaries`() throws {
    let app = try Self.load([
      "APP_LIMITS_SMALL": "1", "APP_LIMITS_VERY_LARGE": "2", "APP_POOLS_READ_HOST": "a",
      "APP_POOLS_READ_PORT": "1",
    ])
    #expect(app.limits == ["small": 1, "very_large": 2])
    #expect(app.pools == ["read": .init(host: "a", port: 1)])
  }

  @Test func `mistakes in variables are errors`() {
    #expect(
      Self.messages(["APP_HOSTS_1": "a"]) == [
        "environment: APP_HOSTS_1: the elements of an array must have the indexes 0, 1, 2, and so on"
      ])
    #expect(
      Self.messages(["APP_HOSTS": "a", "APP_HOSTS_0": "b"]) == [
        "environment: APP_HOSTS_0: `APP_HOSTS_0` and `APP_HOSTS` set the same value"
      ])
    #expect(
      Self.messages(["APP_MAIN": "{\"host\": \"a\", \"port\": 1}", "APP_MAIN_PORT": "2"]) == [
        "environment: APP_MAIN_PORT: `APP_MAIN_PORT` and `APP_MAIN` set the same value"
      ])
    #expect(
      Self.messages(["APP_MAXCONECTIONS": "1"]) == [
        "environment: APP_MAXCONECTIONS: unknown variable `APP_MAXCONECTIONS` → APP_MAX_CONNECTIONS"
      ])
    #expect(
      Self.messages(["APP_MAX_CONNECTIONS": "1e", "APP_IS_VERBOSE": ""]) == [
        "environment: APP_IS_VERBOSE: expected Bool, found an empty string",
        "environment: APP_MAX_CONNECTIONS: expected Int, found \"1e\"",
      ])
    #expect(
      Self.messages(["APP_PORTS": "1,,2"]) == [
        "environment: APP_PORTS: expected Int, found an empty string"
      ])
    #expect(
      Self.messages(["APP_PORTS": "1,x"]) == [
        "environment: APP_PORTS: expected Int, found \"x\""
      ])
  }

  // MARK: - .env files

  @Test func `an env file has quotes, comments and escapes`() throws {
    struct Texts: Codable { var a, b, c, d, e, f, g: String }
    let folder = try Folder([
      ".env": "\u{FEFF}# comment\r\n\r\nexport A=plain text # comment\r\nB='single # $HOME \\n'\r\n"
        + "C=\"double \\\"x\\\"\\n\\t\\\\\" # comment\r\n  D = spaced \r\nE=\r\nF=a#b=c\r\n"
        + "G=\"two\nlines\"\nA=last\n# end"
    ])
    let texts = try Configuration.load(Texts.self, layers: [.dotenv(folder[".env"])]).value
    #expect(texts.a == "last")
    #expect(texts.b == "single # $HOME \\n")
    #expect(texts.c == "double \"x\"\n\t\\")
    #expect(texts.d == "spaced")
    #expect(texts.e == "")
    #expect(texts.f == "a#b=c")
    #expect(texts.g == "two\nlines")
  }

  @Test func `mistakes in an env file have lines`() throws {
    let folder = try Folder([
      ".env": "APP_HOSTS=a\nAPP_MAIN\nAPP_PORTS=\"1\" 2\n=3\nOTHER=1\nAPP_HOST=a\nAPP_LIMITS='"
    ])
    let error = problems(App.self, [.dotenv(folder[".env"], prefix: "APP")])
    let found = error?.problems.map { "\($0.origin?.line ?? 0) \($0.diagnostic.reason)" }
    #expect(
      found == [
        "2 invalid-structure", "3 trailing-content", "4 invalid-structure", "6 unknown-key",
        "7 unexpected-end",
      ])
  }

  @Test func `a missing env file is ignored unless it is required`() throws {
    #expect(try Configuration.load(App.self, layers: [.dotenv("/no/.env")]).value == App())
    #expect(problems(App.self, [.dotenv("/no/.env", isOptional: false)]) != nil)
  }

  // MARK: - Options

  static func options(_ arguments: String...) throws -> App {
    try Configuration.load(App.self, layers: [.arguments(["app"] + arguments)]).value
  }

  @Test func `options set values`() throws {
    let app = try Self.options(
      "run", "--main.host", "a", "--main-port=1", "-x", "--is-verbose", "--maxConnections", "-5",
      "--limits.Big", "1", "--hosts", "a", "--hosts", "b", "--", "--main.port=2")
    #expect(app.main == .init(host: "a", port: 1))
    #expect(app.isVerbose == true)
    #expect(app.maxConnections == -5)
    #expect(app.limits == ["Big": 1])
    #expect(app.hosts == ["a", "b"])
    #expect(try Self.options("--no-is-verbose").isVerbose == false)
    #expect(try Self.options("--isVerbose=off").isVerbose == false)
    #expect(try Self.options("--maxConnections=1", "--maxConnections=2").maxConnections == 2)
    #expect(try Self.options() == App())
  }

  @Test func `mistakes in options are errors`() {
    func messages(_ arguments: String...) -> [String] {
      problems(App.self, [.arguments(["app"] + arguments)])?.problems.map {
        "\($0.origin?.description ?? "–"): \($0.diagnostic.message)"
          + ($0.diagnostic.suggestion.map { " → \($0)" } ?? "")
      } ?? []
    }
    #expect(
      messages("--maxConnections") == [
        "arguments: --maxConnections: `--maxConnections` needs a value"
      ])
    #expect(
      messages("--max-conections=1", "--main.host=") == [
        "arguments: --max-conections: unknown option `--max-conections` → --maxConnections",
        "–: the key `port` is missing",
      ])
    #expect(
      messages("--is-verbose=perhaps") == [
        "arguments: --is-verbose: expected Bool, found \"perhaps\""
      ])
  }

  // MARK: - Dictionaries

  @Test func `dictionaries set nested values`() throws {
    let loaded = try Configuration.load(
      App.self,
      layers: [
        .values(["main.host": "a", "main": ["port": 1], "hosts": ["x"]]),
        .values(["main.port": 2], name: "tests"),
      ])
    #expect(loaded.value.main == .init(host: "a", port: 2))
    #expect(loaded.origin(of: \.main?.port)?.description == "tests: main.port")
    #expect(loaded.origin(of: "hosts.0")?.description == "values: hosts")
    let error = problems(App.self, [.values(["main.hst": 1, "hosts": 5])])
    #expect(error?.problems.map(\.diagnostic.suggestion).contains("host") == true)
  }
}
