// Decodes a TOML file, and lists everything that is wrong with another one.

import Foundation
import Transcodable
import TranscodableDiagnostics
import TranscodableTOML

@Codable
struct Settings {
  var title: String
  var started: Date
  var servers: [Server] = []
}

@Codable
struct Server {
  var host: String
  var port = 80
}

let text = """
  title = "Example"  # a comment
  started = 1979-05-27T07:32:00Z

  [[servers]]
  host = "a.example"
  port = 0x1F90
  """
let settings = try TOML.Decoder().decode(Settings.self, from: text)
print(settings.servers[0].host, settings.servers[0].port)  // → a.example 8080

do {
  let text = """
    title = Example
    started = 1979-05-27T07:32:00Z

    [[servers]
    host = "a.example"
    """
  _ = try TOML.Decoder().decodeCollecting(Settings.self, from: text)
} catch {
  for failure in error {
    print(failure.line ?? 0, failure.column ?? 0, failure.reason)
  }
  // → 1 9 unexpected-character
  // → 4 11 unexpected-character
}
