import Configuration
import Foundation
import SystemPackage
import Testing
import Transcodable
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

  private func read(_ text: String) async throws -> ConfigReader {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json5")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return ConfigReader(
      provider: try await FileProvider<JSON5Snapshot>(filePath: FilePath(file.path)))
  }
}
