/// A format of dates in the date field symbols of Unicode (UTS 35), as far as it needs no locale: `dd.MM.yyyy HH:mm`.
///
/// The calendar is the Gregorian one, names are English, as in the locale `en_US_POSIX`.
package struct DatePattern: Sendable {
  /// A part of a format.
  enum Part: Hashable, Sendable {
    /// Bytes that are there as they are.
    case literal([UInt8])
    /// One space or more.
    case space
    /// A number of `digits` digits or more, of which as many are read as there are.
    case number(Field, digits: Int)
    /// A number of exactly so many digits, since another number follows at once.
    case fixedNumber(Field, digits: Int)
    /// The digits of a second after the point.
    case fraction(digits: Int)
    case month(isWhole: Bool)
    case weekday(isWhole: Bool)
    /// `AM` or `PM`.
    case halfOfDay
    case offset(OffsetForm)
  }

  /// What a number counts.
  enum Field: Hashable, Sendable {
    case year, shortYear, month, day, hour, hourOfHalf, minute, second
  }

  /// How it is written how far a time is from UTC; as RFC 3339 has it unless told otherwise.
  struct OffsetForm: Hashable, Sendable {
    /// Whether UTC is written as `Z`.
    var hasLetter = true
    var hasColon = true
    /// Whether minutes are left out if there are none.
    var isShort = false
  }

  /// A field that needs a locale, or that dates are not made of.
  package struct UnknownField: Error {
    /// The field as it is in the format.
    package let text: String
  }

  private(set) var parts: [Part] = []

  /// How many digits of a second are written.
  package var fractionDigits: Int {
    parts.reduce(0) { if case .fraction(let digits) = $1 { max($0, digits) } else { $0 } }
  }

  /// Creates a format.
  ///
  /// - Parameter text: The format.
  /// - Throws: An ``UnknownField`` if a field has no meaning here.
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

  /// Appends a field.
  ///
  /// A number that follows another one at once fixes the number of its digits.
  private mutating func appendField(_ part: Part) {
    guard case .number(let field, let digits) = part else { return parts.append(part) }
    switch parts.last {
    case .number(let before, let count):
      // A year of any length takes what the others leave.
      if before != .year || count > 1 {
        parts[parts.count - 1] = .fixedNumber(before, digits: count)
      }
      parts.append(.fixedNumber(field, digits: digits))
    case .fixedNumber: parts.append(.fixedNumber(field, digits: digits))
    default: parts.append(part)
    }
  }

  /// Takes text between apostrophes; two of them stand for one, inside and outside.
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
