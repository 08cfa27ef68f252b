/// A part of a JSON text that arrives in pieces.
enum JSONToken: Sendable {
  case beginObject, endObject, beginArray, endArray
  /// A key as a whole.
  case key
  /// The quote before a string.
  case beginString
  /// Some characters of a string, at least one.
  case stringPiece
  /// The quote after a string.
  case endString
  /// A number as a whole.
  case number
  case null, `true`, `false`

  /// What begins with it, in a sentence.
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
