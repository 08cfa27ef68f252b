import Foundation
import TranscodableCore
import TranscodableJSON
import TranscodableTestSupport

/// A type with three fields of any types, of which the third may be missing; it reads itself as
/// `@Codable` writes it.
struct Three<A: Damageable, B: Damageable, C: Damageable>: Damageable {
  var alpha: A
  var beta: B
  var gamma: C?

  private enum CodingKeys: String, CodingKey { case alpha, beta, gamma }

  init(direct alpha: A, _ beta: B, _ gamma: C?) {
    (self.alpha, self.beta, self.gamma) = (alpha, beta, gamma)
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    alpha = try container.decode(A.self, forKey: .alpha)
    beta = try container.decode(B.self, forKey: .beta)
    gamma = try container.decodeIfPresent(C.self, forKey: .gamma)
  }

  static func decode(from reader: inout JSONReader) -> Self? {
    var field0: A?
    var field1: B?
    var field2: C?
    var seen: UInt64 = 0
    var key = reader.__beginObject("\"alpha\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"alpha\":", key, 0x0022_6168_706C_6122, &seen, 0x1) {
        key = reader.__readField(&field0, "\"beta\":", seen, 0x2)
      }
      if reader.__takeField("\"beta\":", key, 0x0000_2261_7465_6222, &seen, 0x2) {
        key = reader.__readField(&field1, "\"gamma\":", seen, 0x4)
      }
      if reader.__takeField("\"gamma\":", key, 0x0022_616D_6D61_6722, &seen, 0x4) {
        key = reader.__readOptionalField(&field2, "", seen, 0x4)
      }
      if seen == before { key = reader.__skipMember("alpha\0beta\0gamma") }
    }
    guard reader.__hasSeen(seen, 0x3), let field0, let field1 else {
      return reader.__missing(seen, required: 0x3, "alpha\0beta\0gamma")
    }
    return Self(direct: field0, field1, field2)
  }

  static func write(to document: inout DamagedDocument) {
    var missing: [String] = []
    var present: [String] = []
    for key in ["alpha", "beta"] {
      if document.isUnlucky() { missing.append(key) } else { present.append(key) }
    }
    if document.chance(3) > 0 { present.append("gamma") }
    if document.chance(3) == 0 { present.append("unknown") }
    present.shuffle(using: &document.random)
    // The first of several values for one key counts, whatever the others are.
    if let first = present.first, document.chance(4) == 0 { present.append("again " + first) }
    document.write("{")
    for (index, key) in present.enumerated() {
      document.separate(index)
      switch key {
      case "alpha": document.member(key) { A.writeOrDamage(&$0) }
      case "beta": document.member(key) { B.writeOrDamage(&$0) }
      case "gamma": document.member(key) { C?.writeOrDamage(&$0) }
      default:
        let name = key.hasPrefix("again ") ? String(key.dropFirst(6)) : key
        document.member(name) { $0.writeAnything() }
      }
    }
    document.close(without: missing)
  }

  static var refused: [(String, CodingFailureReason)] {
    [("[{\"alpha\": 1}]", .typeMismatch), ("\"alpha\"", .typeMismatch), ("null", .missingValue)]
  }
}

// MARK: - Types at random

/// A type made of others at random.
///
/// - Parameters:
///   - depth: How many levels of containers it has at most.
///   - random: What decides.
/// - Returns: The type.
func randomType(_ depth: Int, _ random: inout SeededGenerator) -> any Damageable.Type {
  let scalars: [any Damageable.Type] = [
    Int.self, UInt8.self, Double.self, Bool.self, String.self, URL.self, Suit.self, Opaque.self,
  ]
  guard depth > 0 else { return scalars.randomElement(using: &random) ?? Int.self }
  func inner() -> any Damageable.Type { randomType(depth - 1, &random) }
  switch Int.random(in: 0..<8, using: &random) {
  case 0: return scalars.randomElement(using: &random) ?? Int.self
  case 1, 2: return array(of: inner())
  case 3: return dictionary(of: inner())
  default: return three(inner(), inner(), inner())
  }
}

private func array<Element: Damageable>(of type: Element.Type) -> any Damageable.Type {
  [Element].self
}

private func dictionary<Value: Damageable>(of type: Value.Type) -> any Damageable.Type {
  [String: Value].self
}

private func three<A: Damageable, B: Damageable, C: Damageable>(
  _ alpha: A.Type, _ beta: B.Type, _ gamma: C.Type
) -> any Damageable.Type {
  Three<A, B, C>.self
}
