enum JSONToken: Sendable {
  case beginObject, endObject, beginArray, endArray
  case key
  case beginString
  case stringPiece
  case endString
  case number
  case null, `true`, `false`

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
