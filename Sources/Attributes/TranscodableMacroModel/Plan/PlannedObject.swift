/// An object in the document, including the nested objects that key paths create.
struct PlannedObject {
  enum Member {
    case field(PlannedField)
    case object(PlannedObject)
    case flattened(PlannedFlattening)
  }

  let component: KeyLocation.Component?
  private(set) var members: [Member] = []

  mutating func add(_ field: PlannedField, inside parents: ArraySlice<KeyLocation.Component>) {
    add(.field(field), inside: parents)
  }

  mutating func add(_ member: Member, inside parents: ArraySlice<KeyLocation.Component>) {
    guard let parent = parents.first else {
      members.append(member)
      return
    }
    let rest = parents.dropFirst()
    for index in members.indices {
      guard case .object(var object) = members[index], object.component == parent else { continue }
      object.add(member, inside: rest)
      members[index] = .object(object)
      return
    }
    var object = PlannedObject(component: parent)
    object.add(member, inside: rest)
    members.append(.object(object))
  }

  var fields: [PlannedField] {
    members.flatMap { member -> [PlannedField] in
      switch member {
      case .field(let field): [field]
      case .object(let object): object.fields
      case .flattened: []
      }
    }
  }

  var flattenings: [PlannedFlattening] {
    members.compactMap { if case .flattened(let field) = $0 { field } else { nil } }
  }

  var hasFlattenings: Bool {
    members.contains { member in
      switch member {
      case .field: false
      case .object(let object): object.hasFlattenings
      case .flattened: true
      }
    }
  }

  var isNested: Bool {
    members.contains { if case .object = $0 { true } else { false } }
  }

  var isRequired: Bool {
    fields.contains(where: \.isRequired) || hasRequiredFlattening
  }

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
