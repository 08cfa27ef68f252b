/// A property wrapper of the module Kodable, which encodes and decodes its own value.
struct PlannedWrapper {
  /// The default key of the property.
  let key: String
  /// The keys of the enclosing objects.
  let objects: [String]
  /// The enclosing objects, outermost first.
  let parents: [KeyLocation.Component]
}

extension PlannedObject {
  /// Whether any member uses the container of this object.
  var needsContainer: Bool {
    members.contains { member in
      switch member {
      case .field(let field): field.wrapper == nil
      case .object: true
      case .flattened: false
      }
    }
  }

  /// A copy of the object in which wrapped properties are at the locations that their wrappers use.
  var withWrappersInPlace: PlannedObject {
    placedMembers.reduce(into: PlannedObject(component: component)) { object, placed in
      object.add(placed.member, inside: placed.parents[...])
    }
  }

  private var placedMembers: [(member: Member, parents: [KeyLocation.Component])] {
    members.flatMap { member -> [(member: Member, parents: [KeyLocation.Component])] in
      switch member {
      case .field(let field): [(member, field.wrapper?.parents ?? [])]
      case .flattened: [(member, [])]
      case .object(let object):
        object.placedMembers.map { ($0.member, [object.component].compactMap(\.self) + $0.parents) }
      }
    }
  }
}
