internal import TranscodableCore
internal import TranscodableJSON
internal import TranscodablePropertyList

extension ValueConverter {
  /// The property list nearest to another one that XML can say.
  mutating func xml(_ value: PropertyList) -> PropertyList {
    switch value {
    case .string(let text): return .string(xml(text))
    case .date(let instant):
      let seconds = instant.secondsSince2001
      // The calendar of the writer ends in these years.
      let isInReach = (-211_845_067_200...15_927_175_497_600).contains(seconds)
      if seconds != seconds.rounded(.down) || !isInReach { note(.fraction) }
      return value
    case .array(let elements):
      return .array(
        elements.enumerated().map { index, element in
          step(FieldKey(index: index)) { $0.xml(element) }
        })
    case .dictionary(let members):
      var dictionary = PropertyList.Dictionary()
      for (key, value) in members {
        step(FieldKey(text: key)) { dictionary[$0.xml(key)] = $0.xml(value) }
      }
      return .dictionary(dictionary)
    case .bool, .integer, .largeInteger, .real, .data, .identifier: return value
    }
  }

  /// A text without the characters that XML 1.0 has no form for (section 2.2).
  private mutating func xml(_ text: String) -> String {
    let isForbidden = { (scalar: Unicode.Scalar) in
      switch scalar.value {
      case 0x9, 0xA, 0xD: false
      case 0..<0x20, 0xFFFE, 0xFFFF: true
      default: false
      }
    }
    guard text.unicodeScalars.contains(where: isForbidden) else { return text }
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: text.unicodeScalars.map { isForbidden($0) ? "\u{FFFD}" : $0 })
    let result = String(scalars)
    note(.character, .string(result))
    return result
  }
}
