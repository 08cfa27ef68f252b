import Foundation

/// Measures the best time of several functions in turns, so that a slowdown affects all of them.
package struct Measurement {
  /// Seconds for each function.
  package let seconds: Double

  /// The duration of a turn.
  private static let turn = 0.02
  /// The shortest duration to measure.
  private static let batch = 0.000_05
  /// The duration from which a batch is measured in processor time.
  private static let longBatch = 0.001
  /// The minimum number of turns for each function.
  private static let fewestRounds = 5

  private let clock = ContinuousClock()

  /// Creates a measurement with a number of seconds for each function.
  package init(seconds: Double) { self.seconds = seconds }

  /// Returns the best time of one call of a function, in seconds.
  package func best(of body: () throws -> Void) throws -> Double {
    try turn(body, calls: calls(body), seconds: seconds)
  }

  /// Returns the best time of one call of each function, in seconds.
  package func best(of bodies: [() throws -> Void]) throws -> [Double] {
    let batches = try bodies.map(calls)
    var best = bodies.map { _ in Double.infinity }
    var rounds = 0
    let start = clock.now
    while rounds < Self.fewestRounds
      || (clock.now - start).seconds < seconds * Double(bodies.count)
    {
      for position in bodies.indices {
        let body = (position + rounds) % bodies.count
        let seconds = try turn(bodies[body], calls: batches[body], seconds: Self.turn)
        best[body] = min(best[body], seconds)
      }
      rounds += 1
    }
    return best
  }

  /// Returns the number of calls in a batch, after some calls to warm up.
  private func calls(_ body: () throws -> Void) throws -> Int {
    var calls = 1
    while try time(body, calls: calls) < Self.batch { calls *= 2 }
    return calls
  }

  /// Returns the best time of a call in one turn, in seconds.
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

  /// Returns the time of a batch of calls, in seconds.
  ///
  /// Long batches lose the processor to other work, which the processor time excludes. On virtual
  /// machines, the processor time is sometimes too short, even zero. Short batches use a monotonic
  /// clock instead, because the best of many didn't lose the processor.
  private func time(_ body: () throws -> Void, calls: Int) throws -> Double {
    let processorStart = ProcessClock.seconds
    let start = clock.now
    for _ in 0..<calls { try body() }
    let elapsed = (clock.now - start).seconds
    let processorTime = ProcessClock.seconds - processorStart
    return elapsed < Self.longBatch || processorTime < elapsed / 2 ? elapsed : processorTime
  }
}

extension Duration {
  package var seconds: Double { self / .seconds(1) }
}

/// The processor time of this process.
///
/// Unlike wall-clock time, it doesn't include other work of the machine.
private enum ProcessClock {
  static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
