/// A Kodable property wrapper, which encodes and decodes its own value.
struct PlannedWrapper {
  let key: String
  let objects: [String]
  let parents: [KeyLocation.Component]
}

extension PlannedObject {
  var needsContainer: Bool {
    members.contains { member in
      switch member {
      case .field(let field): field.wrapper == nil
      case .object: true
      case .flattened: false
      }
    }
  }

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
