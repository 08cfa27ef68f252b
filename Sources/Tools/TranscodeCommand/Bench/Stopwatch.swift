/// Takes the time of several bodies by turns, so that a slow moment of the machine meets all of them.
struct Stopwatch {
  /// How long one body runs before it is the next one's turn.
  private static let turn = Duration.milliseconds(20)

  /// The seconds for all bodies together; each runs at least once.
  let seconds: Double

  /// The seconds that each body takes at best.
  func best(of bodies: [() throws -> Void]) throws -> [Double] {
    let clock = ContinuousClock()
    var best = bodies.map { _ in Duration.seconds(Int.max >> 32) }
    let start = clock.now
    repeat {
      for (index, body) in bodies.enumerated() {
        let turn = clock.now
        repeat {
          let time = try clock.measure(body)
          // A clock may be too coarse for the smallest documents.
          best[index] = max(.nanoseconds(1), min(best[index], time))
        } while seconds > 0 && clock.now - turn < Self.turn
      }
    } while (clock.now - start) / .seconds(1) < seconds
    return best.map { $0 / .seconds(1) }
  }
}
