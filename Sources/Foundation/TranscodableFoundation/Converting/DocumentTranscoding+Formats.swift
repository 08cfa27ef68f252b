internal import TranscodablePropertyList

extension DocumentTranscoding {
  /// What documents are read as.
  public enum Source: String, Sendable, CaseIterable {
    /// JSON by RFC 8259.
    case json
    /// JSON5.
    ///
    /// Values of JSON have neither infinity nor NaN, so that both are changes whatever the target is.
    case json5
    /// A property list in XML.
    case xml
    /// A binary property list.
    case binary
    /// A property list in OpenStep's format, or a file of strings.
    case openStep = "openstep"
    /// A property list in any format: its first bytes tell which.
    case propertyList = "plist"

    /// The format that the name of a file tells by its ending, nil if that says nothing.
    ///
    /// - Parameter name: The name, such as `Info.plist`.
    public init?(fileName name: String) {
      switch fileEnding(of: name) {
      case "json": self = .json
      case "json5": self = .json5
      case "plist", "xml", "strings", "stringsdict", "entitlements": self = .propertyList
      default: return nil
      }
    }

    /// The format of property lists that it has to be.
    var format: PropertyList.Format? {
      switch self {
      case .xml: .xml
      case .binary: .binary
      case .openStep: .openStep
      case .json, .json5, .propertyList: nil
      }
    }
  }

  /// What documents are written as.
  public enum Target: String, Sendable, CaseIterable {
    /// JSON by RFC 8259.
    case json
    /// A property list in XML.
    case xml
    /// A binary property list.
    case binary

    /// The format that the name of a file tells by its ending, nil if that says nothing: JSON, or XML for property lists.
    ///
    /// - Parameter name: The name, such as `Info.plist`.
    public init?(fileName name: String) {
      switch fileEnding(of: name) {
      case "json": self = .json
      case "plist", "xml", "strings", "stringsdict", "entitlements": self = .xml
      default: return nil
      }
    }
  }
}

/// What follows the last full stop of a name, in lower case.
private func fileEnding(of name: String) -> String? {
  guard let dot = name.lastIndex(of: ".") else { return nil }
  return name[name.index(after: dot)...].lowercased()
}
