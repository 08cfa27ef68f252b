/// An object in the text, with the fields that stand in it.
///
/// Most types are one object. Those with paths have objects in objects, which share their parents.
struct PlannedObject {
  enum Member {
    case field(PlannedField)
    case object(PlannedObject)
  }

  /// Where the object stands in the one around it; `nil` for the outermost.
  let place: KeyLocation.Place?
  private(set) var members: [Member] = []

  /// Adds a field inside of the objects at `parents`.
  mutating func add(_ field: PlannedField, inside parents: ArraySlice<KeyLocation.Place>) {
    guard let parent = parents.first else {
      members.append(.field(field))
      return
    }
    let rest = parents.dropFirst()
    for index in members.indices {
      guard case .object(var object) = members[index], object.place == parent else { continue }
      object.add(field, inside: rest)
      members[index] = .object(object)
      return
    }
    var object = PlannedObject(place: parent)
    object.add(field, inside: rest)
    members.append(.object(object))
  }

  /// The fields in this object and in the objects in it.
  var fields: [PlannedField] {
    members.flatMap { member in
      switch member {
      case .field(let field): [field]
      case .object(let object): object.fields
      }
    }
  }

  /// Whether there are objects in the object.
  var isNested: Bool {
    members.contains { if case .object = $0 { true } else { false } }
  }

  /// Whether there has to be such an object in a text.
  var isRequired: Bool { fields.contains(where: \.isRequired) }
}
