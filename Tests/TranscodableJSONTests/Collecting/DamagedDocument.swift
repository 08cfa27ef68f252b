import TranscodableCore
import TranscodableTestSupport

/// A document that is written with damages, and knows them.
struct DamagedDocument {
  /// Something that is wrong in a document.
  struct Damage: Equatable, CustomStringConvertible {
    var reason: CodingFailureReason
    var path: [PathStep]
    /// The key that is missing.
    var key: String?
    /// The damaged value; the closing brace if a key is missing.
    var bytes: Range<Int>

    var description: String {
      "\(reason)\(key.map { " \($0)" } ?? "") at \(path.place) in \(bytes)"
    }
  }

  private(set) var bytes: [UInt8] = []
  private(set) var damages: [Damage] = []
  var random: SeededGenerator
  /// Of how many values one is damaged; none if it is 0.
  var rarity: Int
  private var path: [PathStep] = []

  init(seed: UInt64, rarity: Int) {
    random = SeededGenerator(seed: seed)
    self.rarity = rarity
  }

  /// Whether the next value is to be damaged.
  mutating func isUnlucky() -> Bool { rarity > 0 && chance(rarity) == 0 }

  mutating func chance(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  mutating func write(_ text: String) { bytes += Array(text.utf8) }

  mutating func space() {
    let blanks = ["", "", "", " ", "\n  ", "\t", "\r\n"]
    write(blanks[chance(blanks.count)])
  }

  /// Writes a value that its type refuses.
  mutating func write(bad text: String, _ reason: CodingFailureReason) {
    let start = bytes.count
    write(text)
    damages.append(Damage(reason: reason, path: path, bytes: start..<bytes.count))
  }

  /// Writes a comma between two values.
  mutating func separate(_ index: Int) {
    if index > 0 {
      space()
      write(",")
    }
    space()
  }

  mutating func within(_ key: any CodingKey, _ body: (inout DamagedDocument) -> Void) {
    path.append(PathStep(key))
    body(&self)
    path.removeLast()
  }

  /// Writes a member; its value is what `body` writes.
  mutating func member(_ key: String, _ body: (inout DamagedDocument) -> Void) {
    write("\"\(key)\"")
    space()
    write(":")
    space()
    within(CodingFieldKey(text: key), body)
  }

  /// Closes an object that lacks keys.
  mutating func close(without keys: [String]) {
    space()
    for key in keys {
      damages.append(
        Damage(reason: .missingKey, path: path, key: key, bytes: bytes.count..<(bytes.count + 1)))
    }
    write("}")
  }

  /// Writes a value that nobody needs, whatever it is.
  mutating func writeAnything() {
    let values = ["null", "[]", "{\"a\": [1, {}]}", "\"]}\\\"\"", "-1.5e3", "[[1], {\"a\": 2}]"]
    write(values[chance(values.count)])
  }
}
