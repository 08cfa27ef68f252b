import Foundation
import Testing
import Transcodable
import TranscodableTOML

struct TOMLCoderTests {
  @Codable struct Server: Equatable {
    var host: String
    var port: Int = 8080
    var tags: [String] = []
  }

  @Codable struct Settings: Equatable {
    var title: String
    var started: Date?
    var day: TOML.LocalDate?
    var database: Database
    var servers: [Server]
  }

  @Codable struct Database: Equatable {
    var url: URL
    var pool: Pool
  }

  @Codable struct Pool: Equatable {
    var size: Int
    var timeout: Double
  }

  static let document = """
    title = "Example" # A comment
    started = 1979-05-27T07:32:00Z
    day = 1979-05-27

    [database]
    url = "file:///app"
    pool.size = 5
    pool.timeout = 1.5

    [[servers]]
    host = 'a.example'
    tags = [
      "one",
      "two", # last
    ]

    [[servers]]
    host = "b.example"
    port = 0x1F90
    """

  static let settings = Settings(
    title: "Example", started: Date(timeIntervalSince1970: 296_638_320),
    day: TOML.LocalDate(year: 1979, month: 5, day: 27),
    database: Database(
      url: URL(filePath: "/app"), pool: Pool(size: 5, timeout: 1.5)),
    servers: [
      Server(host: "a.example", port: 8080, tags: ["one", "two"]),
      Server(host: "b.example", port: 8080, tags: []),
    ])

  @Test func `a document decodes as a type`() throws {
    #expect(try TOML.Decoder().decode(Settings.self, from: Self.document) == Self.settings)
  }

  @Test func `a value is written with tables and arrays of tables`() throws {
    let text = try TOML.Encoder().text(of: Self.settings)
    #expect(
      text == """
        title = "Example"
        started = 1979-05-27T07:32:00Z
        day = 1979-05-27

        [database]
        url = "file:///app"

        [database.pool]
        size = 5
        timeout = 1.5

        [[servers]]
        host = "a.example"
        port = 8080
        tags = ["one", "two"]

        [[servers]]
        host = "b.example"
        port = 8080
        tags = []

        """)
    #expect(try TOML.Decoder().decode(Settings.self, from: text) == Self.settings)
  }
}
