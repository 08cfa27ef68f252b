extension Tree {
  /// Returns a random value with at most `depth` levels of nesting.
  package static func random(depth: Int, using generator: inout SeededGenerator) -> Tree {
    switch Int.random(in: 0..<(depth > 0 ? 9 : 6), using: &generator) {
    case 0: return .null
    case 1: return .bool(Bool.random(using: &generator))
    case 2: return .integer(Int.random(in: -(1 << 52)...(1 << 52), using: &generator))
    case 3: return .number(randomNumber(using: &generator))
    case 4, 5: return .string(randomText(using: &generator))
    case 6:
      let count = Int.random(in: 0...4, using: &generator)
      return .array((0..<count).map { _ in random(depth: depth - 1, using: &generator) })
    default:
      var members: [String: Tree] = [:]
      for _ in 0..<Int.random(in: 0...5, using: &generator) {
        let key = randomText(using: &generator)
        members[key] = random(depth: depth - 1, using: &generator)
      }
      return .object(members)
    }
  }

  /// Returns an array of random values with at least `count` bytes of JSON.
  package static func randomDocument(count: Int, using generator: inout SeededGenerator) -> Tree {
    // The shortest element has two bytes including its comma; most are far longer.
    .array((0..<count / 12).map { _ in random(depth: 4, using: &generator) })
  }

  /// Returns a string of up to twenty random characters, many of which need an escape.
  package static func randomText(using generator: inout SeededGenerator) -> String {
    let characters = Array("abcxyz 0189/\\\"\n\r\t\u{8}\u{c}\u{0}\u{1f}\u{7f}äöé\u{2028}中😀\u{301}_")
    let count = Int.random(in: 0...20, using: &generator)
    return String(
      (0..<count).map { _ in characters[Int.random(in: 0..<characters.count, using: &generator)] })
  }

  private static func randomNumber(using generator: inout SeededGenerator) -> Double {
    let value = Double(bitPattern: generator.next())
    if Bool.random(using: &generator), value.isFinite { return value }
    return Double(Int.random(in: -100_000...100_000, using: &generator)) / 100
  }
}
