extension Character {
  /// How many columns of a terminal the character takes: 0, 1 or 2.
  ///
  /// Terminals do not agree on it. This is the usual reading of Unicode's East Asian Width: wide
  /// and full-width characters and emoji take two columns, ambiguous ones take one, marks that
  /// combine with what stands before take none.
  package var displayWidth: Int {
    if unicodeScalars.contains("\u{FE0F}") { return 2 }
    return unicodeScalars.map(\.displayWidth).max() ?? 0
  }
}

extension Unicode.Scalar {
  fileprivate var displayWidth: Int {
    if value < 0x300 { return 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    // The vowels and final consonants of Hangul syllables that are written as parts.
    if 0x1160...0x11FF ~= value { return 0 }
    return properties.isEmojiPresentation || isWide ? 2 : 1
  }

  /// Whether the scalar lies in a block that is wide or full-width as a whole, or nearly so.
  private var isWide: Bool {
    switch value {
    case 0x1100...0x115F,  // Hangul initial consonants
      0x2E80...0x303E, 0x3041...0x33FF,  // radicals, kana, bopomofo, enclosed and squared forms
      0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,  // Han, Yi
      0xA960...0xA97F, 0xAC00...0xD7A3,  // Hangul
      0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,  // compatibility and vertical forms
      0xFF01...0xFF60, 0xFFE0...0xFFE6,  // full-width forms
      0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF,  // Tangut, kana supplements
      0x1F200...0x1F2FF, 0x20000...0x3FFFD:  // enclosed ideographs, further Han
      true
    default: false
    }
  }
}
