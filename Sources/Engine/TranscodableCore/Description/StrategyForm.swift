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
