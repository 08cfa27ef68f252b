internal import Foundation

/// A property list as both coders present it to a type; real numbers are compared by their bits.
indirect enum Anything: Equatable, Codable {
  case null
  case bool(Bool)
  case integer(Int64)
  case largeInteger(UInt64)
  case real(UInt64)
  case string(String)
  case date(UInt64)
  case data(Data)
  case array([Anything])
  case dictionary([String: Anything])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int64.self) {
      self = .integer(value)
    } else if let value = try? container.decode(UInt64.self) {
      self = .largeInteger(value)
    } else if let value = try? container.decode(Double.self) {
      self = .real(value.isNaN ? Double.nan.bitPattern : value.bitPattern)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode(Date.self) {
      let seconds = value.timeIntervalSinceReferenceDate
      self = .date(seconds.isNaN ? Double.nan.bitPattern : seconds.bitPattern)
    } else if let value = try? container.decode(Data.self) {
      self = .data(value)
    } else if let elements = try? container.decode([Anything].self) {
      self = .array(elements)
    } else {
      self = .dictionary(try container.decode([String: Anything].self))
    }
  }

  /// Whether the value contains a date before the year 1, whose components Foundation may change.
  var hasAncientDate: Bool {
    switch self {
    case .date(let bits): Double(bitPattern: bits) < -62_800_000_000
    case .array(let elements): elements.contains { $0.hasAncientDate }
    case .dictionary(let members): members.values.contains { $0.hasAncientDate }
    default: false
    }
  }

  /// Whether a string or a key contains an ASCII character.
  func contains(_ character: UInt8) -> Bool {
    switch self {
    case .string(let text): text.utf8.contains(character)
    case .array(let elements): elements.contains { $0.contains(character) }
    case .dictionary(let members):
      members.contains { $0.key.utf8.contains(character) || $0.value.contains(character) }
    default: false
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .largeInteger(let value): try container.encode(value)
    case .real(let bits): try container.encode(Double(bitPattern: bits))
    case .string(let value): try container.encode(value)
    case .date(let bits):
      try container.encode(Date(timeIntervalSinceReferenceDate: Double(bitPattern: bits)))
    case .data(let value): try container.encode(value)
    case .array(let elements): try container.encode(elements)
    case .dictionary(let members): try container.encode(Members(members))
    }
  }

  /// Members sorted by key, so that both coders use the same order.
  private struct Members: Encodable {
    let members: [String: Anything]

    init(_ members: [String: Anything]) { self.members = members }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      for key in members.keys.sorted() {
        try container.encode(members[key], forKey: Key(stringValue: key))
      }
    }
  }

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
