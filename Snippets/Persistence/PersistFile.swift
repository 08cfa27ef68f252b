// Saves settings in a file and reads older versions of it.

import Foundation
import Transcodable

// snippet.types
@Codable(version: 2, previous: SettingsV1.self)
struct Settings: Equatable {
  var volume = 5
  var theme = Theme.light

  enum Theme: String, Codable { case light, dark }

  init(volume: Int = 5, theme: Theme = .light) {
    self.volume = volume
    self.theme = theme
  }

  init(migrating old: SettingsV1) {
    self.init(volume: old.volume, theme: old.isDark ? .dark : .light)
  }
}

@Codable
struct SettingsV1 {
  var volume = 5
  var isDark = false
}
// snippet.store
struct SettingsFile {
  let url: URL

  func load() throws -> Settings {
    guard FileManager.default.fileExists(atPath: url.path) else { return Settings() }
    return try JSON.Decoder().decode(Settings.self, from: Data(contentsOf: url))
  }

  func save(_ settings: Settings) throws {
    let encoder = JSON.Encoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(settings).write(to: url, options: .atomic)
  }
}
// snippet.hide
let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(at: folder) }
let file = SettingsFile(url: folder.appending(path: "settings.json"))
// snippet.use
try Data(#"{"volume": 8, "isDark": true}"#.utf8).write(to: file.url)  // written by version 1
let settings = try file.load()
print(settings.volume, settings.theme)  // → 8 dark

try file.save(settings)
print(try String(contentsOf: file.url, encoding: .utf8))
// → {
// →   "theme" : "dark",
// →   "version" : 2,
// →   "volume" : 8
// → }
// snippet.end
