/// A date format that consists of Unicode date field symbols (UTS 35), such as `dd.MM.yyyy HH:mm`.
///
/// The calendar is Gregorian and names are English, as in the `en_US_POSIX` locale.
package struct DatePattern: Sendable {
  enum Part: Hashable, Sendable {
    case literal([UInt8])
    case space
    /// A number that is written with at least `digits` digits, and parsed with as many digits as
    /// its field allows.
    case number(Field, digits: Int)
    case fixedNumber(Field, digits: Int)
    case fraction(digits: Int)
    case month(isWhole: Bool)
    case weekday(isWhole: Bool)
    case halfOfDay
    case offset(OffsetForm)
  }

  enum Field: Hashable, Sendable {
    case year, shortYear, month, day, hour, hourOfHalf, minute, second
  }

  struct OffsetForm: Hashable, Sendable {
    var hasLetter = true
    var hasColon = true
    var isShort = false
  }

  package struct UnknownField: Error {
    package let text: String
  }

  private(set) var parts: [Part] = []

  package var fractionDigits: Int {
    parts.reduce(0) { if case .fraction(let digits) = $1 { max($0, digits) } else { $0 } }
  }

  package init(_ text: String) throws(UnknownField) {
    var rest = text.unicodeScalars[...]
    while let first = rest.first {
      if first == "'" {
        append(Self.takeQuoted(&rest))
      } else if first.isASCII, first.properties.isAlphabetic {
        let field = rest.prefix { $0 == first }
        rest.removeFirst(field.count)
        guard let part = Self.part(first, field.count) else {
          throw UnknownField(text: String(field))
        }
        appendField(part)
      } else {
        rest.removeFirst()
        if first == " " { appendSpace() } else { append(Array(String(first).utf8)) }
      }
    }
  }

  private mutating func append(_ bytes: [UInt8]) {
    if case .literal(let before) = parts.last {
      parts[parts.count - 1] = .literal(before + bytes)
    } else {
      parts.append(.literal(bytes))
    }
  }

  private mutating func appendSpace() { if parts.last != .space { parts.append(.space) } }

  private mutating func appendField(_ part: Part) {
    guard case .number(let field, let digits) = part else { return parts.append(part) }
    switch parts.last {
    case .number(let before, let count):
      // A year without a fixed length takes all digits except those that the other numbers need.
      if before != .year || count > 1 {
        parts[parts.count - 1] = .fixedNumber(before, digits: count)
      }
      parts.append(.fixedNumber(field, digits: digits))
    case .fixedNumber: parts.append(.fixedNumber(field, digits: digits))
    default: parts.append(part)
    }
  }

  /// Two consecutive apostrophes represent one apostrophe, both inside and outside quotes.
  private static func takeQuoted(_ rest: inout Substring.UnicodeScalarView) -> [UInt8] {
    rest.removeFirst()
    if rest.first == "'" {
      rest.removeFirst()
      return [0x27]
    }
    var text = ""
    while let next = rest.popFirst() {
      if next == "'" {
        guard rest.first == "'" else { break }
        rest.removeFirst()
      }
      text.unicodeScalars.append(next)
    }
    return Array(text.utf8)
  }

  private static func part(_ letter: Unicode.Scalar, _ count: Int) -> Part? {
    switch (letter, count) {
    case ("y", 2): .number(.shortYear, digits: 2)
    case ("y", 1...9), ("u", 1...9): .number(.year, digits: count)
    case ("M", 1...2), ("L", 1...2): .number(.month, digits: count)
    case ("M", 3...4), ("L", 3...4): .month(isWhole: count == 4)
    case ("d", 1...2): .number(.day, digits: count)
    case ("E", 1...4): .weekday(isWhole: count == 4)
    case ("H", 1...2): .number(.hour, digits: count)
    case ("h", 1...2): .number(.hourOfHalf, digits: count)
    case ("a", 1...3): .halfOfDay
    case ("m", 1...2): .number(.minute, digits: count)
    case ("s", 1...2): .number(.second, digits: count)
    case ("S", 1...9): .fraction(digits: count)
    case ("Z", 1...3): .offset(OffsetForm(hasLetter: false, hasColon: false))
    case ("Z", 5): .offset(OffsetForm(hasLetter: true, hasColon: true))
    case ("X", 1...3), ("x", 1...3):
      .offset(OffsetForm(hasLetter: letter == "X", hasColon: count == 3, isShort: count == 1))
    default: nil
    }
  }
}

enum DateNames {
  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  static let weekdays = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]
  static let halvesOfDay = ["AM", "PM"]
}

extension ByteCursor {
  mutating func takeShortName(of names: [String]) -> Int? {
    let found = names.firstIndex { $0.utf8.count >= 3 && isAt($0.utf8.prefix(3)) }
    if found != nil { advance(by: 3) }
    return found
  }

  func isAt(_ letters: some Sequence<UInt8>) -> Bool {
    letters.enumerated().allSatisfy { peek(at: $0) | 0x20 == $1 | 0x20 }
  }
}
