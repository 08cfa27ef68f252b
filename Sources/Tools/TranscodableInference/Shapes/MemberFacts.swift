internal import TranscodableJSON

struct MemberFacts: Sendable, Codable {
  struct Member: Sendable, Equatable, Codable {
    var key: String
    /// The highest position at which the key occurs in any object.
    ///
    /// This position determines the field order.
    var position: Int
    var shape = Shape()
  }

  var count = 0
  private(set) var members: [Member] = []
  private var indexes: [String: Int] = [:]

  var ordered: [Member] { members.sorted { ($0.position, $0.key) < ($1.position, $1.key) } }

  mutating func add(_ object: JSON.Object, depth: Int) {
    count += 1
    for (position, member) in object.enumerated() {
      // Most objects have the same keys in the same order, so the key at this position is compared
      // first.
      let isNext = position < members.count && members[position].key == member.key
      let index = isNext ? position : index(of: member.key)
      if members[index].position < position { members[index].position = position }
      members[index].shape.add(member.value, depth: depth)
    }
  }

  mutating func merge(_ other: MemberFacts) {
    count += other.count
    for member in other.members {
      let index = index(of: member.key)
      members[index].position = max(members[index].position, member.position)
      members[index].shape.merge(member.shape)
    }
  }

  private mutating func index(of key: String) -> Int {
    if let index = indexes[key] { return index }
    indexes[key] = members.count
    members.append(Member(key: key, position: 0))
    return members.count - 1
  }

  private enum CodingKeys: CodingKey { case count, members }

  init() {}

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    count = try container.decode(Int.self, forKey: .count)
    for member in try container.decode([Member].self, forKey: .members) {
      let index = index(of: member.key)
      members[index].position = max(members[index].position, member.position)
      members[index].shape.merge(member.shape)
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(count, forKey: .count)
    try container.encode(ordered, forKey: .members)
  }
}

extension MemberFacts: Equatable {
  static func == (left: MemberFacts, right: MemberFacts) -> Bool {
    left.count == right.count && left.ordered == right.ordered
  }
}
