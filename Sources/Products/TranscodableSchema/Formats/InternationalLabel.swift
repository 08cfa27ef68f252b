enum InternationalLabel {
  /// Whether all scalars are allowed at their positions (RFC 5891, section 4.2, and RFC 5892).
  static func isValid(_ label: [Unicode.Scalar], isComposed: Bool = true) -> Bool {
    guard let first = label.first, first != "-", label.last != "-",
      !(label.count >= 4 && label[2] == "-" && label[3] == "-"), !isMark(first)
    else { return false }
    if isComposed {
      guard !label.contains(where: \.properties.isFullCompositionExclusion),
        hasNoComposition(label)
      else { return false }
    }
    return label.indices.allSatisfy { isAllowed(label, at: $0) } && obeysBidirectionalRule(label)
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  private static func hasNoComposition(_ label: [Unicode.Scalar]) -> Bool {
    for index in label.indices.dropFirst() where isMark(label[index]) {
      let pair = String(String.UnicodeScalarView(label[(index - 1)...index]))
      // Swift compares strings by canonical equivalence, so `composed` finds the equivalent scalar.
      if let whole = composed(pair), whole != label[index - 1] { return false }
    }
    return true
  }

  private static func composed(_ pair: String) -> Unicode.Scalar? {
    let ranges: [ClosedRange<UInt32>] = [0xC0...0x24F, 0x370...0x4FF, 0x1E00...0x1FFF]
    for range in ranges {
      for value in range {
        if let scalar = Unicode.Scalar(value), String(Character(scalar)) == pair { return scalar }
      }
    }
    return nil
  }

  // MARK: - Scalars

  private static func isAllowed(_ label: [Unicode.Scalar], at index: Int) -> Bool {
    let scalar = label[index]
    if let allowed = exceptions[scalar.value] { return allowed }
    if let rule = contextRule(label, at: index) { return rule }
    if scalar.isASCII {
      let byte = UInt8(scalar.value)
      return byte.isDigit || 0x61...0x7A ~= byte || byte == 0x2D
    }
    let properties = scalar.properties
    if properties.changesWhenNFKCCaseFolded || properties.isDefaultIgnorableCodePoint
      || properties.isWhitespace || properties.isNoncharacterCodePoint
    {
      return false
    }
    // Archaic jamo (RFC 5892, section 2.9).
    if (0x1100...0x11FF).contains(scalar.value) || (0xA960...0xA97C).contains(scalar.value)
      || (0xD7B0...0xD7FB).contains(scalar.value)
    {
      return false
    }
    switch properties.generalCategory {
    case .lowercaseLetter, .uppercaseLetter, .otherLetter, .decimalNumber, .modifierLetter,
      .nonspacingMark, .spacingMark:
      return true
    default: return false
    }
  }

  /// The exceptions in RFC 5892, section 2.6.
  private static let exceptions: [UInt32: Bool] = {
    let valid: [UInt32] = [0xDF, 0x3C2, 0x6FD, 0x6FE, 0xF0B, 0x3007]
    let disallowed: [UInt32] = [
      0x640, 0x7FA, 0x302E, 0x302F, 0x3031, 0x3032, 0x3033, 0x3034, 0x3035, 0x303B,
    ]
    return Dictionary(
      uniqueKeysWithValues: valid.map { ($0, true) } + disallowed.map { ($0, false) })
  }()

  /// Whether a scalar is allowed in its context (RFC 5892, appendix A), or `nil` if no rule
  /// applies.
  private static func contextRule(_ label: [Unicode.Scalar], at index: Int) -> Bool? {
    let before = index > 0 ? label[index - 1] : nil
    let after = index + 1 < label.count ? label[index + 1] : nil
    switch label[index].value {
    case 0x200C, 0x200D:
      return before?.properties.canonicalCombiningClass == .virama
        || label[index].value == 0x200C && joins(label, around: index)
    case 0xB7: return before == "l" && after == "l"
    case 0x375: return after.map { isGreek($0) } ?? false
    case 0x5F3, 0x5F4: return before.map { (0x590...0x5FF).contains($0.value) } ?? false
    case 0x30FB: return label.contains(where: isJapanese)
    case 0x660...0x669: return !label.contains { (0x6F0...0x6F9).contains($0.value) }
    case 0x6F0...0x6F9: return !label.contains { (0x660...0x669).contains($0.value) }
    default: return nil
    }
  }

  private static func isGreek(_ scalar: Unicode.Scalar) -> Bool {
    (0x370...0x3FF).contains(scalar.value) || (0x1F00...0x1FFF).contains(scalar.value)
  }

  private static func isJapanese(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30FB: false
    case 0x3041...0x3096, 0x309D...0x309F, 0x30A1...0x30FF, 0x31F0...0x31FF: true
    default: scalar.properties.isIdeographic
    }
  }

  /// Whether a zero-width non-joiner is between Arabic letters that would otherwise be joined.
  private static func joins(_ label: [Unicode.Scalar], around index: Int) -> Bool {
    func isJoining(_ scalar: Unicode.Scalar) -> Bool {
      (0x620...0x77F).contains(scalar.value) && scalar.properties.generalCategory == .otherLetter
    }
    let before = label[..<index].last { !isMark($0) }
    let after = label[(index + 1)...].first { !isMark($0) }
    // These letters are joined to the preceding letter but not to the following one.
    let rightJoining: [UInt32] = [0x622, 0x623, 0x624, 0x625, 0x627, 0x629, 0x648]
    let isRight = before.map { scalar in
      rightJoining.contains(scalar.value) || (0x62F...0x632).contains(scalar.value)
    }
    return before.map(isJoining) ?? false && isRight == false && (after.map(isJoining) ?? false)
  }

  // MARK: - Direction

  /// Checks the Bidi Rule of RFC 5893, section 2.
  ///
  /// The direction of a scalar is derived from its Unicode block.
  private static func obeysBidirectionalRule(_ label: [Unicode.Scalar]) -> Bool {
    guard label.contains(where: isRightToLeft) else { return true }
    let hasLeftToRight = label.contains { scalar in
      scalar.properties.isAlphabetic && !isRightToLeft(scalar) && !isMark(scalar)
    }
    guard let first = label.first, isRightToLeft(first), !hasLeftToRight else { return false }
    let last = label.last { !isMark($0) } ?? first
    let hasEuropean = label.contains {
      ("0"..."9").contains($0) || (0x6F0...0x6F9).contains($0.value)
    }
    let hasArabic = label.contains { (0x660...0x669).contains($0.value) }
    return (isRightToLeft(last) || isArabicDigit(last) || ("0"..."9").contains(last))
      && !(hasEuropean && hasArabic)
  }

  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    guard !isMark(scalar), !isArabicDigit(scalar) else { return false }
    return (0x590...0x8FF).contains(value) || (0xFB1D...0xFDFF).contains(value)
      || (0xFE70...0xFEFC).contains(value) || (0x10800...0x10FFF).contains(value)
  }

  private static func isArabicDigit(_ scalar: Unicode.Scalar) -> Bool {
    (0x660...0x669).contains(scalar.value) || (0x6F0...0x6F9).contains(scalar.value)
  }

  /// If any label is right-to-left, no label may start with a digit.
  static func agreeInDirection(_ labels: [ArraySlice<Unicode.Scalar>]) -> Bool {
    guard labels.contains(where: { $0.contains(where: isRightToLeft) }) else { return true }
    return labels.allSatisfy { label in
      label.first.map { !("0"..."9").contains($0) && !isArabicDigit($0) } ?? true
    }
  }
}
