import Foundation
import Transcodable

/// The failed checks.
struct Checks {
  private(set) var failures = 0

  mutating func expect(_ isGood: Bool, _ what: String) {
    guard !isGood else { return }
    failures += 1
    print("FAILED: \(what)")
  }

  /// Checks that a value survives a round trip on both paths and with Foundation's coders.
  mutating func roundTrip<Value: Codable & Equatable & JSONDecodable & JSONEncodable>(
    _ value: Value, _ text: String
  ) throws {
    let foundation = JSONDecoder()
    expect(try JSON.decode(Value.self, from: text) == value, "decoding \(text)")
    expect(String(decoding: try JSON.encode(value), as: UTF8.self) == text, "encoding \(value)")
    expect(try foundation.decode(Value.self, from: Data(text.utf8)) == value, "Foundation: \(text)")
    let sorted = JSON.Encoder()
    let sortedByFoundation = JSONEncoder()
    sorted.outputFormatting = .sortedKeys
    sortedByFoundation.outputFormatting = .sortedKeys
    expect(
      try sorted.encode([value]) == sortedByFoundation.encode([value]), "sorted: \(value)")
  }

  /// Checks that a document is rejected with an error at a path.
  mutating func refuse<Value: Decodable>(_ type: Value.Type, _ text: String, at path: [String]) {
    do {
      _ = try JSON.Decoder().decode(type, from: Data(text.utf8))
      expect(false, "\(type) accepts \(text)")
    } catch {
      let found =
        switch error as? DecodingError {
        case .typeMismatch(_, let context), .valueNotFound(_, let context),
          .keyNotFound(_, let context), .dataCorrupted(let context):
          context.codingPath.map(\.stringValue)
        default: ["not a DecodingError: \(error)"]
        }
      expect(found == path, "\(text) is rejected at \(found), not at \(path)")
    }
  }
}
