import TranscodableTestSupport

/// Documents for types that are decoded through containers.
extension CollectingDamageAttributeTests.Document {
  /// A member: its keys, of which the first that is found is decoded, and its value.
  typealias Member = (keys: [String], write: (inout Self) -> Void)

  private static let noNumber = CollectingDamageAttributeTests.wrong
  private static let noText = Array(noNumber.dropLast()) + [("7", "type-mismatch")]
  private static var address: [Member] {
    [(["street"], { $0.write("\"a\"", bad: noText) }), (["zip"], { $0.write("7", bad: noNumber) })]
  }

  /// Writes an object with shuffled members, some of them missing, and the additional parts.
  private mutating func object(
    _ members: [Member], parts: [(inout Self) -> Void] = []
  ) {
    var parts = parts
    var missing: [String] = []
    for member in members {
      if rarity > 0, chance(rarity * 2) == 0 {
        missing.append(member.keys[0])
        continue
      }
      let rank = chance(member.keys.count)
      parts.append { $0.member(member.keys[rank], member.write) }
      guard rank + 1 < member.keys.count, chance(4) == 0 else { continue }
      parts.append { $0.member(member.keys[rank + 1]) { $0.text += "[{}]" } }
    }
    parts.shuffle(using: &random)
    text += "{"
    for (index, part) in parts.enumerated() {
      text += index == 0 ? " " : [",", ", ", "\n,"][chance(3)]
      part(&self)
    }
    text += [" ", "", "\n"][chance(3)]
    for key in missing {
      damages.append("missing-key \((path + [key]).joined(separator: ".")) @\(text.utf8.count)")
    }
    text += "}"
  }

  /// An unknown member, at random.
  private mutating func odd(_ code: String?) -> [(inout Self) -> Void] {
    guard rarity > 0, chance(rarity) == 0 else { return [] }
    return [
      { document in
        if let code {
          let path = (document.path + ["odd"]).joined(separator: ".")
          document.damages.append("\(code) \(path) @\(document.text.utf8.count)")
        }
        document.member("odd") { $0.text += ["[1, {}]", "\"}\"", "null"][$0.chance(3)] }
      }
    ]
  }

  private mutating func list(_ write: (inout Self) -> Void) {
    text += "["
    for index in 0..<chance(3) {
      text += index == 0 ? "" : ", "
      path.append("\(index)")
      write(&self)
      path.removeLast()
    }
    text += "]"
  }

  mutating func everything() {
    var parts: [(inout Self) -> Void] = []
    if chance(2) == 0 { parts.append { $0.member("letter") { $0.letter() } } }
    object(
      [
        (["parcels"], { $0.list { $0.parcel() } }),
        (["books"], { $0.books() }),
        (["pet"], { $0.dog() }),
        (["card"], { $0.card() }),
      ], parts: parts + odd(nil))
  }

  mutating func parcel() {
    let members: [Member] = [
      (["id"], { $0.write("7", bad: Self.noNumber) }), Self.address[0], Self.address[1],
      (["name", "who", "whom"], { $0.write("\"a\"", bad: Self.noText) }),
      (["size"], { $0.size() }), (["lines"], { $0.list { $0.line() } }),
    ]
    object(members, parts: odd("unknown-key"))
  }

  private mutating func size() {
    if rarity > 0, chance(rarity) == 0 { return write(bad: "[]", "type-mismatch") }
    object(
      [(["width"], { $0.write("7", bad: [("101", "invalid-value")] + Self.noNumber) })],
      parts: odd("unknown-key"))
  }

  private mutating func line() {
    object(
      [
        (["text"], { $0.write("\"a\"", bad: Self.noText + [("\"\"", "invalid-value")]) }),
        (["count"], { $0.write("7", bad: Self.noNumber) }),
      ], parts: odd(nil))
  }

  private mutating func letter() {
    var members: [Member] = [
      (["name"], { $0.write("\"a\"", bad: Self.noText) }),
      (["country"], { $0.write("\"a\"", bad: Self.noText) }),
    ]
    var parts: [(inout Self) -> Void] = []
    if chance(2) == 0 {
      // Any member of the optional value makes it required as a whole.
      members.append(Self.address[0])
      parts.append { $0.member("zip", Self.address[1].write) }
    }
    for key in ["red", "blue"] where chance(2) == 0 {
      parts.append { document in
        document.member(key) { document in
          document.list { $0.write("7", bad: Self.noNumber) }
        }
      }
    }
    object(members, parts: parts)
  }

  private mutating func books() {
    text += "{"
    for index in 0..<chance(3) {
      text += index == 0 ? "" : ", "
      member("b\(index)") { $0.book() }
    }
    text += "}"
  }

  private mutating func book() {
    switch chance(3) {
    case 0:
      object(
        [
          (["text"], { $0.write("\"a\"", bad: Self.noText) }),
          (["pages"], { $0.write("7", bad: Self.noNumber) }),
        ], parts: chance(2) == 0 ? [] : [{ $0.member("version") { $0.text += "1" } }])
    case 1 where rarity > 0:
      // Members of an unsupported version are not checked.
      text += "{\"title\": 1, "
      member("version") {
        $0.write(bad: ["3", "9"][$0.chance(2)], "invalid-value")
      }
      text += "}"
    default:
      object(
        [
          (["title"], { $0.write("\"a\"", bad: Self.noText) }),
          (["sizes"], { $0.list { $0.write("7", bad: Self.noNumber) } }),
          (["owner"], { $0.object(Self.address) }),
        ], parts: [{ $0.member("version") { $0.text += "2" } }])
    }
  }

  private mutating func dog() {
    let animal: Member = (
      ["animal"],
      {
        $0.object([
          (["legs"], { $0.write("4", bad: Self.noNumber) }),
          (["name"], { $0.write("\"a\"", bad: Self.noText) }),
          (["age"], { $0.write("7", bad: Self.noNumber) }),
        ])
      }
    )
    let members: [Member] = [
      (["owner"], { $0.object(Self.address) }), (["tricks"], { $0.list { $0.line() } }),
    ]
    // A failure for a missing superclass object has no key, so the object is always written.
    object(members, parts: [{ $0.member("animal", animal.write) }] + odd(nil))
  }

  private mutating func card() {
    var parts = odd(nil)
    let members: [Member] = [
      (["number"], { $0.write("7", bad: Self.noNumber) }),
      (["holder"], { $0.write("\"a\"", bad: Self.noText) }),
      (["billing"], { $0.object(Self.address) }),
    ]
    if rarity > 0, chance(rarity) == 0 {
      parts.append { document in
        document.member("again") { $0.text += "1" }
        document.text += ", "
        document.member("again") { $0.write(bad: "[2]", "duplicate-key") }
      }
    }
    object(members, parts: parts)
  }
}
