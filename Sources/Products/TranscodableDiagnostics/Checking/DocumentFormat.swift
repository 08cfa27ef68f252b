internal import TranscodableJSON

/// The format of a document to check.
public enum DocumentFormat: String, Sendable, CaseIterable {
  /// A JSON value (RFC 8259).
  case json
  /// A JSON5 value.
  case json5
  /// One JSON value per line.
  case lines
  /// A property list in XML, binary or OpenStep format.
  case propertyList
  /// A TOML document.
  case toml

  /// Infers the format from a file name extension.
  ///
  /// If the extension is unknown, the format is JSON.
  ///
  /// - Parameter name: The file name, such as `events.ndjson`.
  public init(name: String) {
    let name = name.lowercased()
    if name.hasSuffix(".json5") {
      self = .json5
    } else if [".plist", ".strings", ".stringsdict", ".entitlements"].contains(
      where: name.hasSuffix)
    {
      self = .propertyList
    } else if name.hasSuffix(".toml") {
      self = .toml
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
