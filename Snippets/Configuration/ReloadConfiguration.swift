// Loads a configuration again when it changes.

import Foundation
import TranscodableConfiguration

// snippet.reload
/// Loads settings repeatedly, and returns changed settings.
func changes<Settings: Decodable & Equatable & Sendable>(
  of type: Settings.Type, every interval: Duration, layers: [ConfigurationLayer]
) -> AsyncStream<Settings> {
  AsyncStream { (continuation: AsyncStream<Settings>.Continuation) in
    let task = Task {
      var current: Settings?
      while !Task.isCancelled {
        do throws(ConfigurationError) {
          let settings = try Configuration.load(Settings.self, layers: layers).value
          if settings != current { continuation.yield(settings) }
          current = settings
        } catch {
          // The program keeps its settings until the mistakes are corrected.
          print("\(error.problems.count) mistake")
        }
        try? await Task.sleep(for: interval)
      }
      continuation.finish()
    }
    continuation.onTermination = { _ in task.cancel() }
  }
}
// snippet.hide
struct Limits: Codable, Equatable {
  var requests: Int
}

let path = NSTemporaryDirectory() + UUID().uuidString + ".json"
defer { try? FileManager.default.removeItem(atPath: path) }
func write(_ json: String) throws {
  try Data(json.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
}

try write(#"{"requests": 1}"#)
for await limits in changes(of: Limits.self, every: .milliseconds(5), layers: [.file(path)]) {
  print(limits.requests)
  if limits.requests == 2 { break }
  try write(#"{"requests": 2}"#)
}
// → 1
// → 2
