internal import TranscodableCore
internal import TranscodableJSON
internal import TranscodablePropertyList

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Converts values to the nearest equivalent in another format and records the changes, as
/// described in ``TranscodingChange/Kind``.
struct ValueConverter {
  private(set) var changes: [TranscodingChange] = []
  private var path: [CodingFieldKey] = []

  mutating func note(_ kind: TranscodingChange.Kind, _ replacement: JSON? = nil) {
    let text = replacement?.description
    let isShort = text.map { $0.utf8.count <= 80 } ?? false
    changes.append(
      TranscodingChange(kind: kind, codingPath: path, replacement: isShort ? text : nil))
  }

  mutating func step<Result>(
    _ key: CodingFieldKey, _ body: (inout ValueConverter) -> Result
  ) -> Result {
    path.append(key)
    defer { path.removeLast() }
    return body(&self)
  }

  // MARK: - From JSON

  mutating func propertyList(_ json: JSON) -> PropertyList {
    switch json {
    case .null:
      note(.null, "$null")
      return .string("$null")
    case .bool(let value): return .bool(value)
    case .string(let value): return .string(value)
    case .number(let number): return propertyList(number)
    case .array(let elements):
      return .array(
        elements.enumerated().map { index, element in
          step(CodingFieldKey(index: index)) { $0.propertyList(element) }
        })
    case .object(let members):
      var dictionary = PropertyList.Dictionary()
      for (key, value) in members {
        step(CodingFieldKey(text: key)) { converter in
          if value.isNull { return converter.note(.null) }
          dictionary[key] = converter.propertyList(value)
        }
      }
      return .dictionary(dictionary)
    }
  }

  private mutating func propertyList(_ number: JSON.Number) -> PropertyList {
    // An integer can't be a negative zero.
    if number.text.hasPrefix("-0"), number == 0 { return .real(-0.0) }
    if let value = Int64(number.text) { return .integer(value) }
    if let value = UInt64(number.text) { return .largeInteger(value) }
    let value = number.double
    if !value.isFinite {
      note(.magnitude, .string(value < 0 ? "-Infinity" : "Infinity"))
    } else if let nearest = JSON.Number(value), nearest != number {
      note(.precision, .number(nearest))
    }
    return .real(value)
  }

  // MARK: - From property lists

  mutating func json(_ value: PropertyList) -> JSON {
    switch value {
    case .bool(let value): return .bool(value)
    case .integer(let value): return JSON(value)
    case .largeInteger(let value): return JSON(value)
    case .real(let value): return json(value)
    case .string("$null"): return .null
    case .string(let value): return .string(value)
    case .date(let instant): return noted(.date, Self.json(instant))
    case .data(let bytes): return noted(.data, .string(Data(bytes).base64EncodedString()))
    case .identifier(let value): return noted(.identifier, ["CF$UID": JSON(value)])
    case .array(let elements):
      return .array(
        elements.enumerated().map { index, element in
          step(CodingFieldKey(index: index)) { $0.json(element) }
        })
    case .dictionary(let members):
      var object = JSON.Object()
      for (key, value) in members {
        object[key] = step(CodingFieldKey(text: key)) { $0.json(value) }
      }
      return .object(object)
    }
  }

  private mutating func noted(_ kind: TranscodingChange.Kind, _ replacement: JSON) -> JSON {
    note(kind, replacement)
    return replacement
  }

  private mutating func json(_ value: Double) -> JSON {
    if let number = JSON(value) { return number }
    return noted(.nonFinite, .string(value.json5Name))
  }

  /// Matches the `iso8601` strategy of the JSON coders, with fractional seconds if there are any.
  private static func json(_ instant: PropertyList.Instant) -> JSON {
    let seconds = instant.secondsSince2001
    // Foundation's calendar supports only dates within this range.
    guard abs(seconds) < 1e13 else { return JSON(seconds) ?? .null }
    let isWhole = seconds == seconds.rounded(.down)
    return .string(
      Date(instant).formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: !isWhole)))
  }
}

extension ValueConverter {
  /// Returns the nearest property list that XML can represent.
  mutating func xml(_ value: PropertyList) -> PropertyList {
    switch value {
    case .string(let text): return .string(xml(text))
    case .date(let instant):
      let seconds = instant.secondsSince2001
      // The XML writer supports only years within this range.
      let isInReach = (-211_845_067_200...15_927_175_497_600).contains(seconds)
      if seconds != seconds.rounded(.down) || !isInReach { note(.fraction) }
      return value
    case .array(let elements):
      return .array(
        elements.enumerated().map { index, element in
          step(CodingFieldKey(index: index)) { $0.xml(element) }
        })
    case .dictionary(let members):
      var dictionary = PropertyList.Dictionary()
      for (key, value) in members {
        step(CodingFieldKey(text: key)) { dictionary[$0.xml(key)] = $0.xml(value) }
      }
      return .dictionary(dictionary)
    case .bool, .integer, .largeInteger, .real, .data, .identifier: return value
    }
  }

  /// Replaces the characters that XML 1.0 doesn't allow (section 2.2).
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
