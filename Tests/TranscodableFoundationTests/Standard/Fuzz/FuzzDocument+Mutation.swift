import TranscodableTestSupport

extension FuzzDocument {
  /// Values of every kind, many of them at the bounds of a type.
  private static let values = [
    "null", "true", "false", "0", "-0", "1", "-1", "7", "1.5", "34.0", "1e2", "-2.5E+1", "127",
    "128", "-128", "-129", "255", "256", "32767", "32768", "65535", "65536", "2147483647",
    "2147483648", "-2147483649", "4294967295", "4294967296", "9007199254740993",
    "9223372036854775807", "9223372036854775808", "-9223372036854775808", "-9223372036854775809",
    "18446744073709551615", "18446744073709551616", "170141183460469231731687303715884105727",
    "170141183460469231731687303715884105728", "3.4028235e38", "3.5e38", "1e-30",
    "1.7976931348623157e308", "1e309", "-1e309", "0.1", "12345678901234567890.123456789", #""""#,
    #""x""#, #""1""#, #""NaN""#, #""+inf""#, #""-inf""#, #""2020-02-29T12:00:00Z""#,
    #""2020-02-30T12:00:00+01:00""#, #""2020/02/03 04:05""#, #""AQID""#, #""AQI""#, #""zz""#,
    #""00ff""#, #""https:\/\/example.com""#, #""http://[""#,
    #""E621E1F8-C36C-495A-93FC-0C247A3E6E5F""#, #""\u00e9\ud83d\ude00""#, #""circle""#, #""red""#,
    "[]", "[1]", "[null]", #"["x",2]"#, "{}", #"{"a":1}"#, #"{"super":{}}"#, #"[{"a":[{}]}]"#,
  ]

  private static func random(_ generator: inout SeededGenerator) -> FuzzDocument {
    FuzzDocument(values.randomElement(using: &generator) ?? "null")
  }

  private var weight: Int {
    switch self {
    case .scalar: 1
    case .array(let elements): 1 + elements.reduce(0) { $0 + $1.weight }
    case .object(let members): 1 + members.reduce(0) { $0 + $1.value.weight }
    }
  }

  /// Returns a copy with one random change.
  func mutated(_ generator: inout SeededGenerator) -> FuzzDocument {
    mutated(at: Int.random(in: 0..<weight, using: &generator), &generator)
  }

  private func mutated(at position: Int, _ generator: inout SeededGenerator) -> FuzzDocument {
    if position == 0 { return changed(&generator) }
    var position = position - 1
    switch self {
    case .scalar: return self
    case .array(var elements):
      for index in elements.indices {
        let weight = elements[index].weight
        if position < weight {
          elements[index] = elements[index].mutated(at: position, &generator)
          break
        }
        position -= weight
      }
      return .array(elements)
    case .object(var members):
      for index in members.indices {
        let weight = members[index].value.weight
        if position < weight {
          members[index].value = members[index].value.mutated(at: position, &generator)
          break
        }
        position -= weight
      }
      return .object(members)
    }
  }

  private func changed(_ generator: inout SeededGenerator) -> FuzzDocument {
    switch (self, Int.random(in: 0..<10, using: &generator)) {
    case (_, 0): return .scalar("null")
    case (_, 1): return .array([self])
    case (_, 2): return Self.random(&generator)
    case (.array(let elements), _): return .array(Self.changed(elements, &generator))
    case (.object(let members), _): return .object(Self.changed(members, &generator))
    default: return Self.random(&generator)
    }
  }

  private static func changed(
    _ elements: [FuzzDocument], _ generator: inout SeededGenerator
  ) -> [FuzzDocument] {
    guard let index = elements.indices.randomElement(using: &generator) else {
      return [random(&generator)]
    }
    var elements = elements
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: elements.remove(at: index)
    case 1: elements.insert(elements[index], at: index)
    case 2: elements.shuffle(using: &generator)
    default: elements.insert(random(&generator), at: index)
    }
    return elements
  }

  private static func changed(
    _ members: [(key: String, value: FuzzDocument)], _ generator: inout SeededGenerator
  ) -> [(key: String, value: FuzzDocument)] {
    guard let index = members.indices.randomElement(using: &generator) else {
      return [(#""new""#, random(&generator))]
    }
    var members = members
    switch Int.random(in: 0..<8, using: &generator) {
    case 0, 1: members.remove(at: index)
    case 2: members.shuffle(using: &generator)
    case 3: members.append((members[index].key, random(&generator)))
    case 4: members.insert((members[index].key, random(&generator)), at: 0)
    case 5: members.insert((#""new_key""#, random(&generator)), at: index)
    case 6: members[index].key = otherSpelling(of: members[index].key, &generator)
    default: members[index].value = random(&generator)
    }
    return members
  }

  /// Returns an unrelated key, or a key that a strategy or canonical equivalence may treat as
  /// equal.
  private static func otherSpelling(
    of key: String, _ generator: inout SeededGenerator
  ) -> String {
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: key.uppercased()
    case 1: key.replacing("_", with: "__")
    case 2: key.replacing("\u{e9}", with: "e\u{301}")
    case 3: "\"_" + key.dropFirst()
    case 4: key.replacing("_", with: "")
    default: #""""#
    }
  }
}
