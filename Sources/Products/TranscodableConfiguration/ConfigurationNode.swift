internal import TranscodableCore
internal import TranscodableFormats
internal import TranscodableTOML

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A value of a layer, or of the merged layers.
struct ConfigurationNode: Sendable {
  indirect enum Content: Sendable {
    case null
    case bool(Bool)
    case integer(Int64)
    case unsigned(UInt64)
    case double(Double)
    case number(String)
    case string(String)
    /// The value of a variable, which is converted to the type of a field.
    case text(String)
    case date(String)
    case seconds(Double)
    case bytes([UInt8])
    case array([ConfigurationNode])
    case object([Member])
  }

  struct Member: Sendable {
    let key: String
    /// The number of the key's location in `OriginTable`.
    var keyOrigin: Int
    var value: ConfigurationNode
  }

  var content: Content
  /// The number of the value's location in `OriginTable`.
  var origin: Int

  static func object(origin: Int) -> Self { Self(content: .object([]), origin: origin) }

  var members: [Member]? {
    if case .object(let members) = content { members } else { nil }
  }

  subscript(key: String) -> ConfigurationNode? { members?.last { $0.key == key }?.value }

  func node(at path: some Sequence<String>) -> ConfigurationNode? {
    var node: ConfigurationNode? = self
    for key in path {
      if case .array(let elements)? = node?.content {
        node = Int(key).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
      } else {
        node = node?[key]
      }
    }
    return node
  }

  func merging(_ other: ConfigurationNode) -> Self {
    var merged = self
    merged.merge(other)
    return merged
  }

  /// Replaces values by those of a later layer.
  mutating func merge(_ other: ConfigurationNode) {
    guard case .object(var members) = content, case .object(let others) = other.content else {
      self = other
      return
    }
    var positions: [String: Int] = [:]
    for (index, member) in members.enumerated() { positions[member.key] = index }
    for member in others {
      if let index = positions[member.key] {
        members[index].keyOrigin = member.keyOrigin
        members[index].value.merge(member.value)
      } else {
        positions[member.key] = members.count
        members.append(member)
      }
    }
    self = ConfigurationNode(content: .object(members), origin: other.origin)
  }

  /// Sets the value at a path, and creates the objects on the way.
  ///
  /// - Returns: The value that prevents it, if a part of the path is another value than an object.
  mutating func set(_ value: ConfigurationNode, at path: ArraySlice<String>) -> ConfigurationNode? {
    guard let key = path.first else {
      self = value
      return nil
    }
    guard var members else { return self }
    if let index = members.firstIndex(where: { $0.key == key }) {
      if path.count == 1, members[index].value.members != nil { return members[index].value }
      if let other = members[index].value.set(value, at: path.dropFirst()) { return other }
    } else {
      var child = ConfigurationNode.object(origin: value.origin)
      _ = child.set(value, at: path.dropFirst())
      members.append(Member(key: key, keyOrigin: value.origin, value: child))
    }
    content = .object(members)
    return nil
  }

  /// Replaces aliases by their main keys, so that layers may use different keys of a field.
  func withMainKeys(_ schema: TypeSchema) -> Self {
    var node = self
    switch content {
    case .array(let elements):
      guard let element = schema.element else { return self }
      node.content = .array(elements.map { $0.withMainKeys(element) })
    case .object(let members):
      node.content = .object(
        members.map { member in
          let main = schema.members.first { $0.key == member.key }?.main
          let key = main.flatMap { self[$0] == nil ? $0 : nil } ?? member.key
          let value = schema.child(key).map(member.value.withMainKeys) ?? member.value
          return Member(key: key, keyOrigin: member.keyOrigin, value: value)
        })
    default: break
    }
    return node
  }

  /// Calls a closure for each scalar and empty container.
  func forEachLeaf(at path: [String] = [], _ body: ([String], ConfigurationNode) -> Void) {
    switch content {
    case .object(let members) where !members.isEmpty:
      for member in members { member.value.forEachLeaf(at: path + [member.key], body) }
    case .array(let elements) where !elements.isEmpty:
      for (index, element) in elements.enumerated() {
        element.forEachLeaf(at: path + ["\(index)"], body)
      }
    default: body(path, self)
    }
  }

  /// The kind of the value in messages.
  var kindPhrase: String {
    switch content {
    case .array: "an array"
    case .object: "an object"
    default: "a single value"
    }
  }

  /// The value in messages, if it is a scalar.
  var scalarPhrase: String? {
    switch content {
    case .array, .object: nil
    default: phrase
    }
  }

  /// The value in messages.
  var phrase: String {
    switch content {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .unsigned(let value): "\(value)"
    case .double(let value), .seconds(let value): "\(value)"
    case .number(let text), .date(let text), .text(let text): text
    case .string(let text): text
    case .bytes(let bytes): "\(bytes.count) bytes"
    case .array(let elements): "[\(elements.map(\.phrase).joined(separator: ", "))]"
    case .object(let members):
      "{\(members.map { "\($0.key): \($0.value.phrase)" }.joined(separator: ", "))}"
    }
  }
}

/// The merged layers as a document, in which the offset of a value is the number of its origin.
struct MergedFormat: CodingFormat {
  static let name = "configuration"
  static let hasBytes = false
  static let hasIntegerKeys = false

  let root: ConfigurationNode

  func read(_ input: inout FormatInput) throws(CodingFailure) { try Self.write(root, &input) }

  private static func write(
    _ node: ConfigurationNode, _ input: inout FormatInput
  ) throws(CodingFailure) {
    let offset = node.origin
    switch node.content {
    case .null: try input.null(at: offset)
    case .bool(let value): try input.bool(value, at: offset)
    case .integer(let value): try input.integer(value, at: offset)
    case .unsigned(let value): try input.integer(value, at: offset)
    case .double(let value): try input.double(value, at: offset)
    case .number(let text): try input.number(text, at: offset)
    case .string(let text): try input.string(text, at: offset)
    case .text(let text): try input.text(text, at: offset)
    case .date(let text): try input.date(text, at: offset)
    case .seconds(let value): try input.date(secondsSince1970: value, at: offset)
    case .bytes(let bytes): try input.bytes(bytes, at: offset)
    case .array(let elements):
      try input.beginArray(at: offset)
      for element in elements { try write(element, &input) }
      try input.end(at: offset)
    case .object(let members):
      try input.beginObject(at: offset)
      for member in members {
        try input.string(member.key, at: member.keyOrigin)
        try write(member.value, &input)
      }
      try input.end(at: offset)
    }
  }

  func bool(fromText text: String) -> Bool? {
    switch text.lowercased() {
    case "true", "yes", "on", "1": true
    case "false", "no", "off", "0": false
    default: nil
    }
  }

  func bytes(fromText text: String) -> [UInt8]? { Data(base64Encoded: text).map(Array.init) }

  func makeWriter() -> TOML.Format.Writer { TOML.Format().makeWriter() }
}
