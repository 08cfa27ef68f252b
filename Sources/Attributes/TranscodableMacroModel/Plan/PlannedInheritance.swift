struct PlannedInheritance {
  /// Whether the initializer must be `required`, because there is a superclass or may be
  /// subclasses.
  let isRequired: Bool
  let superclass: SuperclassCoding
  let superclassName: String?

  var hasCodedSuperclass: Bool { superclass != .none }

  /// Whether `encode(to:)` must be in the body, because it is an override or can be overridden.
  var encodesInBody: Bool { isRequired }
}
