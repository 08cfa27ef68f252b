internal import TranscodableNames

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

extension Names {
  /// Common codes of ISO 4217 and of digital currencies.
  private static let currencies: Set<String> = [
    "aed", "ars", "aud", "bch", "bdt", "bhd", "bmd", "bnb", "brl", "btc", "cad", "chf", "clp",
    "cny", "czk", "dkk", "eth", "eur", "gbp", "gel", "hkd", "huf", "idr", "ils", "inr", "jpy",
    "krw", "kwd", "lkr", "ltc", "mmk", "mxn", "myr", "ngn", "nok", "nzd", "php", "pkr", "pln",
    "ron", "rub", "sar", "sek", "sgd", "thb", "try", "twd", "uah", "usd", "vnd", "xrp", "zar",
  ]

  /// Common codes of ISO 639-1, except for those that are also English words.
  private static let languages: Set<String> = [
    "ar", "bg", "ca", "cs", "da", "de", "el", "en", "es", "et", "fa", "fi", "fr", "ga", "he", "hi",
    "hr", "hu", "ja", "ko", "lt", "lv", "nb", "nl", "nn", "pl", "pt", "ro", "ru", "sk", "sl", "sr",
    "sv", "th", "tr", "uk", "vi", "zh",
  ]

  /// Common codes of ISO 639-2 and ISO 639-3, except for those that are also words in keys.
  private static let longLanguages: Set<String> = [
    "afr", "ara", "aym", "bel", "bul", "ces", "cym", "deu", "dut", "eng", "eus", "fas", "fra",
    "fre", "ger", "gle", "glg", "grn", "gsw", "heb", "hin", "hrv", "hun", "isl", "ita", "jpn",
    "kor", "lav", "mlt", "mri", "msa", "nld", "nno", "nob", "nor", "pol", "por", "roh", "ron",
    "rus", "slk", "slv", "spa", "srp", "swa", "swe", "tha", "tur", "ukr", "urd", "vie", "zho",
  ]

  /// Codes of languages that aren't words in keys.
  private static let languagesOfTexts: Set<String> = ["de", "en", "es", "fr", "ja", "ko", "zh"]

  static func isLanguageOfTexts(_ word: String) -> Bool { languagesOfTexts.contains(word) }

  private static let colors: Set<String> = [
    "black", "blue", "brown", "cyan", "gray", "green", "grey", "lime", "magenta", "orange", "pink",
    "purple", "red", "sky", "teal", "violet", "white", "yellow",
  ]

  /// Returns what the keys of an object are if they are codes, such as those of currencies.
  static func kindOfCodes(_ keys: [String], named name: String) -> String? {
    let areCapitals = keys.allSatisfy { key in
      2...4 ~= key.utf8.count && !isAcronym(key) && key.contains(where: \.isLetter)
        && key.allSatisfy { $0.isASCII && ($0.isUppercase || $0.isNumber) }
    }
    if areCapitals, keys.count > 1 || singular(name) != name { return "codes" }
    let areLong = keys.allSatisfy { $0.utf8.count == 3 && $0.allSatisfy(\.isLowercase) }
    if areLong, keys.count(where: longLanguages.contains) * 2 > keys.count {
      return "codes of languages"
    }
    guard keys.count > 1 else {
      return keys.first.map(languagesOfTexts.contains) ?? false ? "codes of languages" : nil
    }
    // As in `{"red": 1, "green": 2, "blue": 3}`, which is one color.
    let isColor = typeOfQuantity(with: Set(keys)) != nil
    if keys.count > 2, keys.allSatisfy(colors.contains), !isColor { return "colors" }
    if areCurrencies(keys) { return "codes of currencies" }
    let areLanguages = keys.allSatisfy { key in
      let parts = key.split { "-_".contains($0) }
      return parts.count < 3 && languages.contains(parts.first.map(String.init) ?? "")
    }
    return areLanguages ? "codes of languages" : nil
  }

  private static let romanNumerals: Set<String> = [
    "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii",
  ]

  /// Whether the keys differ only in a number or Roman numeral at the end.
  static func areNumbered(_ keys: [String]) -> Bool {
    let words = keys.map { NameWords($0).lowercased }
    return Set(words.map { $0.dropLast() }).count == 1
      && words.allSatisfy { words in
        words.count > 1 && words.last.map { $0.isInteger || romanNumerals.contains($0) } ?? false
      }
  }

  static func areCurrencies(_ keys: [String]) -> Bool {
    !keys.isEmpty && keys.allSatisfy { currencies.contains($0.lowercased()) }
  }

  /// Whether most keys have several words, and not all are numbered fields such as `1. open`.
  static func arePhrases(_ keys: [String]) -> Bool {
    keys.count(where: { $0.contains(" ") }) * 2 > keys.count
      && !keys.allSatisfy { withoutNumber($0) != $0 }
  }

  /// Returns the key without the number at its beginning, as `open` for `1. open`.
  static func withoutNumber(_ key: String) -> String {
    let rest = key.drop(while: \.isNumber)
    return rest.count < key.count && rest.starts(with: ". ") ? String(rest.dropFirst(2)) : key
  }

  /// Whether the keys are names in URLs, such as `street-photography`.
  static func areSlugs(_ keys: [String]) -> Bool {
    keys.count > 1 && keys.count { $0.contains("-") } * 2 > keys.count
      && keys.allSatisfy { key in
        key.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-") }
      }
  }
}
