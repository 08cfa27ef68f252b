/// A type that can describe how its values are represented in documents.
///
/// `@Codable(schema: .generated)` generates the conformance. The `TranscodableSchema` module uses
/// it to create schemas.
public protocol CodingDescribed {
  /// Adds a description of this type to `type`, for either decoding or encoding.
  static func __describe(_ type: inout __TypeDescription)
}

/// A strategy that can describe how its values are represented.
public protocol __FormedStrategy {
  /// A description of how the values are represented.
  var __form: __StrategyForm { get }
}

/// A description of how a strategy represents values, for use in schemas.
public indirect enum __StrategyForm {
  /// Dates with a time, in RFC 3339 format.
  case dateTime
  /// Calendar dates in RFC 3339 format.
  case day
  /// Strings in a format that has no standard name. A phrase describes the format.
  case text(String)
  /// Numbers, or strings that contain numbers.
  case number(isText: Bool)
  case base64
  case base64URL
  case hex
  /// Strings that contain a value of a type, encoded as JSON.
  case json(any Any.Type)
  /// Objects that contain a tag, which identifies their type.
  case polymorphic(
    path: [String], members: [(tags: [CodingTagValue], type: any Any.Type)],
    fallback: (any Any.Type)?)
}

/// The form of a type's raw value: a JSON string, or `Data` that contains JSON.
public struct RawRepresentationCoding: Sendable {
  // The macro reads the argument from the source code, so this type is empty. The constants are
  // only declared where `Data` is available, so programs that don't use Foundation get an error at
  // the attribute.
  package init() {}
}
