internal import TranscodableCore
internal import TranscodableFoundation
internal import TranscodableJSON
internal import TranscodablePropertyList

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Converts values to the nearest equivalent in another format and records the changes, as
/// described in ``TranscodingChange/Kind``.
struct ValueConverter: TreeConverting {
  private(set) var changes: [TranscodingChange] = []
  private var path: [CodingFieldKey] = []

  mutating func note(_ kind: TranscodingChange.Kind, _ replacement: JSON? = nil) {
    let text = replacement?.description
    let isShort = text.map { $0.utf8.count <= 80 } ?? false
    changes.append(
      TranscodingChange(kind: kind, codingPath: path, replacement: isShort ? text : nil))
  }

  mutating func enter(_ key: CodingFieldKey) { path.append(key) }

  mutating func leave() { path.removeLast() }

  // MARK: - From JSON

  mutating func propertyList(_ json: JSON) -> PropertyList {
    convert(
      json,
      by: TreeRules(
        open: { converter, value, isMember in converter.open(value, isMember: isMember) },
        list: { .array($0) },
        members: { .dictionary(PropertyList.Dictionary($0.lazy.map { (key: $0.0, value: $0.1) })) }
      ))
  }

  private mutating func open(_ json: JSON, isMember: Bool) -> TreeNode<JSON, PropertyList> {
    switch json {
    case .null where isMember:
      note(.null)
      return .omitted
    case .null:
      note(.null, "$null")
      return .value(.string("$null"))
    case .bool(let value): return .value(.bool(value))
    case .string(let value): return .value(.string(value))
    case .number(let number): return .value(propertyList(number))
    case .array(let elements): return .list(elements)
    case .object(let members): return .members(keys: members.keys, values: members.values)
    }
  }

  private mutating func propertyList(_ number: JSON.Number) -> PropertyList {
    // Integers have no negative zero.
    if number.text.hasPrefix("-0"), number == 0 { return .real(-0.0) }
    if let value = Int64(number.text) { return .integer(value) }
    if let value = UInt64(number.text) { return .largeInteger(value) }
    return .real(rounded(number))
  }

  mutating func rounded(_ number: JSON.Number) -> Double {
    let value = number.double
    if !value.isFinite {
      note(.magnitude, .string(value < 0 ? "-Infinity" : "Infinity"))
    } else if let nearest = JSON.Number(value), nearest != number {
      note(.precision, .number(nearest))
    }
    return value
  }

  // MARK: - From property lists

  mutating func json(_ value: PropertyList) -> JSON {
    convert(
      value,
      by: TreeRules(
        open: { converter, value, _ in converter.open(value) },
        list: { .array($0) },
        members: { .object(JSON.Object($0.lazy.map { (key: $0.0, value: $0.1) })) }))
  }

  private mutating func open(_ value: PropertyList) -> TreeNode<PropertyList, JSON> {
    switch value {
    case .bool(let value): .value(.bool(value))
    case .integer(let value): .value(JSON(value))
    case .largeInteger(let value): .value(JSON(value))
    case .real(let value): .value(json(value))
    case .string("$null"): .value(.null)
    case .string(let value): .value(.string(value))
    case .date(let instant): .value(noted(.date, Self.json(instant)))
    case .data(let bytes): .value(noted(.data, .string(Data(bytes).base64EncodedString())))
    case .identifier(let value): .value(noted(.identifier, ["CF$UID": JSON(value)]))
    case .array(let elements): .list(elements)
    case .dictionary(let members): .members(keys: members.keys, values: members.values)
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

  /// Returns the string that the JSON coders' `iso8601` strategy would write.
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
  mutating func xml(_ value: PropertyList) -> PropertyList {
    convert(
      value,
      by: TreeRules(
        open: { converter, value, _ in converter.openForXML(value) },
        key: { converter, key in converter.xml(key) },
        list: { .array($0) },
        members: { .dictionary(PropertyList.Dictionary($0.lazy.map { (key: $0.0, value: $0.1) })) }
      ))
  }

  private mutating func openForXML(_ value: PropertyList) -> TreeNode<PropertyList, PropertyList> {
    switch value {
    case .string(let text): return .value(.string(xml(text)))
    case .date(let instant):
      let seconds = instant.secondsSince2001
      // The XML writer supports only years within this range.
      let isInReach = (-211_845_067_200...15_927_175_497_600).contains(seconds)
      if seconds != seconds.rounded(.down) || !isInReach { note(.fraction) }
      return .value(value)
    case .array(let elements): return .list(elements)
    case .dictionary(let members): return .members(keys: members.keys, values: members.values)
    case .bool, .integer, .largeInteger, .real, .data, .identifier: return .value(value)
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
