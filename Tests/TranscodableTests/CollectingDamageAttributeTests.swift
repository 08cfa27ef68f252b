import CoderTestSupport
import Foundation
import Testing
import Transcodable
import TranscodableTestSupport

/// A type with attributes of every kind, decoded from randomly damaged documents.
@Suite("Collected failures match random damage")
struct CollectingDamageAttributeTests {
  @Codable(unknownKeys: .reject)
  struct Order {
    let id: Int
    @DecodableAlias("who", "whom") let name: String
    @CodingPath("total.amount") @CodableValidated(.range(0...100)) let amount: Int
    @CodingPath("total.currency") @DecodableAlias("cur") let currency: String
    @CodableLossy var tags: [String] = []
    @CodableDefault(1, for: .anyFailure) var level: Int
    @CodableBy(.iso8601) var due: Date?
    @CodableCoerced var count: Int?
    var lines: [Line]
  }

  @Codable
  struct Line {
    @CodableValidated(.nonEmpty) let text: String
    var isOpen: Bool
    @DecodableAlias("price") var cost: Double?
  }

  /// A document under construction, with a record of its damage.
  struct Document {
    var text = ""
    var damages: [String] = []
    var path: [String] = []
    var random: SeededGenerator
    let rarity: Int

    mutating func chance(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

    mutating func write(bad value: String, _ code: String) {
      damages.append("\(code) \(path.joined(separator: ".")) @\(text.utf8.count)")
      text += value
    }

    mutating func write(_ good: String, bad: [(String, String)]) {
      if rarity > 0, !bad.isEmpty, chance(rarity) == 0 {
        let (value, code) = bad[chance(bad.count)]
        write(bad: value, code)
      } else {
        text += good
      }
    }

    /// Writes an object with shuffled members: some are missing, and one may be unknown.
    mutating func object(
      _ members: [(keys: [String], isRequired: Bool, write: (inout Document) -> Void)],
      refusesUnknown: Bool
    ) {
      var missing: [String] = []
      var parts: [(inout Document) -> Void] = []
      for member in members {
        let isLeftOut = chance(member.isRequired ? max(rarity, 2) * 2 : 2) == 0
        if isLeftOut, rarity > 0 || !member.isRequired {
          if member.isRequired { missing.append(member.keys[0]) }
          continue
        }
        let key = member.keys[chance(member.keys.count)]
        parts.append { document in
          document.member(key, member.write)
        }
        // A key of lower rank is not decoded, so any value is valid.
        let rank = member.keys.firstIndex(of: key) ?? 0
        if rank + 1 < member.keys.count, chance(4) == 0 {
          let other = member.keys[rank + 1]
          parts.append { document in
            document.member(other) { $0.text += ["{\"a\": [1]}", "null", "7"][$0.chance(3)] }
          }
        }
      }
      if rarity > 0, chance(rarity) == 0 {
        parts.append { document in
          if refusesUnknown {
            let path = (document.path + ["odd"]).joined(separator: ".")
            document.damages.append("unknown-key \(path) @\(document.text.utf8.count)")
          }
          document.member("odd") { $0.text += ["[1, {}]", "\"}\"", "null"][$0.chance(3)] }
        }
      }
      parts.shuffle(using: &random)
      text += "{"
      for (index, part) in parts.enumerated() {
        text += index == 0 ? " " : [",", ", ", "\n,"][chance(3)]
        part(&self)
      }
      text += [" ", "", "\n"][chance(3)]
      for key in missing {
        damages.append(
          "missing-key \((path + [key]).joined(separator: ".")) @\(text.utf8.count)")
      }
      text += "}"
    }

    mutating func member(_ key: String, _ write: (inout Document) -> Void) {
      text += "\"\(key)\":" + ["", " "][chance(2)]
      path.append(key)
      write(&self)
      path.removeLast()
    }

    mutating func order() {
      object(
        [
          (["id"], true, { $0.write("7", bad: wrong + [("7.5", "number-out-of-range")]) }),
          (["name", "who", "whom"], true, { $0.write("\"a\"", bad: noText) }),
          (["total"], true, { $0.total() }),
          (["tags"], false, { $0.write("[\"a\", 1, \"b\"]", bad: []) }),
          (["level"], false, { $0.write(["1", "\"x\"", "{}"][$0.chance(3)], bad: []) }),
          (["due"], false, { $0.write("null", bad: [("\"never\"", "invalid-value")]) }),
          (["count"], false, { $0.write(["\"7\"", "7"][$0.chance(2)], bad: [noNumber]) }),
          (["lines"], true, { $0.lines() }),
        ], refusesUnknown: true)
    }

    mutating func total() {
      if rarity > 0, chance(rarity * 2) == 0 { return write(bad: "[]", "type-mismatch") }
      object(
        [
          (["amount"], true, { $0.write("7", bad: wrong + [("101", "invalid-value")]) }),
          (["currency", "cur"], true, { $0.write("\"a\"", bad: [("1", "type-mismatch")]) }),
        ], refusesUnknown: true)
    }

    mutating func lines() {
      text += "["
      for index in 0..<chance(4) {
        text += index == 0 ? "" : ", "
        path.append("\(index)")
        object(
          [
            (["text"], true, { $0.write("\"a\"", bad: noText + [("\"\"", "invalid-value")]) }),
            (["isOpen"], true, { $0.write("true", bad: [("0", "type-mismatch")]) }),
            (["cost", "price"], false, { $0.write("1.5", bad: [tooLarge]) }),
          ], refusesUnknown: false)
        path.removeLast()
      }
      text += "]"
    }
  }

  private static let noText = Array(wrong.dropLast()) + [("7", "type-mismatch")]
  private static let noNumber = ("\"x\"", "type-mismatch")
  private static let tooLarge = ("1e999", "number-out-of-range")

  /// Values of the wrong kind for a number.
  static let wrong = [
    ("null", "missing-value"), ("{\"a\": [1]}", "type-mismatch"), ("\"a\"", "type-mismatch"),
  ]

  @Test(arguments: 0..<10)
  func `the collected failures match the damage`(_ block: UInt64) {
    for seed in (block * 100)..<(block * 100 + 100) as Range<UInt64> {
      var document = Document(random: SeededGenerator(seed: seed), rarity: seed % 10 == 0 ? 0 : 5)
      document.order()
      document.check(Order.self, seed)
    }
  }
}

extension CollectingDamageAttributeTests.Document {
  /// Expects a failure for each damaged part, in document order, and that `decode` throws the first.
  ///
  /// If `throwsInOrder` is false, `decode` may throw any of them, which is then collected first.
  func check<Value: Decodable>(_ type: Value.Type, _ seed: UInt64, throwsInOrder: Bool = true) {
    let data = Data(text.utf8)
    let note: Comment = "seed \(seed): \(text)"
    do {
      _ = try JSON.Decoder().decodeCollecting(type, from: data, limit: 1000)
      #expect(damages.isEmpty, note)
    } catch {
      let found = error.map { failure in
        let path = failure.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
        let key = failure.reason == .missingKey ? [failure.expected ?? "?"] : []
        return "\(failure.reason) \((path + key).joined(separator: ".")) @\(failure.offset ?? -1)"
      }
      var expected = damages
      if !throwsInOrder, let index = damages.firstIndex(of: found[0]) {
        expected.insert(expected.remove(at: index), at: 0)
      }
      #expect(found == expected, note)
      #expect(error.isComplete, note)
      let ordinary = #expect(throws: DecodingError.self, note) {
        try JSON.Decoder().decode(type, from: data)
      }
      #expect(ordinary.map { CodingFailure($0).offset } == error.first?.offset, note)
      #expect(ordinary.map { Complaint($0) } == Complaint(error.decodingError), note)
      #expect(Complaint(error.errors[0]) == Complaint(error.decodingError), note)
    }
  }
}
