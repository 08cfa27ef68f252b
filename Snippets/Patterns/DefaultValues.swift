// Uses defaults for missing and null values, by hand and with the attribute.

import Foundation
import Transcodable

struct Settings: Decodable {
  var size = 12
  var theme = "light"

  private enum CodingKeys: CodingKey { case size, theme }

  init() {}

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init()
    size = try container.decodeIfPresent(Int.self, forKey: .size) ?? size
    theme = try container.decodeIfPresent(String.self, forKey: .theme) ?? theme
  }
}

@Codable
struct BriefSettings {
  var size = 12
  var theme = "light"
}

let document = Data(#"{"size": null, "theme": "dark"}"#.utf8)
let settings = try JSON.decode(Settings.self, from: document)
print(settings.size, settings.theme)  // → 12 dark
let brief = try JSON.decode(BriefSettings.self, from: document)
print(brief.size, brief.theme)  // → 12 dark
