import Testing

extension Trait where Self == ConditionTrait {
  /// Enables tests of code that relies on the layout of standard library types, which a build can
  /// disable.
  static var reliesOnLayouts: Self {
    #if TRANSCODABLE_PLAIN
      .disabled("TRANSCODABLE_PLAIN is set")
    #else
      .enabled(if: true)
    #endif
  }
}
