/// How a class relates to its superclass and subclasses.
struct PlannedInheritance {
  /// Whether the initializer must be `required`, because there is a superclass or may be
  /// subclasses.
  let isRequired: Bool
  let superclass: SuperclassCoding
  /// The name of the superclass, if the inheritance clause starts with a superclass.
  let superclassName: String?

  /// Whether the superclass is codable.
  var hasCodedSuperclass: Bool { superclass != .none }

  /// Whether `encode(to:)` must be in the body, because it is an override or can be overridden.
  var encodesInBody: Bool { isRequired }
}
