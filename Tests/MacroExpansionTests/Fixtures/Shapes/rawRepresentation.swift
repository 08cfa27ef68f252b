public import Transcodable

@Codable(rawRepresentation: .json)
struct StoredText {
  var text = ""
}

@Codable(rawRepresentation: .data)
public struct StoredBytes {
  var text = ""
}
