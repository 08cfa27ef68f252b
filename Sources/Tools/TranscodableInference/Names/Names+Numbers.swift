extension Names {
  private static let numbers = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "eleven", "twelve",
  ]
  private static let units = [
    "d": "Day", "day": "Day", "h": "Hour", "hour": "Hour", "hr": "Hour", "min": "Minute",
    "week": "Week", "w": "Week", "y": "Year", "year": "Year",
  ]

  /// Returns a name such as `oneHour` for `1h` or `still480w` for `480w_still`, or one that begins
  /// with an underscore.
  static func number(_ words: [String], then name: String) -> String {
    if words.count > 1, words[0].last?.isLetter == true, words[1].first?.isLetter == true {
      return fieldName(words.dropFirst().joined(separator: "_")) + words[0].lowercased()
    }
    guard words.count == 1, let word = words.first?.lowercased(),
      let count = Int(word.prefix { $0.isNumber }), 1..<1000 ~= count,
      let unit = units[String(word.drop { $0.isNumber })]
    else { return "_" + name }
    let plural = count == 1 ? unit : unit + "s"
    return numbers.indices.contains(count)
      ? numbers[count] + plural : plural.lowercased() + "\(count)"
  }
}
