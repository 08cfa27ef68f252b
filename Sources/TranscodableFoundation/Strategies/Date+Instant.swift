internal import Foundation
internal import TranscodableBytes

extension Date {
  /// The nearest date to a point in time: the distance between dates is about a tenth of a
  /// microsecond nowadays.
  init(_ instant: Instant) {
    let seconds = Double(instant.seconds - 978_307_200)
    self.init(timeIntervalSinceReferenceDate: seconds + Double(instant.nanoseconds) / 1e9)
  }

  /// The point in time, rounded to nanoseconds; nil millions of years away from now.
  var instant: Instant? {
    let interval = timeIntervalSinceReferenceDate
    guard abs(interval) < 1e14 else { return nil }
    let seconds = interval.rounded(.down)
    let nanoseconds = Int64(((interval - seconds) * 1e9).rounded())
    return Instant(
      seconds: Int64(seconds) + 978_307_200 + nanoseconds / 1_000_000_000,
      nanoseconds: Int32(nanoseconds % 1_000_000_000))
  }

  /// The point in time as a text has it, in which digits are cut off.
  ///
  /// Rounded to a microsecond first, so that what was read as `.123` is not written as `.122`.
  func instant(cutTo digits: Int) -> Instant? { instant?.rounded(to: max(digits, 6)) }
}
