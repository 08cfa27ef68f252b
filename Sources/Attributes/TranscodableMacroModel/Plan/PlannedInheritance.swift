struct PlannedInheritance {
  /// Whether the initializer must be `required`.
  ///
  /// This is the case if the class has a superclass or may have subclasses.
  let isRequired: Bool
  let superclass: SuperclassCoding
  let superclassName: String?

  var hasCodedSuperclass: Bool { superclass != .none }

  /// Whether `encode(to:)` must be in the body.
  ///
  /// This is the case if the method is an override or can be overridden.
  var encodesInBody: Bool { isRequired }
}
