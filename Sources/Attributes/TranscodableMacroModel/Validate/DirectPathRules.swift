enum DirectPathRules {
  /// Reports which declaration makes a type use the slower container path.
  static func containerPathsAreNoted(_ type: TypeModel, _ reporter: Reporter) {
    guard !reporter.hasErrors else { return }
    let blockers = DirectPathPlanner(type: type).blockers
    // Reports at most one reason for decoding and one for encoding.
    var left = type.generatedSides
    for blocker in blockers {
      let sides = blockers.filter { $0.origin == blocker.origin }
        .reduce(CodingSides()) { $0.union($1.sides) }.intersection(left)
      guard !sides.isEmpty else { continue }
      left.subtract(sides)
      reporter.report(.takesContainerPath(type.name, sides), at: blocker.origin)
    }
  }
}
