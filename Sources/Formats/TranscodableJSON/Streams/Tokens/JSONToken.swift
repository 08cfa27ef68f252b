/// A token of a JSON document that arrives in pieces.
enum JSONToken: Sendable {
  case beginObject, endObject, beginArray, endArray
  /// A complete key.
  case key
  /// The opening quote of a string.
  case beginString
  /// At least one character of a string.
  case stringPiece
  /// The closing quote of a string.
  case endString
  /// A complete number.
  case number
  case null, `true`, `false`

  /// The kind of value that the token belongs to, as a phrase.
  var phrase: String {
    switch self {
    case .beginObject, .endObject: "a dictionary"
    case .beginArray, .endArray: "an array"
    case .key, .beginString, .stringPiece, .endString: "a string"
    case .number: "number"
    case .null: "null"
    case .true, .false: "bool"
    }
  }
}
