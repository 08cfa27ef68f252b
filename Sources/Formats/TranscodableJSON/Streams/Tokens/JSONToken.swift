/// A token of a JSON document that arrives in pieces.
enum JSONToken: Sendable {
  case beginObject, endObject, beginArray, endArray
  case key
  case beginString
  /// At least one character of a string.
  case stringPiece
  case endString
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
