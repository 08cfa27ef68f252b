/// A point in time, to the nanosecond.
public struct Instant: Hashable, Sendable {
  /// The seconds since 1970-01-01T00:00:00Z, without leap seconds.
  public var seconds: Int64
  /// The nanoseconds after them, from 0 to 999,999,999.
  public var nanoseconds: Int32

  /// Creates a point in time.
  ///
  /// - Parameters:
  ///   - seconds: The seconds since 1970, without leap seconds.
  ///   - nanoseconds: The nanoseconds after them, from 0 to 999,999,999.
  public init(seconds: Int64, nanoseconds: Int32 = 0) {
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }
}

extension Instant {
  /// The instant with what is smaller than some digits of a second cut off.
  ///
  /// - Parameter digits: How many digits of a second are kept, from 0 to 9.
  /// - Returns: The strategy.
  func truncated(to digits: Int) -> Instant {
    let unit = Self.powers[9 - digits]
    return Instant(seconds: seconds, nanoseconds: nanoseconds - nanoseconds % unit)
  }

  /// The instant rounded to some digits of a second, half of one away from the past.
  ///
  /// - Parameter digits: How many digits of a second are kept, from 0 to 9.
  /// - Returns: The strategy.
  public func rounded(to digits: Int) -> Instant {
    let unit = Self.powers[9 - max(0, min(digits, 9))]
    let more = Int64(nanoseconds) + Int64(unit / 2)
    let rest = Int32(more % 1_000_000_000)
    return Instant(
      seconds: seconds + more / 1_000_000_000, nanoseconds: rest - rest % unit)
  }

  /// The powers of ten that an `Int32` holds.
  static let powers: [Int32] = [
    1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
  ]
}
