import Testing

extension Trait where Self == ConditionTrait {
  /// For tests of what relies on how the standard library lays out its types, which a build may switch off.
  static var reliesOnLayouts: Self {
    #if TRANSCODABLE_PLAIN
      .disabled("TRANSCODABLE_PLAIN is set")
    #else
      .enabled(if: true)
    #endif
  }
}
