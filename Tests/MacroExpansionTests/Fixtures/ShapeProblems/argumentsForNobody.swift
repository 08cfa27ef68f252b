import Transcodable

@Codable(missing: .strict, nilEncoding: .null)
struct PlainCount {
  let count: Int
}

@Codable(prefix: "x-", suffix: "-y")
struct NamedCount {
  @CodingKey("a") let count: Int
}

@Codable(missing: .strict)
enum UndefaultedCase {
  case circle(radius: Int)
}

@Codable(prefix: "x", nilEncoding: .null, unknownKeys: .reject)
enum TextCases: String {
  case a
}

@Codable(layout: .positional, duplicateKeys: .reject)
enum ListedCase {
  case a(Int)
}

@Codable(version: 1)
enum NumberedCase {
  case a(Int)

  @CodableHook(.didDecode) func check() {}
}

@Codable(rawRepresentation: .json)
enum StoredCase {
  case a(Int)
}

@Codable(encodedFields: .nonDefaults)
struct Defaultless {
  let id: Int
  var name: String?
}

@Codable(missing: .strict, encodedFields: .nonDefaults)
struct StrictAndSparse {
  var id = 1
}

@Codable(encodedFields: .nonDefaults)
enum SparseCases {
  case a(Int)
}
