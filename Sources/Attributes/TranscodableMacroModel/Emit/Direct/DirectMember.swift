/// A member of an object that the direct lane takes: the value of a field, maybe under another name, or an object with
/// more.
struct DirectMember {
  enum Content {
    case field(DirectSlot)
    case alias(DirectAlias)
    case object(DirectObject)
    /// What is written as a constant, and has been read before: the tag of a case.
    case constant
  }

  /// The key in the text.
  let key: String
  /// The word of `seen` and the bit in it that say whether the key was there.
  let group: Int
  let bit: UInt64
  let isRequired: Bool
  let content: Content

  /// Whether the member is the field's value under another name.
  var isAlias: Bool {
    if case .alias = content { true } else { false }
  }

  /// The first bytes of the key in the text.
  var word: KeyWord { KeyWord(key) }

  /// The key as it is in the text, with the colon: what a reader compares.
  var text: String { "\"\(key)\":" }

  fileprivate func with(_ object: DirectObject) -> DirectMember {
    DirectMember(
      key: key, group: group, bit: bit, isRequired: isRequired, content: .object(object))
  }

  /// This member and those in it, in the order of their bits.
  var all: [DirectMember] {
    switch content {
    case .field, .alias, .constant: [self]
    case .object(let object): [self] + object.members.flatMap(\.all)
    }
  }
}

/// Another name for the key of a field.
struct DirectAlias {
  let slot: DirectSlot
  /// The members with the keys that count before this one, the main one first.
  let better: [DirectMember]
}

/// An object that the direct lane reads.
struct DirectObject {
  let members: [DirectMember]
  /// Whether something else than an object leads to a value for each of the fields.
  let toleratesFailures: Bool

  init(_ object: PlannedObject) {
    var count = 0
    var fields = 0
    self.init(object, &count, &fields)
  }

  private init(_ object: PlannedObject, _ count: inout Int, _ fields: inout Int) {
    var members: [DirectMember] = []
    var named: [(field: PlannedField, slot: DirectSlot, main: DirectMember)] = []
    func next(_ key: String, isRequired: Bool, _ content: DirectMember.Content) -> DirectMember {
      defer { count += 1 }
      return DirectMember(
        key: key, group: count / 64, bit: 1 << UInt64(count % 64), isRequired: isRequired,
        content: content)
    }
    for member in object.members {
      switch member {
      case .field(let field) where field.isConstant:
        members.append(next(field.key, isRequired: false, .constant))
      case .field(let field):
        guard let type = field.type else { continue }
        let slot = DirectSlot(field, type: type, index: fields)
        fields += 1
        members.append(next(field.key, isRequired: field.isRequired, .field(slot)))
        named.append((field, slot, members[members.count - 1]))
      case .object(let inner):
        // The bit of an object comes before those of its members.
        let place = next(
          inner.place?.key ?? "", isRequired: inner.isRequired, .object(DirectObject()))
        members.append(place.with(DirectObject(inner, &count, &fields)))
      case .flattened:
        // Such types have no direct lane.
        continue
      }
    }
    // Behind all others, each of which takes the member that the one before it expects.
    for (field, slot, main) in named {
      var keys = [main]
      for alias in field.aliases {
        let content = DirectAlias(slot: slot, better: keys)
        keys.append(next(alias, isRequired: false, .alias(content)))
      }
      members += keys.dropFirst()
    }
    toleratesFailures = object.toleratesFailures
    self.members = members
  }

  private init() {
    members = []
    toleratesFailures = false
  }

  /// The variables of the fields in this object and in the objects in it.
  var slots: [DirectSlot] {
    members.flatMap(\.all).compactMap { member in
      if case .field(let slot) = member.content { slot } else { nil }
    }
  }

  /// The keys of the members, joined by NUL, which is in none of them.
  var names: String { members.map(\.key).joined(separator: "\0").literal }
}
