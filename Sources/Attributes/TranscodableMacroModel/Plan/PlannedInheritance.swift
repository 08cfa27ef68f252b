/// How a class is to those above and below it.
struct PlannedInheritance {
  /// Whether subclasses, or superclasses, have to do with the initialiser.
  let isRequired: Bool
  /// What becomes of the fields of the superclass.
  let superclass: SuperclassCoding
  /// The superclass, if what the class inherits begins with one.
  let superclassName: String?

  /// Whether the superclass codes itself.
  var hasCodedSuperclass: Bool { superclass != .none }

  /// Whether `encode(to:)` can be overridden, or overrides another, for which it has to be in the body.
  var encodesInBody: Bool { isRequired }
}
