// Loads a configuration from a file, the environment and options.

import Foundation
import Transcodable
import TranscodableConfiguration

// snippet.type
@Codable
struct Settings {
  @Codable
  struct HTTP {
    var host = "localhost"
    @CodableValidated(.range(1...65535)) var port = 8080
  }

  var name: String
  var http = HTTP()
  var apiKey: String
  var tags: [String] = []
}
// snippet.hide
let folder = NSTemporaryDirectory() + UUID().uuidString
try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(atPath: folder) }
let file = folder + "/settings.toml"
try Data("name = \"shop\"\n\n[http]\nhost = \"example.com\"\n".utf8)
  .write(to: URL(fileURLWithPath: file))
let variables = ["APP_API_KEY": "f00ba7", "APP_TAGS": "a,b"]
let arguments = ["shop", "--http.port=80"]
// snippet.load
let loaded = try Configuration.load(
  Settings.self,
  layers: [
    .file(file),
    .environment(prefix: "APP", variables: variables),
    .arguments(arguments),
  ])
let settings = loaded.value
print(settings.http.host, settings.http.port, settings.tags)  // → example.com 80 ["a", "b"]
// snippet.origins
print(loaded.origin(of: \.http.port) ?? "default")  // → arguments: --http.port
print(loaded.origin(of: \.apiKey) ?? "default")  // → environment: APP_API_KEY
print(loaded.origin(of: \.http.host)?.line ?? 0)  // → 4
print(loaded.description.contains("apiKey = <redacted>"))  // → true
// snippet.explain
print(Configuration.explain(Settings.self, layers: [.environment(prefix: "APP", variables: [:])]))
// → KEY        TYPE      DEFAULT    VARIABLE
// → name       String    required   APP_NAME
// → http.host  String    localhost  APP_HTTP_HOST
// → http.port  Int       8080       APP_HTTP_PORT
// → apiKey     String    required   APP_API_KEY
// → tags       [String]  []         APP_TAGS
