internal import TranscodablePropertyList

extension DocumentTranscoding {
  /// The format of the documents to convert.
  public enum Source: String, Sendable, CaseIterable {
    /// JSON (RFC 8259).
    case json
    /// JSON5.
    ///
    /// JSON values can't contain infinity or NaN, so both are recorded as changes for every target.
    case json5
    /// An XML property list.
    case xml
    /// A binary property list.
    case binary
    /// An OpenStep property list or strings file.
    case openStep = "openstep"
    /// A property list in any format. The format is detected from the first bytes.
    case propertyList = "plist"

    /// Creates the format implied by a file name extension, or returns `nil` if the extension is
    /// unknown.
    ///
    /// - Parameter name: The file name, such as `Info.plist`.
    public init?(fileName name: String) {
      switch fileEnding(of: name) {
      case "json": self = .json
      case "json5": self = .json5
      case "plist", "xml", "strings", "stringsdict", "entitlements": self = .propertyList
      default: return nil
      }
    }

    var format: PropertyList.Format? {
      switch self {
      case .xml: .xml
      case .binary: .binary
      case .openStep: .openStep
      case .json, .json5, .propertyList: nil
      }
    }
  }

  /// The format of the converted documents.
  public enum Target: String, Sendable, CaseIterable {
    /// JSON (RFC 8259).
    case json
    /// An XML property list.
    case xml
    /// A binary property list.
    case binary

    /// Creates the format implied by a file name extension, or returns `nil` if the extension is
    /// unknown.
    ///
    /// Property lists are written as XML.
    ///
    /// - Parameter name: The file name, such as `Info.plist`.
    public init?(fileName name: String) {
      switch fileEnding(of: name) {
      case "json": self = .json
      case "plist", "xml", "strings", "stringsdict", "entitlements": self = .xml
      default: return nil
      }
    }
  }
}

private func fileEnding(of name: String) -> String? {
  guard let dot = name.lastIndex(of: ".") else { return nil }
  return name[name.index(after: dot)...].lowercased()
}
