import Foundation
import Testing
import Transcodable
import TranscodableConfiguration
import TranscodableYAML

/// YAML files as layers of a configuration.
@Suite struct YAMLConfigurationTests {
  struct Shop: Codable, Equatable {
    struct HTTP: Codable, Equatable {
      var port: Int
      var hosts: [String]
    }
    var name: String
    var http: HTTP
    var password: String?
  }

  private func load(_ text: String, _ layers: ConfigurationLayer...) throws -> LoadedConfiguration<
    Shop
  > {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).yaml")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try Configuration.load(
      Shop.self, layers: [.file(file.path, format: YAML.Format())] + layers)
  }

  @Test func `a YAML file is a layer`() throws {
    let loaded = try load(
      "name: shop # comment\nhttp: &http\n  port: 80\n  hosts: [a, 'b']\n",
      .environment(prefix: "APP", variables: ["APP_HTTP_PORT": "81"]))
    #expect(loaded.value == Shop(name: "shop", http: .init(port: 81, hosts: ["a", "b"])))
    #expect(loaded.origin(of: \.name)?.line == 1)
    #expect(loaded.origin(of: \.http.hosts)?.line == 4)
    #expect(loaded.origin(of: \.http.port)?.variable == "APP_HTTP_PORT")
  }

  @Test func `mistakes in a YAML file have lines, and secrets are hidden`() throws {
    let error = #expect(throws: ConfigurationError.self) {
      try load(
        "nmae: x\nname: y\npassword: [hunter22]\nhttp: {port: many, hosts: [a]} # hunter22\n")
    }
    #expect(
      error?.problems.map { "\($0.origin?.line ?? 0): \($0.diagnostic.reason)" } == [
        "1: unknown-key", "3: type-mismatch", "4: type-mismatch",
      ])
    #expect(error?.description.contains("hunter22") == false)
    let broken = #expect(throws: ConfigurationError.self) {
      try load("name: [\npassword: hunter22")
    }
    #expect(broken?.description.contains("hunter22") == false)
  }

  @Test func `an example can be a YAML file`() throws {
    let example = Configuration.explain(Shop.self).example(in: YAML.Format())
    #expect(try load(example).value.http.hosts == [])
  }
}
