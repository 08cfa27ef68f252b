/// A property with a wrapper of the module Kodable, which codes itself, as in types of that module.
struct PlannedWrapper {
  /// The key of the property, if the wrapper has none.
  let key: String
  /// The keys of the objects around.
  let objects: [String]
  /// The objects on the way to the value, outermost first.
  let parents: [KeyLocation.Place]
}

extension PlannedObject {
  /// Whether there is a field that is reached by the container of the object.
  var needsContainer: Bool {
    members.contains { member in
      switch member {
      case .field(let field): field.wrapper == nil
      case .object: true
      case .flattened: false
      }
    }
  }

  /// The object with the fields that find their way themselves where they are in a text.
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
