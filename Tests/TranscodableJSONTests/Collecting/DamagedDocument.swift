import TranscodableCore
import TranscodableTestSupport

/// A document that is written with random damages and records them.
struct DamagedDocument {
  struct Damage: Equatable, CustomStringConvertible {
    var reason: CodingFailureReason
    var path: [PathStep]
    var key: String?
    /// The damaged value, or the closing brace if a key is missing.
    var bytes: Range<Int>

    var description: String {
      "\(reason)\(key.map { " \($0)" } ?? "") at \(path.pathDescription) in \(bytes)"
    }
  }

  private(set) var bytes: [UInt8] = []
  private(set) var damages: [Damage] = []
  var random: SeededGenerator
  /// One in this many values is damaged; zero disables damages.
  var rarity: Int
  private var path: [PathStep] = []

  init(seed: UInt64, rarity: Int) {
    random = SeededGenerator(seed: seed)
    self.rarity = rarity
  }

  /// Whether to damage the next value.
  mutating func isUnlucky() -> Bool { rarity > 0 && chance(rarity) == 0 }

  mutating func chance(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  mutating func write(_ text: String) { bytes += Array(text.utf8) }

  mutating func space() {
    let blanks = ["", "", "", " ", "\n  ", "\t", "\r\n"]
    write(blanks[chance(blanks.count)])
  }

  /// Writes a value that its type rejects.
  mutating func write(bad text: String, _ reason: CodingFailureReason) {
    let start = bytes.count
    write(text)
    damages.append(Damage(reason: reason, path: path, bytes: start..<bytes.count))
  }

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

  /// Writes a member whose value is written by `body`.
  mutating func member(_ key: String, _ body: (inout DamagedDocument) -> Void) {
    write("\"\(key)\"")
    space()
    write(":")
    space()
    within(CodingFieldKey(text: key), body)
  }

  /// Closes an object in which keys are missing.
  mutating func close(without keys: [String]) {
    space()
    for key in keys {
      damages.append(
        Damage(reason: .missingKey, path: path, key: key, bytes: bytes.count..<(bytes.count + 1)))
    }
    write("}")
  }

  /// Writes a random value that nothing reads.
  mutating func writeAnything() {
    let values = ["null", "[]", "{\"a\": [1, {}]}", "\"]}\\\"\"", "-1.5e3", "[[1], {\"a\": 2}]"]
    write(values[chance(values.count)])
  }
}
