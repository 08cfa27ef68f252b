import Configuration
import Foundation
import SystemPackage
import Testing
import Transcodable
import TranscodableConfiguration
import TranscodableSwiftConfiguration

/// JSON5 configuration files.
@Suite struct ConfigurationTests {
  @Test func `values are read from a JSON5 file`() async throws {
    let config = try await read(
      """
      // The shop.
      {
        http: { port: 0x1F90, hosts: ['a.example', "b.example",] },
        "debug": true, ratio: .5, token: 'hunter2', /* not yet: tls: {} */
      }
      """)
    #expect(config.int(forKey: "http.port") == 8080)
    #expect(config.stringArray(forKey: "http.hosts") == ["a.example", "b.example"])
    #expect(config.bool(forKey: "debug") == true)
    #expect(config.double(forKey: "ratio") == 0.5)
    #expect(config.string(forKey: "token") == "hunter2")
    #expect(config.string(forKey: "tls") == nil)
  }

  @Test func `an invalid file reports line and column`() async throws {
    let error = await #expect(throws: DecodingError.self) { try await read("{\n  a: }") }
    #expect(error.map { "\($0)".contains("line 2, column 6") } == true)
  }

  @Test func `secrets are redacted`() throws {
    let options = JSON5Snapshot.ParsingOptions(secretsSpecifier: .all)
    let snapshot = try "{token: 'hunter2'}".withBytes {
      try JSON5Snapshot(data: $0, providerName: "shop", parsingOptions: options)
    }
    #expect(!snapshot.debugDescription.contains("hunter2"))
    #expect(snapshot.description == "shop[1 values]")
  }

  // MARK: - Layers

  private struct Shop: Codable, Equatable {
    struct HTTP: Codable, Equatable {
      var port: Int
      var hosts: [String]
      var ratio: Double?
    }
    var http: HTTP
    var isDebug: Bool
    var token: String
    var weights: [Double]?
    var note: String?
  }

  @Test func `a reader is a layer`() async throws {
    let config = try await read(
      "{http: {port: 80, hosts: ['a', 'b']}, isDebug: true, token: 'hunter22', weights: [0.5, 1.5]}"
    )
    let loaded = try TranscodableConfiguration.Configuration.load(
      Shop.self, layers: [.values(["http.ratio": 0.5, "http.port": 1]), .reader(config)])
    #expect(
      loaded.value
        == Shop(
          http: .init(port: 80, hosts: ["a", "b"], ratio: 0.5), isDebug: true, token: "hunter22",
          weights: [0.5, 1.5]))
    #expect(loaded.origin(of: \.http.port)?.description == "swift-configuration: http.port")
    #expect(loaded.origin(of: \.http.ratio)?.description == "values: http.ratio")
    #expect(!"\(loaded)".contains("hunter22"))
  }

  @Test func `mistakes in a reader name the key`() throws {
    let config = ConfigReader(
      provider: EnvironmentVariablesProvider(
        environmentVariables: [
          "HTTP_PORT": "many", "HTTP_HOSTS": "a,b", "IS_DEBUG": "true", "TOKEN": "t",
        ]))
    let error = #expect(throws: ConfigurationError.self) {
      try TranscodableConfiguration.Configuration.load(
        Shop.self, layers: [.reader(config, name: "env")])
    }
    #expect(
      error?.problems.map { "\($0.origin?.description ?? ""): \($0.diagnostic.message)" } == [
        "env: http.port: expected Int, found \"many\""
      ])
  }

  @Test func `layers are a provider`() throws {
    let loaded = try TranscodableConfiguration.Configuration.load(
      Shop.self,
      layers: [
        .values(["http": ["port": 80, "hosts": ["a"]], "token": "hunter22", "weights": [1, 2.5]]),
        .environment(prefix: "APP", variables: ["APP_IS_DEBUG": "yes", "APP_HTTP_PORT": "81"]),
      ])
    let provider = InMemoryProvider(name: "shop", loaded)
    let config = ConfigReader(provider: provider)
    #expect(config.int(forKey: "http.port") == 81)
    #expect(config.stringArray(forKey: "http.hosts") == ["a"])
    #expect(config.doubleArray(forKey: "weights") == [1, 2.5])
    #expect(config.bool(forKey: "isDebug") == true)
    #expect(config.string(forKey: "token") == "hunter22")
    #expect(config.string(forKey: "note") == nil)
    #expect(!provider.debugDescription.contains("hunter22"))
  }

  private func read(_ text: String) async throws -> ConfigReader {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json5")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return ConfigReader(
      provider: try await FileProvider<JSON5Snapshot>(filePath: FilePath(file.path)))
  }
}
