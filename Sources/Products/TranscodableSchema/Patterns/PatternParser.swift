/// Parses an ECMA-262 regular expression in Unicode mode.
///
/// Two extensions are supported, because many schemas need them: any character that isn't a letter
/// or a digit may be escaped, and closing brackets and braces may be unmatched.
struct PatternParser {
  private let text: [Unicode.Scalar]
  private var position = 0
  private var depth = 0
  private static let maximumDepth = 100

  init(_ pattern: String) { text = Array(pattern.unicodeScalars) }

  mutating func parse() throws(PatternError) -> PatternSyntax {
    let syntax = try parseAlternatives()
    if position < text.count { throw .syntax("unmatched ')'", at: position) }
    return syntax
  }

  private var next: Unicode.Scalar? { position < text.count ? text[position] : nil }

  private mutating func take(_ scalars: String) -> Bool {
    let wanted = Array(scalars.unicodeScalars)
    guard position + wanted.count <= text.count,
      Array(text[position..<position + wanted.count]) == wanted
    else { return false }
    position += wanted.count
    return true
  }

  private mutating func parseAlternatives() throws(PatternError) -> PatternSyntax {
    depth += 1
    defer { depth -= 1 }
    if depth > Self.maximumDepth {
      throw .unsupported("groups are nested more than \(Self.maximumDepth) levels deep")
    }
    var alternatives = [try parseSequence()]
    while take("|") { alternatives.append(try parseSequence()) }
    return alternatives.count == 1 ? alternatives[0] : .alternatives(alternatives)
  }

  private mutating func parseSequence() throws(PatternError) -> PatternSyntax {
    var terms: [PatternSyntax] = []
    while let scalar = next, scalar != "|", scalar != ")" {
      let start = position
      let term = try parseTerm()
      guard let (minimum, maximum) = try parseQuantifier() else {
        terms.append(term)
        continue
      }
      if case .anchor = term { throw .syntax("nothing to repeat", at: start) }
      if case .lookaround = term { throw .syntax("an assertion can't be repeated", at: start) }
      terms.append(.repeated(term, minimum: minimum, maximum: maximum))
    }
    return terms.count == 1 ? terms[0] : terms.isEmpty ? .empty : .sequence(terms)
  }

  private mutating func parseTerm() throws(PatternError) -> PatternSyntax {
    let start = position
    guard let scalar = next else { return .empty }
    position += 1
    switch scalar {
    case "^": return .anchor(.start)
    case "$": return .anchor(.end)
    case ".": return .scalars(ScalarSet.lineTerminators.inverted)
    case "(": return try parseGroup(start)
    case "[": return .scalars(try parseClass(start))
    case "*", "+", "?": throw .syntax("nothing to repeat", at: start)
    case "{":
      if try takeBraces() != nil { throw .syntax("nothing to repeat", at: start) }
      return .scalars(ScalarSet(scalar))
    case "\\":
      if take("b") { return .anchor(.wordBoundary) }
      if take("B") { return .anchor(.noWordBoundary) }
      return .scalars(try parseEscape(inClass: false))
    default: return .scalars(ScalarSet(scalar))
    }
  }

  // MARK: - Groups and quantifiers

  private mutating func parseGroup(_ start: Int) throws(PatternError) -> PatternSyntax {
    var lookaround: (isAhead: Bool, isNegated: Bool)?
    if take("?=") {
      lookaround = (true, false)
    } else if take("?!") {
      lookaround = (true, true)
    } else if take("?<=") {
      lookaround = (false, false)
    } else if take("?<!") {
      lookaround = (false, true)
    } else if take("?<") {
      let name = position
      while let scalar = next, scalar != ">" {
        guard scalar.properties.isIDContinue || scalar == "$" else { break }
        position += 1
      }
      if position == name || !take(">") { throw .syntax("invalid group name", at: start) }
    } else if !take("?:"), take("?") {
      throw .syntax("unknown kind of group after '(?'", at: start)
    }
    let inside = try parseAlternatives()
    guard take(")") else { throw .syntax("the group isn't closed", at: start) }
    guard let lookaround else { return inside }
    return .lookaround(inside, isAhead: lookaround.isAhead, isNegated: lookaround.isNegated)
  }

  private mutating func parseQuantifier() throws(PatternError) -> (Int, Int?)? {
    var bounds: (Int, Int?)?
    if take("*") {
      bounds = (0, nil)
    } else if take("+") {
      bounds = (1, nil)
    } else if take("?") {
      bounds = (0, 1)
    } else if next == "{" {
      position += 1
      bounds = try takeBraces()
      if bounds == nil { position -= 1 }
    }
    // A lazy quantifier matches the same strings as a greedy one, so its question mark is ignored.
    if bounds != nil { _ = take("?") }
    return bounds
  }

  /// Parses `2}`, `2,}` or `2,3}`.
  ///
  /// If the input is in any other form, the method consumes nothing and returns `nil`.
  private mutating func takeBraces() throws(PatternError) -> (Int, Int?)? {
    let start = position
    guard let minimum = takeNumber() else {
      position = start
      return nil
    }
    var maximum: Int? = minimum
    if take(",") { maximum = takeNumber() }
    guard take("}") else {
      position = start
      return nil
    }
    if let maximum, maximum < minimum {
      throw .syntax("the bounds of the quantifier are out of order", at: start)
    }
    return (minimum, maximum)
  }

  private mutating func takeNumber() -> Int? {
    var number: Int?
    while let digit = next, (0x30...0x39).contains(digit.value) {
      number = min((number ?? 0) * 10 + Int(digit.value - 0x30), 1_000_000)
      position += 1
    }
    return number
  }

  // MARK: - Classes and escapes

  private mutating func parseClass(_ start: Int) throws(PatternError) -> ScalarSet {
    let isNegated = take("^")
    var set = ScalarSet()
    while true {
      guard next != nil else { throw .syntax("the class isn't closed", at: start) }
      if take("]") { return isNegated ? set.inverted : set }
      let low = try parseClassAtom()
      let here = position
      guard take("-"), next != "]", next != nil else {
        position = here
        set.formUnion(low)
        continue
      }
      let high = try parseClassAtom()
      guard let first = low.single, let last = high.single else {
        throw .syntax("the bounds of a range must be single characters", at: here)
      }
      guard first <= last else { throw .syntax("the range is out of order", at: here) }
      set.insert(first...last)
    }
  }

  private mutating func parseClassAtom() throws(PatternError) -> ScalarSet {
    if take("\\") { return try parseEscape(inClass: true) }
    let scalar = text[position]
    position += 1
    return ScalarSet(scalar)
  }

  private mutating func parseEscape(inClass: Bool) throws(PatternError) -> ScalarSet {
    let start = position - 1
    guard let scalar = next else { throw .syntax("the pattern ends with a backslash", at: start) }
    position += 1
    switch scalar {
    case "d": return .digits
    case "D": return ScalarSet.digits.inverted
    case "w": return .wordCharacters
    case "W": return ScalarSet.wordCharacters.inverted
    case "s": return .spaces
    case "S": return ScalarSet.spaces.inverted
    case "t": return ScalarSet(0x09...0x09)
    case "n": return ScalarSet(0x0A...0x0A)
    case "v": return ScalarSet(0x0B...0x0B)
    case "f": return ScalarSet(0x0C...0x0C)
    case "r": return ScalarSet(0x0D...0x0D)
    case "b" where inClass: return ScalarSet(0x08...0x08)
    case "c": return try parseControl(start)
    case "p", "P": return try parseProperty(start, isNegated: scalar == "P")
    case "x": return ScalarSet(try parseHexadecimal(2, start))
    case "u": return ScalarSet(try parseUnicode(start))
    case "0":
      if let digit = next, (0x30...0x39).contains(digit.value) { break }
      return ScalarSet(0...0)
    case "1"..."9", "k":
      if !inClass {
        throw .unsupported("backreferences can't be matched in linear time")
      }
    default:
      let isWord = ScalarSet.wordCharacters.contains(scalar) && scalar != "_"
      if !isWord { return ScalarSet(scalar) }
    }
    throw .syntax("'\\\(scalar)' isn't an escape", at: start)
  }

  private mutating func parseControl(_ start: Int) throws(PatternError) -> ScalarSet {
    guard let letter = next, letter.isASCII, letter.properties.isAlphabetic else {
      throw .syntax("'\\c' requires a letter", at: start)
    }
    position += 1
    return ScalarSet(letter.value & 31...letter.value & 31)
  }

  private mutating func parseProperty(
    _ start: Int, isNegated: Bool
  ) throws(PatternError) -> ScalarSet {
    guard take("{") else { throw .syntax("'\\p' requires a name in braces", at: start) }
    var name = String.UnicodeScalarView()
    while let scalar = next, scalar != "}" {
      name.append(scalar)
      position += 1
    }
    guard take("}") else { throw .syntax("the property name isn't closed", at: start) }
    return ScalarSet(try ScalarProperty(named: String(name)), isNegated: isNegated)
  }

  private mutating func parseUnicode(_ start: Int) throws(PatternError) -> Unicode.Scalar {
    if take("{") {
      var value: UInt32 = 0
      let first = position
      while let digit = next, digit != "}" {
        guard digit.properties.isASCIIHexDigit, let number = UInt32(String(digit), radix: 16) else {
          throw .syntax("'\\u{' requires hexadecimal digits", at: start)
        }
        value = min(value * 16 + number, 0x110000)
        position += 1
      }
      guard position > first, take("}"), let scalar = Unicode.Scalar(value) else {
        throw .syntax("'\\u{…}' isn't a character", at: start)
      }
      return scalar
    }
    let value = try parseUnit(4, start)
    if let scalar = Unicode.Scalar(value) { return scalar }
    // Two consecutive escapes can represent a surrogate pair.
    let second = take("\\u") ? try parseUnit(4, start) : 0
    guard (0xD800...0xDBFF).contains(value), (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (value - 0xD800) << 10 + (second - 0xDC00))
    else { throw .unsupported("an unpaired surrogate can't be matched") }
    return scalar
  }

  private mutating func parseHexadecimal(
    _ count: Int, _ start: Int
  ) throws(PatternError) -> Unicode.Scalar {
    Unicode.Scalar(UInt8(truncatingIfNeeded: try parseUnit(count, start)))
  }

  private mutating func parseUnit(_ count: Int, _ start: Int) throws(PatternError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<count {
      guard let digit = next, digit.properties.isASCIIHexDigit,
        let number = UInt32(String(digit), radix: 16)
      else { throw .syntax("the escape requires \(count) hexadecimal digits", at: start) }
      value = value * 16 + number
      position += 1
    }
    return value
  }
}

extension ScalarSet {
  fileprivate var single: UInt32? {
    guard members.isEmpty, !isNegated, ranges.count == 1, ranges[0].count == 1 else { return nil }
    return ranges[0].lowerBound
  }
}
