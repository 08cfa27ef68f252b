/// The code for the members of an object and of the objects inside it, for one output.
protocol ObjectDialect {
  func opening(of scope: ObjectScope) -> [Code]
  func field(_ field: PlannedField, in scope: ObjectScope) -> Code?
  func flattened(_ field: PlannedFlattening, in scope: ObjectScope) -> Code?
  /// Returns the code for an object inside another; `members` is the code for its members.
  func object(
    _ inner: ObjectScope, at key: KeyLocation.Component, in scope: ObjectScope, _ members: [Code]
  ) -> [Code]
  func closing(of scope: ObjectScope) -> [Code]
}

/// An object and the names of the variables for its container and its coder.
struct ObjectScope {
  let object: PlannedObject
  var container = "container"
  let coder: String
}

extension ObjectDialect {
  func opening(of scope: ObjectScope) -> [Code] { [] }

  func closing(of scope: ObjectScope) -> [Code] { [] }

  func statements(of object: PlannedObject, coder: String) -> [Code] {
    var count = 0
    return statements(in: ObjectScope(object: object, coder: coder), containers: &count)
  }

  func statements(in scope: ObjectScope, containers count: inout Int) -> [Code] {
    opening(of: scope)
      + scope.object.members.flatMap { statements(of: $0, in: scope, containers: &count) }
      + closing(of: scope)
  }

  func statements(
    of member: PlannedObject.Member, in scope: ObjectScope, containers count: inout Int
  ) -> [Code] {
    switch member {
    case .field(let field):
      return [self.field(field, in: scope)?.under(field.condition)].compactMap(\.self)
    case .flattened(let field):
      return [flattened(field, in: scope)?.under(field.condition)].compactMap(\.self)
    case .object(let object):
      var inside = count + 1
      let inner = ObjectScope(
        object: object, container: "container\(inside)",
        coder: object.flattenings.isEmpty ? scope.coder : "shared")
      let members = statements(in: inner, containers: &inside)
      guard let key = object.component, !members.isEmpty else { return [] }
      count = inside
      return self.object(inner, at: key, in: scope, members)
    }
  }
}
