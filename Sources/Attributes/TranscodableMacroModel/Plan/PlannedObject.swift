/// An object in the text, with the fields that are in it.
///
/// Most types are one object. Those with paths have objects in objects, which share their parents.
struct PlannedObject {
  enum Member {
    case field(PlannedField)
    case object(PlannedObject)
    /// The members of a value.
    case flattened(PlannedFlattening)
  }

  /// Where the object is in the one around it; `nil` for the outermost.
  let place: KeyLocation.Place?
  private(set) var members: [Member] = []

  /// Adds a field inside of the objects at `parents`.
  mutating func add(_ field: PlannedField, inside parents: ArraySlice<KeyLocation.Place>) {
    add(.field(field), inside: parents)
  }

  /// Adds a field, or the members of a value, inside of the objects at `parents`.
  mutating func add(_ member: Member, inside parents: ArraySlice<KeyLocation.Place>) {
    guard let parent = parents.first else {
      members.append(member)
      return
    }
    let rest = parents.dropFirst()
    for index in members.indices {
      guard case .object(var object) = members[index], object.place == parent else { continue }
      object.add(member, inside: rest)
      members[index] = .object(object)
      return
    }
    var object = PlannedObject(place: parent)
    object.add(member, inside: rest)
    members.append(.object(object))
  }

  /// The fields in this object and in the objects in it.
  var fields: [PlannedField] {
    members.flatMap { member -> [PlannedField] in
      switch member {
      case .field(let field): [field]
      case .object(let object): object.fields
      case .flattened: []
      }
    }
  }

  /// The values whose members are in this object.
  var flattenings: [PlannedFlattening] {
    members.compactMap { if case .flattened(let field) = $0 { field } else { nil } }
  }

  /// Whether there are such values in the object or in the objects in it.
  var hasFlattenings: Bool {
    members.contains { member in
      switch member {
      case .field: false
      case .object(let object): object.hasFlattenings
      case .flattened: true
      }
    }
  }

  /// Whether there are objects in the object.
  var isNested: Bool {
    members.contains { if case .object = $0 { true } else { false } }
  }

  /// Whether there has to be such an object in a text.
  var isRequired: Bool {
    fields.contains(where: \.isRequired) || hasRequiredFlattening
  }

  /// Whether something else than an object leads to a value for each of the fields.
  var toleratesFailures: Bool {
    !hasFlattenings && !fields.isEmpty && fields.allSatisfy(\.toleratesFailures)
  }

  private var hasRequiredFlattening: Bool {
    members.contains { member in
      switch member {
      case .field: false
      case .object(let object): object.hasRequiredFlattening
      case .flattened(let field): field.isRequired
      }
    }
  }
}
