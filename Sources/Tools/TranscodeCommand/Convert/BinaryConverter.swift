internal import Foundation
internal import TranscodableCBOR
internal import TranscodableCore
internal import TranscodableFoundation
internal import TranscodableJSON
internal import TranscodableMessagePack
internal import TranscodablePropertyList
internal import TranscodableTOML

/// Converts CBOR to the nearest value of another format, and records the changes.
struct BinaryConverter {
  private(set) var changes: [ConversionChange] = []
  /// Whether the target represents dates, bytes and infinities as strings, without a change.
  private let writesText: Bool
  private var path: [CodingFieldKey] = []

  /// The tag of extension values of MessagePack.
  static var extensionTag: UInt64 { 0x4D73_6750_6163_6B00 }

  init(writesText: Bool = false) { self.writesText = writesText }

  mutating func note(_ reason: String, _ outcome: String? = nil) {
    changes.append(
      ConversionChange(
        failure: CodingFailure(
          .notRepresentable, in: nil, codingPath: path, message: "\(reason)."),
        outcome: outcome))
  }

  mutating func elements<Value>(
    _ elements: [CBOR], _ convert: (inout Self, CBOR) -> Value
  ) -> [Value] {
    elements.indices.map { index in
      path.append(CodingFieldKey(index: index))
      defer { path.removeLast() }
      return convert(&self, elements[index])
    }
  }

  /// Converts the members of a map whose keys must be strings.
  mutating func members<Value>(
    _ members: CBOR.Map, _ format: String, _ convert: (inout Self, CBOR) -> Value?
  ) -> [(String, Value)] {
    members.compactMap { key, value in
      let text = key.string ?? key.description
      path.append(CodingFieldKey(stringValue: text))
      defer { path.removeLast() }
      if key.string == nil { note("\(format) has only strings as keys", "it becomes \"\(text)\"") }
      return convert(&self, value).map { (text, $0) }
    }
  }

  /// Converts the members of a map whose keys can be values of any kind.
  private mutating func pairs<Value>(
    _ members: CBOR.Map, _ convert: (inout Self, CBOR) -> Value
  ) -> [(Value, Value)] {
    members.map { key, value in
      path.append(CodingFieldKey(stringValue: key.string ?? key.description))
      defer { path.removeLast() }
      let converted = convert(&self, value)
      return (convert(&self, key), converted)
    }
  }

  func date(_ item: CBOR) -> Double? {
    if case .tagged(0, .text(let text)) = item {
      return TOML.OffsetDateTime(text)?.secondsSince1970
    }
    guard case .tagged(1, let seconds) = item else { return nil }
    return seconds.double
  }

  // MARK: - CBOR

  mutating func cbor(_ item: CBOR) -> CBOR {
    switch item {
    case .array(let value): return .array(elements(value) { $0.cbor($1) })
    case .map(let members):
      return .map(CBOR.Map(pairs(members) { $0.cbor($1) }))
    case .tagged(Self.extensionTag, _): return untagged(item, "CBOR")
    case .tagged(Self.localTimeTag, _): return withoutTime(item, "CBOR")
    case .tagged(let tag, let content): return .tagged(tag, cbor(content))
    default: return item
    }
  }

  // MARK: - JSON

  private mutating func noteInJSON(_ lack: String, _ outcome: String) {
    if !writesText { note("JSON has \(lack)", outcome) }
  }

  mutating func json(_ item: CBOR) -> JSON {
    if let text = item.dateText {
      noteInJSON("no dates", "it becomes \"\(text)\"")
      return .string(text)
    }
    if let seconds = date(item) {
      let text = Date(timeIntervalSince1970: seconds).formatted(
        .iso8601.year().month().day().timeZone(separator: .omitted)
          .time(includingFractionalSeconds: seconds != seconds.rounded()))
      noteInJSON("no dates", "it becomes \"\(text)\"")
      return .string(text)
    }
    if let integer = item.integer { return JSON.Number("\(integer)").map { .number($0) } ?? .null }
    if let text = item.decimalText, let number = JSON.Number(text) { return .number(number) }
    switch item {
    case .bool(let value): return .bool(value)
    case .null: return .null
    case .text(let value): return .string(value)
    case .array(let value): return .array(elements(value) { $0.json($1) })
    case .map(let value):
      var object = JSON.Object()
      for (key, value) in members(value, "JSON", { $0.json($1) }) { object[key] = value }
      return .object(object)
    case .float(let value):
      if let number = JSON.Number(value) { return .number(number) }
      let text = value.isNaN ? "NaN" : value < 0 ? "-Infinity" : "Infinity"
      noteInJSON("neither infinity nor NaN", "it becomes \"\(text)\"")
      return .string(text)
    case .bytes(let value):
      noteInJSON("no binary data", "it becomes a Base64 string")
      return .string(Data(value).base64EncodedString())
    default: return json(untagged(item, "JSON"))
    }
  }

  /// Replaces a value that only CBOR or MessagePack can represent.
  mutating func untagged(_ item: CBOR, _ format: String) -> CBOR {
    if item.dateText != nil { return withoutTime(item, format) }
    switch item {
    case .tagged(Self.extensionTag, .array(let parts)) where parts.count == 2:
      note("\(format) has no extension types", "it becomes its contents")
      return parts[1]
    case .tagged(0, let content), .tagged(32, let content):
      note("\(format) has no tags", "the tag is omitted")
      return content
    case .tagged(let tag, let content):
      note("\(format) has no tag \(tag)", "the tag is omitted")
      return content
    case .undefined:
      note("\(format) has no undefined", "it becomes null")
      return .null
    default:
      note("\(format) has no value \(item)", "it becomes null")
      return .null
    }
  }

  // MARK: - Property lists

  mutating func propertyList(_ item: CBOR) -> PropertyList {
    if let seconds = date(item) {
      return .date(PropertyList.Instant(secondsSince2001: seconds - secondsFrom1970To2001))
    }
    if let integer = item.integer {
      if let value = PropertyList(exactly: integer) { return value }
      note("property lists have only integers of 64 bits", "it becomes \(Double(integer))")
      return .real(Double(integer))
    }
    switch item {
    case .bool(let value): return .bool(value)
    case .text(let value): return .string(value)
    case .bytes(let value): return .data(value)
    case .float(let value): return .real(value)
    case .array(let value): return .array(elements(value) { $0.propertyList($1) })
    case .map(let value):
      let members = members(value, "a property list") { $0.propertyList($1) }
      return .dictionary(PropertyList.Dictionary(members.map { (key: $0.0, value: $0.1) }))
    case .null:
      note("property lists have no null", "it becomes \"$null\"")
      return .string("$null")
    default:
      if let text = item.decimalText, let value = Double(text) {
        note("property lists have no decimal fractions", "it becomes \(value)")
        return .real(value)
      }
      return propertyList(untagged(item, "a property list"))
    }
  }

  // MARK: - MessagePack

  mutating func messagePack(_ item: CBOR) -> MessagePack {
    if let seconds = date(item), let time = timestamp(seconds) { return .timestamp(time) }
    if let integer = item.integer {
      if let value = MessagePack(integer) { return value }
      note("MessagePack has only integers of 64 bits", "it becomes \(Double(integer))")
      return .double(Double(integer))
    }
    switch item {
    case .bool(let value): return .bool(value)
    case .null: return .null
    case .text(let value): return .string(value)
    case .bytes(let value): return .bytes(value)
    case .float(let value): return .double(value)
    case .array(let value): return .array(elements(value) { $0.messagePack($1) })
    case .map(let members):
      return .map(MessagePack.Map(pairs(members) { $0.messagePack($1) }))
    case .tagged(Self.extensionTag, .array(let parts)) where parts.count == 2:
      guard let type = parts[0].int.flatMap({ Int8(exactly: $0) }), let contents = parts[1].bytes
      else { return .null }
      return .ext(type, contents)
    default:
      if let text = item.decimalText, let value = Double(text) {
        note("MessagePack has no decimal fractions", "it becomes \(value)")
        return .double(value)
      }
      return messagePack(untagged(item, "MessagePack"))
    }
  }

  private func timestamp(_ seconds: Double) -> MessagePack.Timestamp? {
    guard let whole = Int64(exactly: seconds.rounded(.down)) else { return nil }
    let nanoseconds = ((seconds - seconds.rounded(.down)) * 1e9).rounded()
    return MessagePack.Timestamp(
      seconds: whole, nanoseconds: UInt32(min(nanoseconds, 999_999_999)))
  }
}

extension CBOR {
  /// The digits of a decimal fraction, or `nil` if the item isn't one.
  var decimalText: String? {
    guard case .tagged(4, .array(let parts)) = self, parts.count == 2,
      let exponent = parts[0].integer, let mantissa = parts[1].integer
    else { return nil }
    return "\(mantissa)e\(exponent)"
  }
}
