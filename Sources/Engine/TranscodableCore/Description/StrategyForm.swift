/// A strategy that can describe the representation of its values.
public protocol __FormedStrategy {
  /// The representation of the values.
  var __form: __StrategyForm { get }
}

/// The representation of a strategy's values, for use in schemas.
public indirect enum __StrategyForm {
  /// Date-times in RFC 3339 format.
  case dateTime
  /// Calendar dates in RFC 3339 format.
  case day
  /// Strings in a format without a standard name, which a phrase describes.
  case text(String)
  /// Numbers, or strings that contain their digits.
  case number(isText: Bool)
  case base64
  case base64URL
  case hex
  /// Strings that contain JSON for a value of a type.
  case json(any Any.Type)
  /// Objects with a tag that identifies their type.
  case polymorphic(
    path: [String], members: [(tags: [CodingTagValue], type: any Any.Type)],
    fallback: (any Any.Type)?)
}
