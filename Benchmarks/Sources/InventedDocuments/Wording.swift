/// A kind of string, with a generator for it.
enum Wording {
  /// Lowercase words, the first one capitalized.
  case words(ClosedRange<Int>)
  /// Characters of three bytes, with occasional line breaks.
  case kana(ClosedRange<Int>)
  /// A number of decimal digits, the first of which isn't zero.
  case digits(Int)
  /// A number of hexadecimal digits.
  case hex(Int)
  /// An address whose path has a number of letters.
  case url(ClosedRange<Int>)
  /// A date in RFC 3339.
  case moment
  /// One of several strings.
  case one(of: [String])

  /// Returns the kind of string for a key without a rule.
  static func usual(for key: String) -> Wording {
    if key == "url" || key.hasSuffix("_url") || key.hasSuffix("_https") { return .url(20...60) }
    if key.hasSuffix("_at") { return .moment }
    if key.hasSuffix("id_str") { return .digits(18) }
    return .words(1...2)
  }

  /// Returns a random string.
  func invent(_ generator: inout SeededGenerator) -> String {
    switch self {
    case .words(let range):
      let words = (0..<Int.random(in: range, using: &generator)).map { _ in
        generator.text(Int.random(in: 3...9, using: &generator), of: Self.letters)
      }
      return words.joined(separator: " ").capitalizedAtTheStart
    case .kana(let range):
      return generator.text(Int.random(in: range, using: &generator), of: Self.kana)
    case .digits(let count):
      return generator.text(1, of: Self.digits.dropFirst() + [])
        + generator.text(count - 1, of: Self.digits)
    case .hex(let count): return generator.text(count, of: Self.hexDigits)
    case .url(let range):
      let length = Int.random(in: range, using: &generator)
      return "https://api.example.org/" + generator.text(length, of: Self.pathLetters)
    case .moment:
      return "2013-0\(generator.text(1, of: Self.digits.dropFirst() + []))-1"
        + "\(generator.text(1, of: Self.digits))T07:58:2\(generator.text(1, of: Self.digits))Z"
    case .one(let texts): return texts.randomElement(using: &generator) ?? ""
    }
  }

  private static let digits = Array("0123456789")
  private static let hexDigits = Array("0123456789abcdef")
  private static let letters = Array("aeinorstldéaeinorstcumpaeinorst")
  private static let pathLetters = Array("abcdefghijklmnopqrstuvwxyz0123456789/")
  private static let kana = Array("あいうえおかきくけこさしすせそたちつてとなにぬねのアイウエオ前田名今。、！\n")
}

extension String {
  fileprivate var capitalizedAtTheStart: String { prefix(1).uppercased() + dropFirst() }
}
