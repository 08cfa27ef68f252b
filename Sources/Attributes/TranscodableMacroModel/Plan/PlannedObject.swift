/// An object in the document, with the fields that it contains.
///
/// Most types have a single object. Paths create nested objects, which are shared by fields with a
/// common prefix.
struct PlannedObject {
  enum Member {
    case field(PlannedField)
    case object(PlannedObject)
    case flattened(PlannedFlattening)
  }

  /// The location of the object in its enclosing object; nil for the outermost object.
  let component: KeyLocation.Component?
  private(set) var members: [Member] = []

  /// Adds a field to the innermost of the given nested objects.
  mutating func add(_ field: PlannedField, inside parents: ArraySlice<KeyLocation.Component>) {
    add(.field(field), inside: parents)
  }

  /// Adds a field, a flattened value or an object to the innermost of the given nested objects.
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

  /// The fields in this object and its nested objects.
  var fields: [PlannedField] {
    members.flatMap { member -> [PlannedField] in
      switch member {
      case .field(let field): [field]
      case .object(let object): object.fields
      case .flattened: []
      }
    }
  }

  /// The flattened values in this object.
  var flattenings: [PlannedFlattening] {
    members.compactMap { if case .flattened(let field) = $0 { field } else { nil } }
  }

  /// Whether this object or one of its nested objects has flattened values.
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

  /// Whether decoding requires the object.
  var isRequired: Bool {
    fields.contains(where: \.isRequired) || hasRequiredFlattening
  }

  /// Whether every field has a value even if the document contains something other than an object.
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
