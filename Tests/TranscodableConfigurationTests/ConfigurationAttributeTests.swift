import Foundation
import Testing
import Transcodable
import TranscodableConfiguration

@Codable
private struct Limits: Equatable {
  @CodableValidated(.range(1...100)) var count: Int = 10
  @CodableValidated(.nonEmpty, .matches("[a-z]+-[0-9]+")) var zone: String
}

@Codable(tagging: .internal("type"))
private enum Storage: Equatable {
  case disk(path: String)
  case bucket(name: String, region: String = "eu")
}

/// An enum whose raw values can't be found.
private enum Mode: String, Codable { case fast, safe }

@Codable(keys: .snakeCase)
private struct App: Equatable {
  @CodingKey("app_title") var name: String
  @DecodableAlias("farbe") var color: String
  @CodableFlattened var limits: Limits
  @CodableBy(.separated(by: ";")) var parts: [String] = []
  @CodableCoerced var retries: Int = 1
  @CodableBy(.hex) var key: Data?
  @CodingPath("deep.er.value") var nested: Int?
  var storage: Storage
  var mode: Mode
  var maxConnections = 5
  @CodableModified(.trimmed) var note: String = ""
}

struct ConfigurationAttributeTests {
  private static let base = """
    app_title = "shop"
    farbe = "red"
    zone = "eu-1"
    parts = "a;b"
    retries = "3"
    key = "ff00"
    deep.er.value = 7
    mode = "safe"
    storage = {type = "bucket", name = "b"}
    """

  private static func load(_ layers: ConfigurationLayer...) throws -> LoadedConfiguration<App> {
    let folder = try Folder(["base.toml": base])
    return try Configuration.load(App.self, layers: [.file(folder["base.toml"])] + layers)
  }

  private static func messages(_ layers: ConfigurationLayer...) throws -> [String] {
    let folder = try Folder(["base.toml": base])
    return problems(App.self, [.file(folder["base.toml"])] + layers)?.problems.map {
      "\(folder.shortened($0.origin?.description ?? "–")): \($0.diagnostic.message)"
        + ($0.diagnostic.suggestion.map { " → \($0)" } ?? "")
    } ?? []
  }

  @Test func `attributes apply to the merged layers`() throws {
    let app = try Self.load().value
    #expect(app.name == "shop")
    #expect(app.color == "red")
    #expect(app.limits == Limits(count: 10, zone: "eu-1"))
    #expect(app.parts == ["a", "b"])
    #expect(app.retries == 3)
    #expect(app.key == Data([0xFF, 0]))
    #expect(app.nested == 7)
    #expect(app.storage == .bucket(name: "b", region: "eu"))
    #expect(app.mode == .safe)
  }

  @Test func `variables and options set fields with attributes`() throws {
    let loaded = try Self.load(
      .environment(
        prefix: "APP",
        variables: [
          "APP_APP_TITLE": "x", "APP_FARBE": "blue", "APP_COUNT": "20", "APP_PARTS": "c;d",
          "APP_KEY": "01", "APP_DEEP_ER_VALUE": "8", "APP_STORAGE_REGION": "us", "APP_MODE": "fast",
          "APP_MAX_CONNECTIONS": "6",
        ]),
      .arguments(["app", "--max_connections=7", "--note", " a "]))
    let app = loaded.value
    #expect(app.name == "x")
    #expect(app.color == "blue")
    #expect(app.limits.count == 20)
    #expect(app.parts == ["c", "d"])
    #expect(app.key == Data([1]))
    #expect(app.nested == 8)
    #expect(app.storage == .bucket(name: "b", region: "us"))
    #expect(app.mode == .fast)
    #expect(app.maxConnections == 7)
    #expect(app.note == "a")
  }

  @Test func `the key of a later layer wins even if one of the keys is an alias`() throws {
    #expect(try Self.load(.values(["color": "green"])).value.color == "green")
    #expect(
      try Self.load(.values(["color": "green"]), .values(["farbe": "blue"])).value.color == "blue")
  }

  @Test func `the origins of properties are found by key paths`() throws {
    let loaded = try Self.load(
      .values(["count": 2, "max_connections": 3, "storage.region": "us"], name: "v"))
    #expect(loaded.origin(of: \.name)?.line == 1)
    #expect(loaded.origin(of: \.color)?.line == 2)
    #expect(loaded.origin(of: \.limits.zone)?.line == 3)
    #expect(loaded.origin(of: \.limits.count)?.layer == "v")
    #expect(loaded.origin(of: \.maxConnections)?.layer == "v")
    #expect(loaded.origin(of: \.mode)?.line == 8)
    #expect(loaded.origin(of: \.note) == nil)
    #expect(loaded.origin(of: "deep.er.value")?.line == 7)
    #expect(loaded.origin(of: "storage.region")?.layer == "v")
  }

  @Test func `the origins of renamed keys of plain types are found by key paths`() throws {
    struct Plain: Codable {
      struct Server: Codable {
        var host: String
        var tcpPort: Int
        enum CodingKeys: String, CodingKey { case host = "name", tcpPort = "port" }
      }
      var title: String
      var servers: [String: Server]?
      var main: Server?
      enum CodingKeys: String, CodingKey { case title = "t", servers, main = "m" }
    }
    let loaded = try Configuration.load(
      Plain.self,
      layers: [
        .values(["t": "x"], name: "1"), .values(["m.name": "h"], name: "2"),
        .values(["m.port": 1], name: "3"),
      ])
    #expect(loaded.origin(of: \.title)?.layer == "1")
    #expect(loaded.origin(of: \.main?.host)?.layer == "2")
    #expect(loaded.origin(of: \.main?.tcpPort)?.layer == "3")
    #expect(loaded.origin(of: \.servers) == nil)
  }

  @Test func `a report ends with the key after which no keys are known`() throws {
    struct Plain: Codable {
      var name: String
      var mode: Mode
      var port: Int
    }
    let remark =
      "The keys after `mode` are unknown, because Mode rejects the values that were tried."
    let error = problems(Plain.self, [.values(["mode": "slow", "port": "x"])])
    #expect(error?.description.hasSuffix("2 errors in the configuration\n\(remark)") == true)
    #expect(Configuration.explain(Plain.self).description.hasSuffix("\n\n\(remark)"))
    let complete = problems(Plain.self, [.values(["mode": "safe", "port": "x"])])
    #expect(complete?.description.hasSuffix("2 errors in the configuration") == true)
  }

  @Test func `rules, cases and unknown keys of fields with attributes are reported`() throws {
    let messages = try Self.messages(
      .values([
        "count": 500, "zone": "X", "key": "zz", "storage.type": "tape", "mode": "slow",
        "colr": "x", "storage.nam": 1,
      ]))
    #expect(
      messages == [
        "values: colr: unknown key `colr` → color", "values: count: must be from 1 to 100",
        "values: key: expected hexadecimal digits, found \"zz\"",
        "values: mode: Cannot initialize Mode from invalid String value slow",
        "values: storage.nam: unknown key `nam` → name",
        "values: storage.type: expected Storage, found invalid Storage tag \"tape\"",
        "values: zone: must match [a-z]+-[0-9]+",
      ])
  }
}
