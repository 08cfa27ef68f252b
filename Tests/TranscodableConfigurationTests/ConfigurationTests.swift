import Foundation
import Testing
import Transcodable
import TranscodableConfiguration

/// A type without `@Codable`.
struct Settings: Codable, Sendable {
  struct HTTP: Codable, Sendable {
    var host: String
    var port: UInt16
    var maxConnections: Int?
    var timeout: Double?
  }

  struct Database: Codable, Sendable {
    var url: String
    var password: String
    var poolSize: Int
  }

  enum Level: String, Codable, CaseIterable, Sendable { case debug, info, error }

  var name: String
  var http: HTTP
  var database: Database
  var level: Level
  var tags: [String]?
  var labels: [String: String]?
  var started: Date?
}

struct Folder: ~Copyable {
  let path = NSTemporaryDirectory() + "configuration-\(UUID().uuidString)"

  init(_ files: [String: String]) throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try Data(text.utf8).write(to: URL(fileURLWithPath: self[name])) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  subscript(name: String) -> String { "\(path)/\(name)" }

  /// The report with the names of the files instead of their paths.
  func shortened(_ report: String) -> String {
    report.replacingOccurrences(of: path + "/", with: "")
  }
}

func problems<Value: Decodable>(
  _ type: Value.Type, _ layers: [ConfigurationLayer],
  _ options: ConfigurationOptions = ConfigurationOptions()
) -> ConfigurationError? {
  do throws(ConfigurationError) {
    _ = try Configuration.load(type, layers: layers, options: options)
    return nil
  } catch { return error }
}

let base = """
  name = "shop"
  level = "info"
  tags = ["a"]
  started = 2026-01-02T03:04:05Z

  [http]
  host = "localhost"
  port = 8080

  [database]
  url = "postgres://db/shop"
  password = "hunter22"
  poolSize = 5
  """

struct ConfigurationTests {
  @Test func `later layers override values of earlier layers`() throws {
    let folder = try Folder([
      "base.toml": base,
      "local.json5": "{ // local\n  http: { port: 8081, },\n  labels: {team: 'red'},\n}",
      ".env": "# comment\nexport APP_HTTP_TIMEOUT=2.5\nAPP_NAME=\"my shop\" # name\n",
    ])
    let loaded = try Configuration.load(
      Settings.self,
      layers: [
        .file(folder["base.toml"]), .file(folder["local.json5"], isOptional: true),
        .file(folder["missing.json"], isOptional: true), .dotenv(folder[".env"], prefix: "APP"),
        .environment(
          prefix: "APP",
          variables: [
            "APP_HTTP_MAX_CONNECTIONS": "10", "app_tags": "x, y", "APP_LABELS_OWNER": "me",
            "PATH": "/bin",
          ]),
        .values(["database.poolSize": 9]),
        .arguments(["shop", "--http.host=example.com", "--level", "debug"]),
      ])
    let settings = loaded.value
    #expect(settings.name == "my shop")
    #expect(settings.http.host == "example.com")
    #expect(settings.http.port == 8081)
    #expect(settings.http.maxConnections == 10)
    #expect(settings.http.timeout == 2.5)
    #expect(settings.database.poolSize == 9)
    #expect(settings.level == .debug)
    #expect(settings.tags == ["x", "y"])
    #expect(settings.labels == ["team": "red", "owner": "me"])
    #expect(settings.started == Date(timeIntervalSince1970: 1_767_323_045))

    #expect(loaded.origin(of: "http.port")?.description == folder["local.json5"] + ":2:17")
    #expect(loaded.origin(of: "name")?.variable == "APP_NAME")
    #expect(loaded.origin(of: "database.url")?.line == 11)
    #expect(
      loaded.origin(of: "http.maxConnections")?.description
        == "environment: APP_HTTP_MAX_CONNECTIONS")
    #expect(loaded.origin(of: "level")?.description == "arguments: --level")
    #expect(loaded.origin(of: "database.poolSize")?.description == "values: database.poolSize")
    #expect(loaded.origin(of: "nothing") == nil)
    #expect(!"\(loaded)".contains("hunter22"))
    #expect("\(loaded)".contains("database.password = <redacted>"))
  }

  @Test func `explain lists the values of a layer of defaults`() {
    let explanation = Configuration.explain(
      Settings.HTTP.self,
      layers: [
        .defaults(["host": "localhost", "port": "80"]),
        .environment(prefix: "", variables: ["HOST": "example.com"]),
      ])
    let rows = explanation.rows
    #expect(rows.map(\.defaultValue).prefix(2) == ["localhost", "80"])
    #expect(rows.allSatisfy { !$0.isRequired })
    #expect(rows.first?.value == "example.com")
  }

  @Test func `explain lists keys, types, variables and origins`() throws {
    let folder = try Folder(["base.toml": base])
    let explanation = Configuration.explain(
      Settings.self,
      layers: [.file(folder["base.toml"]), .environment(prefix: "APP", variables: [:])])
    #expect(
      folder.shortened(explanation.description) == """
        KEY                  TYPE                  DEFAULT   VARIABLE                  VALUE                 ORIGIN
        name                 String                required  APP_NAME                  shop                  base.toml:1:8
        http.host            String                required  APP_HTTP_HOST             localhost             base.toml:7:8
        http.port            UInt16                required  APP_HTTP_PORT             8080                  base.toml:8:8
        http.maxConnections  Int                   none      APP_HTTP_MAX_CONNECTIONS
        http.timeout         Double                none      APP_HTTP_TIMEOUT
        database.url         String                required  APP_DATABASE_URL          postgres://db/shop    base.toml:11:7
        database.password    String                required  APP_DATABASE_PASSWORD     <redacted>            base.toml:12:12
        database.poolSize    Int                   required  APP_DATABASE_POOL_SIZE    5                     base.toml:13:12
        level                debug | info | error  required  APP_LEVEL                 info                  base.toml:2:9
        tags                 [String]              none      APP_TAGS                  [a]                   base.toml:3:8
        labels               [String: String]      none      APP_LABELS
        started              Date                  none      APP_STARTED               2026-01-02T03:04:05Z  base.toml:4:11
        """)
  }
}
