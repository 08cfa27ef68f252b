enum LaneRules {
  /// Notes which declaration makes a type use the slower container path.
  static func slowerLanesAreTold(_ type: TypeModel, _ reporter: Reporter) {
    guard !reporter.hasErrors else { return }
    let obstacles = DirectLanePlanner(type: type).obstacles
    // One reason for each side is enough.
    var left = type.generatedSides
    for obstacle in obstacles {
      let sides = obstacles.filter { $0.origin == obstacle.origin }
        .reduce(CodingSides()) { $0.union($1.sides) }.intersection(left)
      guard !sides.isEmpty else { continue }
      left.subtract(sides)
      reporter.report(.takesStandardLane(type.name, sides), at: obstacle.origin)
    }
  }
}
