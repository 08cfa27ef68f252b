internal import TranscodableBytes
internal import TranscodableCore
internal import TranscodableFoundation
internal import TranscodableJSON
internal import TranscodableTOML

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The values of a document, whose origins are offsets in the document.
struct LayerNode: Decodable {
  let node: ConfigurationNode
  private let keyOffset: Int

  init(from decoder: any Decoder) throws {
    guard let own = decoder.standard else {
      throw DecodingError(CodingFailure(.custom, at: nil))
    }
    keyOffset = Self.location(own.document.key(of: own.entry), own.document).packed
    node = ConfigurationNode(
      content: try Self.content(own), origin: Self.location(own.entry, own.document).packed)
  }

  /// The location of a value, with its length if it is a string without escapes.
  private static func location(
    _ entry: ValueTape.Entry, _ document: StandardDocument
  ) -> LayerLocation {
    let format = document.format
    guard document.kind(entry) == .string, !document.flags(entry).contains(.unusual),
      document.length(entry) < ValueTape.longest
    else {
      return LayerLocation(
        offset: format.offsetInSource(document.position(of: entry), in: document))
    }
    let start = document.offset(entry)
    let offset = format.offsetInSource(start, in: document)
    let end = format.offsetInSource(start + document.length(entry), in: document)
    return LayerLocation(offset: offset, length: max(0, end - offset))
  }

  private static func content(_ decoder: StandardDecoder) throws -> ConfigurationNode.Content {
    let (document, entry) = (decoder.document, decoder.entry)
    if document.format.isText(at: entry, in: document),
      let text = document.format.string(at: entry, in: document)
    {
      return .text(text)
    }
    switch document.kind(entry) {
    case .null: return .null
    case .no: return .bool(false)
    case .yes: return .bool(true)
    case .number, .integer, .real, .uid: return try number(decoder)
    case .string: return .string(try decoder.decode(String.self))
    case .data: return .bytes(Array(try decoder.decode(Data.self)))
    case .date:
      if let date = try? TOML(from: decoder), let text = date.dateText { return .date(text) }
      return .seconds(try decoder.decode(Date.self).timeIntervalSince1970)
    case .array, .set:
      var elements: [ConfigurationNode] = []
      var container = try decoder.unkeyedContainer()
      while !container.isAtEnd { elements.append(try container.decode(LayerNode.self).node) }
      return .array(elements)
    case .object:
      let container = try decoder.container(keyedBy: CodingFieldKey.self)
      return .object(
        try container.allKeys.map { key in
          let value = try container.decode(LayerNode.self, forKey: key)
          return ConfigurationNode.Member(
            key: key.stringValue, keyOrigin: value.keyOffset, value: value.node)
        })
    }
  }

  private static func number(_ decoder: StandardDecoder) throws -> ConfigurationNode.Content {
    if let value = try? decoder.decode(Int64.self) { return .integer(value) }
    if let value = try? decoder.decode(UInt64.self) { return .unsigned(value) }
    if let number = try? JSON(from: decoder), case .number = number {
      return .number(number.description)
    }
    return .double(try decoder.decode(Double.self))
  }
}

/// An offset and, if it is known, the length of a value, which are packed into an integer.
struct LayerLocation {
  var offset: Int
  var length = 0

  init(offset: Int, length: Int = 0) {
    (self.offset, self.length) = (offset, min(length, 0xF_FFFF))
  }

  init(packed: Int) { (offset, length) = (packed & 0xFF_FFFF_FFFF, packed >> 40) }

  var packed: Int { offset & 0xFF_FFFF_FFFF | length << 40 }
}

extension TOML {
  fileprivate var dateText: String? {
    switch self {
    case .offsetDateTime(let date): "\(date)"
    case .localDateTime(let date): "\(date)"
    case .localDate(let date): "\(date)"
    case .localTime(let time): "\(time)"
    default: nil
    }
  }
}

extension ConfigurationNode {
  /// The encoded form of a value.
  init(encoding value: some Encodable) throws {
    self = try JSON.Decoder().decode(
      LayerNode.self, from: [UInt8](JSON.Encoder().encode(value))
    ).node
  }

  /// The encoded form of the defaults, in which dates aren't numbers.
  init(defaults value: some Encodable) throws {
    let document = try TOML.Encoder().encode(value)
    self = try TOML.Decoder().decode(LayerNode.self, from: document).node
  }

  init(json text: String) throws {
    self = try JSON.Decoder().decode(LayerNode.self, from: Array(text.utf8)).node
  }

  /// Returns the value with origins that a closure computes from offsets.
  func mapOrigins(_ transform: (Int, _ path: [String], _ isKey: Bool) -> Int) -> Self {
    mapOrigins(at: [], transform)
  }

  private func mapOrigins(at path: [String], _ transform: (Int, [String], Bool) -> Int) -> Self {
    var node = ConfigurationNode(content: content, origin: transform(origin, path, false))
    switch content {
    case .array(let elements):
      node.content = .array(
        elements.enumerated().map {
          $0.element.mapOrigins(at: path + ["\($0.offset)"], transform)
        })
    case .object(let members):
      node.content = .object(
        members.map { member in
          let path = path + [member.key]
          return Member(
            key: member.key, keyOrigin: transform(member.keyOrigin, path, true),
            value: member.value.mapOrigins(at: path, transform))
        })
    default: break
    }
    return node
  }
}
