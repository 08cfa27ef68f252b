/// A strategy that can describe the representation of its values.
public protocol __FormedStrategy {
  /// The representation of the values.
  var __form: __StrategyForm { get }
}

/// A representation of values, for describing a format.
public indirect enum __StrategyForm {
  /// Date-times in the format of RFC 3339.
  case dateTime
  /// Days in the format of RFC 3339.
  case day
  /// Strings in a format without a standard name, described by a phrase.
  case text(String)
  /// Numbers, or strings that contain their digits.
  case number(isText: Bool)
  case base64
  case base64URL
  /// Two hexadecimal digits per byte.
  case hex
  /// Strings that contain a value of a type as JSON.
  case json(any Any.Type)
  /// Objects with a tag that identifies their type.
  case polymorphic(
    path: [String], members: [(tags: [CodingTagValue], type: any Any.Type)],
    fallback: (any Any.Type)?)
}
