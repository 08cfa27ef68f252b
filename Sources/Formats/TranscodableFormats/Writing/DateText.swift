internal import TranscodableBytes

/// Returns a date such as `2013-03-21T20:04:00Z`, rounded to milliseconds, or `nil` if its year is
/// outside the range 0 to 9999.
package func dateText(secondsSince1970 seconds: Double) -> String? {
  guard let whole = Int64(exactly: seconds.rounded(.down)) else { return nil }
  let nanoseconds = ((seconds - seconds.rounded(.down)) * 1e9).rounded()
  let instant = Instant(seconds: whole, nanoseconds: Int32(min(nanoseconds, 999_999_999)))
    .rounded(to: 3)
  return InternetDate.text(of: instant, fractionDigits: instant.nanoseconds == 0 ? 0 : 3)
}
