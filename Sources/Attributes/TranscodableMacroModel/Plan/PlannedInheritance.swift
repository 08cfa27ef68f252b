struct PlannedInheritance {
  /// True if the class has a superclass or may have subclasses.
  let isRequired: Bool
  let superclass: SuperclassCoding
  let superclassName: String?

  /// Whether `init(from:)` must be a convenience initializer, so that the class still inherits the
  /// initializers of its superclass.
  let keepsInitializers: Bool
  let line: SourceLine?

  var hasCodedSuperclass: Bool { superclass != .none }

  /// True if the method is an override or can be overridden.
  var encodesInBody: Bool { isRequired }
}
