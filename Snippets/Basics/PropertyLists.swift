// Decodes, encodes and changes property lists.

import Foundation
import Transcodable

@Codable
struct Preferences {
  var fontSize = 12
  var recent: [String] = []
  @CodingKey("opened") var lastOpened: Date?
}

let encoder = PropertyList.Encoder()
encoder.outputFormat = .xml
let data = try encoder.encode(Preferences(fontSize: 14, recent: ["a.txt"]))
let preferences = try PropertyList.Decoder().decode(Preferences.self, from: data)
print(preferences.fontSize, preferences.recent)  // → 14 ["a.txt"]

// The format (XML, binary or OpenStep) is detected.
let old = Data(#"{ fontSize = "16"; recent = ("b.txt"); }"#.utf8)
let decoder = PropertyList.Decoder()
decoder.settings.coercion = .lossless
print(try decoder.decode(Preferences.self, from: old).fontSize)  // → 16

var list = try PropertyList(parsing: data)
list["fontSize"] = 18
print(list["fontSize"] == 18)  // → true
