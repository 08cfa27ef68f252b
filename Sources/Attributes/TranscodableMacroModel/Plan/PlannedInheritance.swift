struct PlannedInheritance {
  /// True if the class has a superclass or may have subclasses.
  let isRequired: Bool
  let superclass: SuperclassCoding
  let superclassName: String?

  var hasCodedSuperclass: Bool { superclass != .none }

  /// True if the method is an override or can be overridden.
  var encodesInBody: Bool { isRequired }
}
