/// Measures several closures alternately, so that a slowdown of the machine affects all of them.
struct Stopwatch {
  /// The time for which one closure runs before the next closure runs.
  private static let turn = Duration.milliseconds(20)

  /// The total time in seconds for all closures, each of which runs at least once.
  let seconds: Double

  /// Returns the best time of each closure in seconds.
  func best(of bodies: [() throws -> Void]) throws -> [Double] {
    let clock = ContinuousClock()
    var best = bodies.map { _ in Duration.seconds(Int.max >> 32) }
    let start = clock.now
    repeat {
      for (index, body) in bodies.enumerated() {
        let turn = clock.now
        repeat {
          let time = try clock.measure(body)
          // The clock may be too coarse for very small documents.
          best[index] = max(.nanoseconds(1), min(best[index], time))
        } while seconds > 0 && clock.now - turn < Self.turn
      }
    } while (clock.now - start) / .seconds(1) < seconds
    return best.map { $0 / .seconds(1) }
  }
}
