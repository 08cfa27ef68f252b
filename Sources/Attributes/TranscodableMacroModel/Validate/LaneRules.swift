/// Notes about the lanes of a type.
enum LaneRules {
  /// That a type is slower than others shows nowhere but at what makes it so.
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
