struct DirectMember {
  enum Content {
    case field(DirectSlot)
    case alias(DirectAlias)
    case object(DirectObject)
    /// The tag of an enum case, which has been decoded before the other members.
    case constant
  }

  let key: String
  let number: Int
  let isRequired: Bool
  let content: Content

  /// The index of the word in `seen` whose bit records whether the key was found.
  var group: Int { number / 64 }

  var bit: UInt64 { 1 << UInt64(number % 64) }

  var isAlias: Bool {
    if case .alias = content { true } else { false }
  }

  var word: KeyWord { KeyWord(key) }

  var text: String { "\"\(key)\":" }

  var all: [DirectMember] {
    switch content {
    case .field, .alias, .constant: [self]
    case .object(let object): [self] + object.members.flatMap(\.all)
    }
  }
}

struct DirectAlias {
  let slot: DirectSlot
  /// The members that take precedence over this alias, starting with the main key of the field.
  let better: [DirectMember]
}

struct DirectObject {
  let members: [DirectMember]
  /// Whether every field has a default.
  ///
  /// If so, any JSON value may replace the object.
  let toleratesFailures: Bool

  init(_ object: PlannedObject, isWide: Bool = false) {
    var count = 0
    var fields = 0
    self.init(object, &count, &fields, isWide: isWide)
  }

  private init(
    _ object: PlannedObject, _ count: inout Int, _ fields: inout Int, isWide: Bool
  ) {
    var members: [DirectMember] = []
    var named: [(field: PlannedField, slot: DirectSlot, main: DirectMember)] = []
    func next(_ key: String, isRequired: Bool, _ content: DirectMember.Content) -> DirectMember {
      defer { count += 1 }
      return DirectMember(key: key, number: count, isRequired: isRequired, content: content)
    }
    for member in object.members {
      switch member {
      case .field(let field) where field.isConstant:
        members.append(next(field.key, isRequired: false, .constant))
      case .field(let field):
        guard let type = field.type else { continue }
        let slot = DirectSlot(field, type: type, index: fields, isWide: isWide)
        fields += 1
        members.append(next(field.key, isRequired: field.isRequired, .field(slot)))
        named.append((field, slot, members[members.count - 1]))
      case .object(let inner):
        // The bit that represents an object comes before the bits of its members.
        let number = count
        count += 1
        let content = DirectObject(inner, &count, &fields, isWide: isWide)
        members.append(
          DirectMember(
            key: inner.component?.key ?? "", number: number, isRequired: inner.isRequired,
            content: .object(content)))
      case .flattened:
        // A type with flattened fields has no direct path.
        continue
      }
    }
    // Every member except an alias predicts the member that follows it, so aliases come last.
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

  var slots: [DirectSlot] {
    members.flatMap(\.all).compactMap { member in
      if case .field(let slot) = member.content { slot } else { nil }
    }
  }

  /// The keys of the members, separated by NUL, which can't occur in a key.
  var names: String { members.map(\.key).joined(separator: "\0").literal }
}

/// The first eight bytes of a quoted JSON key, as a little-endian integer.
///
/// If the key needs escaping, its word starts with the byte 1 instead of a quote.
struct KeyWord {
  let bits: UInt64

  var isPlain: Bool { bits & 0xFF == 0x22 }

  init(_ key: String) {
    let needsEscapes = key.utf8.contains { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C }
    let bytes = ([needsEscapes ? 1 : 0x22] + key.utf8 + [0x22]).prefix(8)
    bits = bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
