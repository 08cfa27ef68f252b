/// A member of an object that the direct lane takes: the value of a field, or an object with more.
struct DirectMember {
  enum Content {
    case field(DirectSlot)
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

  /// The first bytes of the key in the text.
  var word: KeyWord { KeyWord(key) }

  /// The key as it stands in the text, with the colon: what a reader compares.
  var text: String { "\"\(key)\":" }

  /// This member and those in it, in the order of their bits.
  var all: [DirectMember] {
    switch content {
    case .field, .constant: [self]
    case .object(let object): [self] + object.members.flatMap(\.all)
    }
  }
}

/// An object that the direct lane reads.
struct DirectObject {
  let members: [DirectMember]

  init(_ object: PlannedObject) {
    var count = 0
    var fields = 0
    self.init(object, &count, &fields)
  }

  private init(_ object: PlannedObject, _ count: inout Int, _ fields: inout Int) {
    members = object.members.compactMap { member in
      let index = count
      count += 1
      let content: DirectMember.Content
      let key: String
      let isRequired: Bool
      switch member {
      case .field(let field) where field.presence == .constant:
        key = field.key
        isRequired = false
        content = .constant
      case .field(let field):
        guard let type = field.type else { return nil }
        key = field.key
        isRequired = field.isRequired
        content = .field(DirectSlot(field, type: type, index: fields))
        fields += 1
      case .object(let inner):
        key = inner.place?.key ?? ""
        isRequired = inner.isRequired
        content = .object(DirectObject(inner, &count, &fields))
      }
      return DirectMember(
        key: key, group: index / 64, bit: 1 << UInt64(index % 64), isRequired: isRequired,
        content: content)
    }
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
