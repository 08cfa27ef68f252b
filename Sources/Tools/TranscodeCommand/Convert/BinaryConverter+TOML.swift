internal import Foundation
internal import TranscodableCBOR
internal import TranscodableCore
internal import TranscodableFoundation
internal import TranscodableTOML

extension BinaryConverter {
  /// The tag of a local time, and of a local date and time, of TOML.
  static var localTimeTag: UInt64 { 0x544F_4D4C_5469_6D00 }
  /// The tag of a date without a time (RFC 8943).
  static var dayTag: UInt64 { 1004 }

  /// Replaces a date or time that another format represents as a string.
  mutating func withoutTime(_ item: CBOR, _ format: String) -> CBOR {
    let text = item.dateText ?? ""
    note("\(format) has no such date or time", "it becomes \"\(text)\"")
    return .text(text)
  }

  mutating func toml(_ item: CBOR) -> TOML {
    if let value = item.dateText.flatMap(TOML.init(date:)) { return value }
    if let seconds = date(item), let value = Self.offsetDateTime(seconds) { return value }
    if let integer = item.integer { return .integer(integer) }
    switch item {
    case .bool(let value): return .bool(value)
    case .text(let value): return .string(value)
    case .float(let value): return .float(value)
    case .array(let value):
      return .array(elements(value) { $0.toml($1) })
    case .map(let value):
      let members = members(value, "TOML") { (converter, value) -> TOML? in
        guard value == .null || value == .undefined else { return converter.toml(value) }
        converter.note("TOML has no null", "the member is omitted")
        return nil
      }
      return .table(TOML.Table(members.map { (key: $0.0, value: $0.1) }))
    case .bytes(let value):
      note("TOML has no binary data", "it becomes a Base64 string")
      return .string(Data(value).base64EncodedString())
    case .null:
      note("TOML has no null", "it becomes an empty string")
      return ""
    default:
      if let text = item.decimalText, let value = Double(text) {
        note("TOML has no decimal fractions", "it becomes \(value)")
        return .float(value)
      }
      return toml(untagged(item, "TOML"))
    }
  }

  private static func offsetDateTime(_ seconds: Double) -> TOML? {
    let text = Date(timeIntervalSince1970: seconds).formatted(
      .iso8601.year().month().day().timeZone(separator: .omitted)
        .time(includingFractionalSeconds: seconds != seconds.rounded()))
    return TOML.OffsetDateTime(text).map { .offsetDateTime($0) }
  }
}

extension TOML {
  /// Creates a date or time from its text, or returns `nil` if it is invalid.
  fileprivate init?(date text: String) {
    if let value = OffsetDateTime(text) {
      self = .offsetDateTime(value)
    } else if let value = LocalDateTime(text) {
      self = .localDateTime(value)
    } else if let value = LocalDate(text) {
      self = .localDate(value)
    } else if let value = LocalTime(text) {
      self = .localTime(value)
    } else {
      return nil
    }
  }
}

extension CBOR {
  /// The text of a date or time that is a string with a tag.
  var dateText: String? {
    guard case .tagged(let tag, .text(let text)) = self,
      [0, BinaryConverter.dayTag, BinaryConverter.localTimeTag].contains(tag)
    else { return nil }
    return text
  }

  init(_ value: TOML) {
    switch value {
    case .string(let value): self = .text(value)
    case .integer(let value): self.init(value)
    case .float(let value): self = .float(value)
    case .bool(let value): self = .bool(value)
    case .offsetDateTime(let value): self = .tagged(0, .text("\(value)"))
    case .localDate(let value): self = .tagged(BinaryConverter.dayTag, .text("\(value)"))
    case .localDateTime(let value):
      self = .tagged(BinaryConverter.localTimeTag, .text("\(value)"))
    case .localTime(let value): self = .tagged(BinaryConverter.localTimeTag, .text("\(value)"))
    case .array(let elements): self = .array(elements.map { CBOR($0) })
    case .table(let members):
      self = .map(Map(members.map { (.text($0.key), CBOR($0.value)) }))
    }
  }
}
