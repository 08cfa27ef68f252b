/// A property wrapper of the module Kodable, which codes itself.
struct PlannedWrapper {
  /// The default key of the property.
  let key: String
  /// The keys of the enclosing objects.
  let objects: [String]
  /// The enclosing objects, outermost first.
  let parents: [KeyLocation.Place]
}

extension PlannedObject {
  /// Whether a field uses the container of this object.
  var needsContainer: Bool {
    members.contains { member in
      switch member {
      case .field(let field): field.wrapper == nil
      case .object: true
      case .flattened: false
      }
    }
  }

  /// The object with wrapped properties moved to the locations that they resolve themselves.
  var withWrappersInPlace: PlannedObject {
    placedMembers.reduce(into: PlannedObject(place: place)) { object, placed in
      object.add(placed.member, inside: placed.parents[...])
    }
  }

  private var placedMembers: [(member: Member, parents: [KeyLocation.Place])] {
    members.flatMap { member -> [(member: Member, parents: [KeyLocation.Place])] in
      switch member {
      case .field(let field): [(member, field.wrapper?.parents ?? [])]
      case .flattened: [(member, [])]
      case .object(let object):
        object.placedMembers.map { ($0.member, [object.place].compactMap(\.self) + $0.parents) }
      }
    }
  }
}
