import Foundation
import Testing
import TranscodableConfiguration
import TranscodableForm

struct ConfigurationFormatTests {
  struct Server: Codable, Sendable, Equatable {
    var name: String
    var port: UInt16
    var ratio: Double
    var isActive: Bool
    var started: Date
    var key: Data
    var hosts: [String]
    var labels: [String: Int]
    var note: String?
  }

  static let server = Server(
    name: "a", port: 80, ratio: 0.5, isActive: true, started: Date(timeIntervalSince1970: 1000),
    key: Data([1, 2]), hosts: ["x", "y"], labels: ["one": 1])

  @Test(arguments: [
    (
      "a.json",
      """
      {"name": "a", "port": 80, "ratio": 0.5, "isActive": true, "started": "1970-01-01T00:16:40Z",
      "key": "AQI=", "hosts": ["x", "y"], "labels": {"one": 1}}
      """
    ),
    (
      "a.JSON5",
      """
      // Comment
      {name: 'a', port: 0x50, ratio: .5, isActive: true, started: '1970-01-01T00:16:40Z',
      key: 'AQI=', hosts: ['x', 'y',], labels: {one: +1}, note: null}
      """
    ),
    (
      "a.toml",
      """
      name = "a" # comment
      port = 80
      ratio = 0.5
      isActive = true
      started = 1970-01-01T00:16:40Z
      key = "AQI="
      hosts = ["x", "y"]
      [labels]
      one = 1
      """
    ),
    (
      "a.plist",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>name</key><string>a</string><key>port</key><integer>80</integer>
      <key>ratio</key><real>0.5</real><key>isActive</key><true/>
      <key>started</key><date>1970-01-01T00:16:40Z</date><key>key</key><data>AQI=</data>
      <key>hosts</key><array><string>x</string><string>y</string></array>
      <key>labels</key><dict><key>one</key><integer>1</integer></dict></dict></plist>
      """
    ),
    (
      ".env",
      """
      NAME=a
      PORT=80
      RATIO=0.5
      IS_ACTIVE=yes
      STARTED=1970-01-01T00:16:40Z
      KEY=AQI=
      HOSTS=x, y
      LABELS_ONE=1
      """
    ),
  ])
  func `a file in each format is loaded`(name: String, document: String) throws {
    let folder = try Folder([name: document])
    let layer: ConfigurationLayer =
      name == ".env" ? .dotenv(folder[name]) : .file(folder[name])
    #expect(try Configuration.load(Server.self, layers: [layer]).value == Self.server)
  }

  @Test func `a binary property list is loaded, and has no lines`() throws {
    let folder = try Folder([:])
    try PropertyListEncoder().encode(Self.server).write(
      to: URL(fileURLWithPath: folder["a.plist"]))
    let loaded = try Configuration.load(Server.self, layers: [.file(folder["a.plist"])])
    #expect(loaded.value == Self.server)
    #expect(loaded.origin(of: \.name)?.description == folder["a.plist"])
  }

  @Test func `a file in a format of the kit is loaded`() throws {
    let folder = try Folder(["a.query": "name=a&port=80"])
    let layer = ConfigurationLayer.file(folder["a.query"], format: URLEncodedForm.Format())
    struct Small: Decodable { var name: String, port: Int }
    #expect(try Configuration.load(Small.self, layers: [layer]).value.port == 80)
    let error = problems(Small.self, [layer, .values(["port": "x"])])
    #expect(error?.problems.map(\.diagnostic.message) == ["expected Int, found a string"])
  }

  @Test func `defaults are a value of the type`() throws {
    let folder = try Folder(["a.toml": "port = 81\nhosts = []"])
    let loaded = try Configuration.load(
      Server.self, layers: [.defaults(Self.server), .file(folder["a.toml"])])
    var expected = Self.server
    (expected.port, expected.hosts) = (81, [])
    #expect(loaded.value == expected)
    #expect(loaded.origin(of: \.name)?.description == "defaults")
    #expect(loaded.origin(of: \.port)?.description == folder["a.toml"] + ":1:8")
  }

  @Test func `examples of files are loaded with the defaults`() throws {
    struct Settings: Codable, Equatable {
      enum Level: String, Codable, CaseIterable { case debug, info }
      struct Limits: Codable, Equatable {
        var size: Int
        var url: URL
        var since: Date
      }
      var name: String
      var level: Level
      var limits: Limits
      var hosts: [String]
      var labels: [String: String]
      var note: String?
    }
    let explanation = Configuration.explain(Settings.self)
    let folder = try Folder([
      "a.json": explanation.exampleJSON, "a.toml": explanation.exampleTOML,
      "a.plist": explanation.examplePropertyList, ".env": explanation.exampleDotenv,
    ])
    let layers: [ConfigurationLayer] = [
      .file(folder["a.json"]), .file(folder["a.toml"]), .file(folder["a.plist"]),
      .dotenv(folder[".env"]),
    ]
    for layer in layers {
      let settings = try Configuration.load(Settings.self, layers: [layer]).value
      #expect(settings.level == .debug)
      #expect(settings.limits.since == Date(timeIntervalSince1970: 946_684_800))
    }
    #expect(
      explanation.exampleTOML == """
        name = ""
        level = "debug"
        hosts = []

        [limits]
        size = 0
        url = "https://example.com"
        since = "2000-01-01T00:00:00Z"

        [labels]

        """)
    #expect(explanation.example(in: URLEncodedForm.Format()).contains("level=debug"))
  }

  @Test func `limits apply to files`() throws {
    let folder = try Folder(["a.json": #"{"name": {"a": {"b": 1}}}"#])
    struct Small: Decodable { var name: String }
    var options = ConfigurationOptions()
    options.maximumDepth = 2
    let layers: [ConfigurationLayer] = [.file(folder["a.json"])]
    #expect(
      problems(Small.self, layers, options)?.problems.first?.diagnostic.message
        == "arrays and objects are nested too deeply, expected at most 2 levels")
    options.maximumFileSize = 10
    #expect(
      problems(Small.self, layers, options)?.problems.first?.diagnostic.message
        == "the file has 25 bytes, but at most 10 are allowed")
  }

  @Test(arguments: [
    Data([0xFF, 0xFE, 0x7B, 0x00, 0x7D, 0x00]), Data([0x00, 0x7B, 0x00, 0x7D]),
    Data([0x7B, 0xC3, 0x28, 0x7D]), Data(), Data([0x7B]), Data("\u{FEFF}{".utf8),
  ])
  func `bad encodings and truncated files are errors`(bytes: Data) throws {
    let folder = try Folder([:])
    struct Small: Decodable { var name: String? }
    for name in ["a.json", "a.json5", "a.plist", "a.toml"] {
      try bytes.write(to: URL(fileURLWithPath: folder[name]))
      if name == "a.toml", bytes.isEmpty { continue }
      let error = problems(Small.self, [.file(folder[name])])
      #expect(error != nil, "\(name)")
      #expect(error?.problems.first?.origin?.layer == folder[name])
    }
  }
}
