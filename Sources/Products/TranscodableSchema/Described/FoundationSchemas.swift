internal import TranscodableCore
internal import TranscodableJSON

/// This module doesn't import Foundation, so it identifies Foundation types by name.
extension JSON.SchemaContext {
  mutating func foundationSchema(of type: any Any.Type) -> JSON.Schema? {
    let name = String(reflecting: type)
    guard let dot = name.firstIndex(of: "."),
      ["Foundation", "FoundationEssentials", "CoreGraphics", "CoreFoundation"].contains(
        name[..<dot])
    else { return nil }
    switch name[name.index(after: dot)...] {
    case "Date": return dateSchema
    case "Data": return dataSchema
    case "URL":
      if direction == .encoding {
        return JSON.Schema(members: ["type": "string", "format": "uri-reference"])
      }
      remark("strings that aren't URLs are rejected")
      return JSON.Schema(members: ["type": "string", "minLength": 1])
    case "UUID": return JSON.Schema(members: ["type": "string", "format": "uuid"])
    case "Decimal": return JSON.Schema(members: ["type": "number"])
    case "CGFloat": return .number(orStrings: conventions.nonFiniteTexts)
    default: return nil
    }
  }

  private var dateSchema: JSON.Schema {
    mutating get {
      switch conventions.dates {
      case .numbers: return JSON.Schema(members: ["type": "number"])
      case .iso8601: return JSON.Schema(members: ["type": "string", "format": "date-time"])
      case .texts:
        remark("dates are strings in the coder's format")
        return JSON.Schema(members: ["type": "string"])
      case .custom:
        remark("custom strategies of the coder determine the dates")
        return .anything
      }
    }
  }

  private var dataSchema: JSON.Schema {
    mutating get {
      switch conventions.data {
      case .base64: return .base64
      case .numbers: return .array(of: schema(of: UInt8.self))
      case .custom:
        remark("custom strategies of the coder determine the data")
        return .anything
      }
    }
  }
}
