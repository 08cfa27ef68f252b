internal import TranscodableJSON
internal import TranscodableNames

/// Units in which a number can be a time since 1970.
struct EpochUnits: OptionSet, Sendable, Equatable, Codable {
  let rawValue: Int

  static let seconds = EpochUnits(rawValue: 1)
  static let milliseconds = EpochUnits(rawValue: 2)
  /// The times from September 2001, when seconds reached ten digits, to the end of 2099.
  private static let range: Range<Int64> = 1_000_000_000..<4_102_444_800

  init(rawValue: Int) { self.rawValue = rawValue }

  init(of number: JSON.Number) {
    let parts = number.text.split(separator: ".", maxSplits: 1)
    guard let count = parts.first.flatMap({ Int64($0) }),
      parts.dropFirst().allSatisfy({ $0.utf8.allSatisfy { 0x30...0x39 ~= $0 } })
    else {
      self = []
      return
    }
    // Some services write a fraction of zero.
    let isWhole = parts.dropFirst().allSatisfy { $0.utf8.allSatisfy { $0 == 0x30 } }
    let isExact = isWhole || parts[1].utf8.count <= 6 && Self.isExact(number.double)
    self = Self.range.contains(count) && isExact ? .seconds : []
    if isWhole, Self.range.contains(count / 1000) { insert(.milliseconds) }
  }

  /// Whether a `Date`, which counts seconds since 2001, preserves the number.
  private static func isExact(_ seconds: Double) -> Bool {
    let secondsFrom1970To2001 = 978_307_200.0
    return seconds - secondsFrom1970To2001 + secondsFrom1970To2001 == seconds
  }

  var style: DateStyle? {
    switch self {
    case .seconds: .seconds
    case .milliseconds: .milliseconds
    default: nil
    }
  }
}

extension Names {
  private static let timeWords: Set<String> = [
    "at", "created", "date", "deleted", "dt", "edited", "end", "ended", "ends", "epoch", "exp",
    "expiration", "expires", "expiry", "iat", "issued", "modified", "nbf", "published", "since",
    "start", "started", "starts", "sunrise", "sunset", "time", "timestamp", "ts", "until",
    "updated", "utc",
  ]

  private static let wordsLikeDates: Set<String> = ["candidate", "mandate", "validate"]

  private static let propertiesOfDates: Set<String> = [
    "confidence", "count", "display", "format", "id", "label", "name", "precision", "range",
    "style",
    "text", "timezone", "type", "value", "zone",
  ]

  /// Whether a string under the key is probably a date, if other strings are.
  static func isDate(_ key: String) -> Bool {
    let words = NameWords(key).lowercased
    guard let last = words.last, last != "time", last != "ts" else { return false }
    if words == ["due"] { return true }
    if words[0] == "date", words.count > 1, !propertiesOfDates.contains(last) { return true }
    return timeWords.contains(last) || words.count > 1 && last == "on"
      || last.hasSuffix("date") && !wordsLikeDates.contains(last)
  }

  private static func isTimeWord(_ word: String) -> Bool {
    timeWords.contains(word) || word.hasSuffix("ed")
  }

  /// Whether a number under the key is probably a time, if its size allows it.
  static func isTime(_ key: String) -> Bool {
    let words = NameWords(key).lowercased
    guard let last = words.last else { return false }
    let units: Set = ["i", "ms", "s", "sec", "seconds", "t"]
    if words.count > 1, units.contains(last) { return isTimeWord(words[words.count - 2]) }
    // As in `redeem_by`, but `created_by` is a person.
    if words.count == 2, last == "by" { return ["complete", "pay", "redeem"].contains(words[0]) }
    return isTimeWord(last) || words.contains("epoch")
      || words.contains("timestamp")
  }
}
