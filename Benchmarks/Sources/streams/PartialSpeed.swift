import Foundation
import Measuring
import Transcodable
import TranscodableStreams

/// A response that arrives in pieces, compared with decoding it in one call.
enum PartialSpeed {
  @Codable @PartiallyDecodable
  struct Step { let text: String, minutes: Double }

  @Codable @PartiallyDecodable
  struct Recipe { let title: String, steps: [Step] }

  static func print() throws {
    Swift.print("bytes", "piece", "contender", "ms", "bar", separator: "\t")
    for (size, piece) in [(100_000, 5), (100_000, 1), (1_000_000, 1), (8_000_000, 1)] {
      let text = Self.text(size)
      let once = try time { _ = try JSON.decode(Recipe.self, from: text) }
      let pieces = Double((text.count + piece - 1) / piece)
      let parsed = try time { _ = try JSON(parsing: text) }
      let bar = { (once: Double) in piece == 1 ? pieces * 150e-6 : 3 * once + pieces * 60e-6 }
      let typed = try time {
        var decoder = PartialDecoder(Recipe.self)
        for start in stride(from: 0, to: text.count, by: piece) {
          try decoder.append(text[start..<min(start + piece, text.count)])
        }
        _ = try decoder.finish()
      }
      let untyped = try time {
        var decoder = JSON.PartialDecoder()
        for start in stride(from: 0, to: text.count, by: piece) {
          try decoder.append(text[start..<min(start + piece, text.count)])
        }
        _ = try decoder.finish()
      }
      let contenders = [
        ("decode", once, once), ("type", typed, bar(once)), ("parse", parsed, parsed),
        ("JSON", untyped, bar(parsed)),
      ]
      for (name, time, bar) in contenders {
        Swift.print(
          text.count, piece, name, String(format: "%.2f", time), String(format: "%.2f", bar),
          separator: "\t")
      }
    }
  }

  private static func text(_ size: Int) -> [UInt8] {
    var text = #"{"title": "Pancakes for a crowd", "steps": ["#
    var number = 0
    while text.utf8.count < size {
      if number > 0 { text += ", " }
      text += """
        {"text": "Whisk the eggs with the milk, then sieve the flour into the bowl, step \(number).", \
        "minutes": \(number).5}
        """
      number += 1
    }
    return Array((text + "]}").utf8)
  }

  /// Returns the best time of a call, in milliseconds.
  private static func time(_ body: () throws -> Void) throws -> Double {
    try Measurement(seconds: 0.3).best(of: body) * 1000
  }
}
