/// A token of a JSON document that arrives in pieces.
enum JSONToken: Sendable {
  case beginObject, endObject, beginArray, endArray
  case key
  case beginString
  /// A piece of a string with at least one character.
  case stringPiece
  case endString
  case number
  case null, `true`, `false`

  /// A phrase for the kind of value to which the token belongs.
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
