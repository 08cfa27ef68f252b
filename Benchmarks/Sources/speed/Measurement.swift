import Foundation

/// Finds the best time of several bodies by turns, so that a slow moment of the machine hits all.
struct Measurement {
  /// Seconds to spend on each body.
  let seconds: Double

  /// How long a body runs before it is the next one's turn.
  private static let turn = 0.02
  /// The shortest time taken between two looks at the clock.
  private static let batch = 0.000_05
  /// The fewest turns each body gets, however slow it is.
  private static let fewestRounds = 5

  private let clock = ContinuousClock()

  /// Measures for a number of seconds for each body.
  init(seconds: Double) { self.seconds = seconds }

  /// The seconds that one call of a body takes at best, within the seconds of this measurement.
  func best(of body: () throws -> Void) throws -> Double {
    try turn(body, calls: calls(body), seconds: seconds)
  }

  /// The seconds that one call of each body takes at best.
  func best(of bodies: [() throws -> Void]) throws -> [Double] {
    let batches = try bodies.map(calls)
    var best = bodies.map { _ in Double.infinity }
    var rounds = 0
    let start = clock.now
    while rounds < Self.fewestRounds
      || (clock.now - start).seconds < seconds * Double(bodies.count)
    {
      for place in bodies.indices {
        let body = (place + rounds) % bodies.count
        let seconds = try turn(bodies[body], calls: batches[body], seconds: Self.turn)
        best[body] = min(best[body], seconds)
      }
      rounds += 1
    }
    return best
  }

  /// How many calls of a body make a batch, after the calls that warm it up.
  private func calls(_ body: () throws -> Void) throws -> Int {
    var calls = 1
    while try time(body, calls: calls) < Self.batch { calls *= 2 }
    return calls
  }

  /// The best seconds per call within one turn.
  private func turn(
    _ body: () throws -> Void, calls: Int, seconds: Double
  ) throws -> Double {
    var best = Double.infinity
    var spent = 0.0
    repeat {
      let time = try time(body, calls: calls)
      best = min(best, time / Double(calls))
      spent += time
    } while spent < seconds
    return best
  }

  private func time(_ body: () throws -> Void, calls: Int) throws -> Double {
    let start = ProcessClock.seconds
    for _ in 0..<calls { try body() }
    return ProcessClock.seconds - start
  }
}

extension Duration {
  /// The duration as a number of seconds.
  var seconds: Double { self / .seconds(1) }
}

/// The time that this process has been given by the processors.
///
/// On a machine with other work, that of a clock on the wall says how much of it there is.
enum ProcessClock {
  static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
