/// A strategy that says in which form its values are in a text.
public protocol __FormedStrategy {
  /// The form.
  var __form: __StrategyForm { get }
}

/// A form that values have in a text, to describe a format.
public indirect enum __StrategyForm {
  /// Dates with time as RFC 3339 has them.
  case dateTime
  /// Days as RFC 3339 has them.
  case day
  /// Strings of a form that has no name; what they are, as a phrase.
  case text(String)
  /// Numbers, or strings with their digits.
  case number(isText: Bool)
  case base64
  case base64URL
  /// Two hexadecimal digits for each byte.
  case hex
  /// Strings with values of a type in JSON.
  case json(any Any.Type)
  /// Objects with a tag that tells their type.
  case polymorphic(
    path: [String], members: [(tags: [CodingTagValue], type: any Any.Type)],
    fallback: (any Any.Type)?)
}
