/// How a class relates to its superclass and subclasses.
struct PlannedInheritance {
  /// Whether the initializer must be `required`, because of a superclass or subclasses.
  let isRequired: Bool
  let superclass: SuperclassCoding
  /// The superclass, if the inheritance clause starts with one.
  let superclassName: String?

  /// Whether the superclass is codable.
  var hasCodedSuperclass: Bool { superclass != .none }

  /// Whether `encode(to:)` overrides or can be overridden, which requires it to be in the body.
  var encodesInBody: Bool { isRequired }
}
