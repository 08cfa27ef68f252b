internal import TranscodableJSON

/// What a document is taken for when it is checked.
public enum DocumentFormat: String, Sendable, CaseIterable {
  /// One value as JSON, by RFC 8259.
  case json
  /// One value as JSON5.
  case json5
  /// A value as JSON in each line.
  case lines
  /// A property list: XML, binary or OpenStep.
  case propertyList

  /// The format that the name of a file tells: by its ending, JSON if that says nothing.
  ///
  /// - Parameter name: The name, such as `events.ndjson`.
  public init(name: String) {
    let name = name.lowercased()
    if name.hasSuffix(".json5") {
      self = .json5
    } else if [".plist", ".strings", ".stringsdict", ".entitlements"].contains(
      where: name.hasSuffix)
    {
      self = .propertyList
    } else if name.hasSuffix(".ndjson") || name.hasSuffix(".jsonl") {
      self = .lines
    } else {
      self = .json
    }
  }

  var settings: JSONReaderSettings {
    JSONReaderSettings(grammar: self == .json5 ? .json5 : .strict)
  }
}
