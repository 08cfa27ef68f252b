/// Measures several closures in turn, so that a slower machine affects all of them equally.
struct Stopwatch {
  private static let turn = Duration.milliseconds(20)

  let seconds: Double

  func best(of bodies: [() throws -> Void]) throws -> [Double] {
    let clock = ContinuousClock()
    var best = bodies.map { _ in Duration.seconds(Int.max >> 32) }
    let start = clock.now
    repeat {
      for (index, body) in bodies.enumerated() {
        let turn = clock.now
        repeat {
          let time = try clock.measure(body)
          // The resolution of the clock may be too low to measure very small documents.
          best[index] = max(.nanoseconds(1), min(best[index], time))
        } while seconds > 0 && clock.now - turn < Self.turn
      }
    } while (clock.now - start) / .seconds(1) < seconds
    return best.map { $0 / .seconds(1) }
  }
}
