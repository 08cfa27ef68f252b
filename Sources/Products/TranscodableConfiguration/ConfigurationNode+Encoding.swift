internal import TranscodableCore

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

// Examples of files are encoded nodes.
extension ConfigurationNode: Encodable {
  func encode(to encoder: any Encoder) throws {
    switch content {
    case .array(let elements):
      var container = encoder.unkeyedContainer()
      for element in elements { try container.encode(element) }
    case .object(let members):
      var container = encoder.container(keyedBy: CodingFieldKey.self)
      for member in members {
        try container.encode(member.value, forKey: CodingFieldKey(text: member.key))
      }
    default:
      var container = encoder.singleValueContainer()
      switch content {
      case .null, .array, .object: try container.encodeNil()
      case .bool(let value): try container.encode(value)
      case .integer(let value): try container.encode(value)
      case .unsigned(let value): try container.encode(value)
      case .double(let value): try container.encode(value)
      case .seconds(let value): try container.encode(Date(timeIntervalSince1970: value))
      case .bytes(let value): try container.encode(Data(value))
      case .number(let text), .string(let text), .text(let text), .date(let text):
        try container.encode(text)
      }
    }
  }

  var nonNull: Self? { if case .null = content { nil } else { self } }

  /// The value in an `.env` file.
  var dotenvText: String {
    switch content {
    case .array(let elements): elements.map(\.phrase).joined(separator: ",").dotenvQuoted
    case .object: "{}"
    default: phrase.dotenvQuoted
    }
  }
}

extension String {
  fileprivate var dotenvQuoted: String {
    let isPlain = allSatisfy { $0.isLetter || $0.isNumber || "_-.,:/+@".contains($0) }
    if isPlain { return self }
    let escaped = replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n")
    return "\"\(escaped)\""
  }
}
