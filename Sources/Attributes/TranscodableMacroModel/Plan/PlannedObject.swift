/// An object in the document, including the nested objects that key paths create.
struct PlannedObject {
  enum Member {
    case field(PlannedField)
    case object(PlannedObject)
    case flattened(PlannedFlattening)

    var flattening: PlannedFlattening? {
      if case .flattened(let field) = self { field } else { nil }
    }
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

  /// The fields and flattened values in this object and in the objects inside it.
  private var leaves: [Member] {
    members.flatMap { if case .object(let object) = $0 { object.leaves } else { [$0] } }
  }

  var fields: [PlannedField] {
    leaves.compactMap { if case .field(let field) = $0 { field } else { nil } }
  }

  /// The flattened values in this object, but not in the objects inside it.
  var flattenings: [PlannedFlattening] { members.compactMap(\.flattening) }

  var hasFlattenings: Bool { leaves.contains { $0.flattening != nil } }

  var isRequired: Bool {
    fields.contains(where: \.isRequired)
      || leaves.compactMap(\.flattening).contains(where: \.isRequired)
  }

  var toleratesFailures: Bool {
    !hasFlattenings && !fields.isEmpty && fields.allSatisfy(\.toleratesFailures)
  }
}

indirect enum PlannedStrategy {
  case plain
  case written(String)
  case coerced(DecodingCoercionPolicy)
  case elements(PlannedStrategy)
  case values(PlannedStrategy)
  case optional(PlannedStrategy)
  /// Tries both strategies when decoding, but always encodes with the first.
  case anyOf(PlannedStrategy, PlannedStrategy)
  case lossy(PlannedStrategy)
  case modified(PlannedStrategy, by: PlannedSteps, side: CodingSides)
  case validated(PlannedStrategy, by: PlannedSteps)
  case element(PlannedStrategy, at: [Int])
}

struct PlannedSteps {
  let arguments: String
  /// The name of the constant that stores the steps, or nil if they are created for each value.
  let constant: String?
}

struct PlannedConversion {
  let wire: String
  /// The expression for the profile, or nil if the conversion applies to all coders.
  let profile: String?
}

struct PlannedFlattening {
  enum Kind {
    case value
    case optionalValue(hasInitialValue: Bool)
    case rest
  }

  let storage: String
  let type: String
  let kind: Kind
  let condition: String?

  var isRequired: Bool {
    if case .value = kind { true } else { false }
  }

  var isRest: Bool {
    if case .rest = kind { true } else { false }
  }
}

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

struct PlannedPart {
  let name: String
  let type: String
  let isWhole: Bool
  var isRequired = false
}
