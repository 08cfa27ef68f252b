import Transcodable

@Codable
struct PathProblems {
  @CodingPath("aa") let a: Int
  @CodingPath("b..c") let b: Int
  @CodingPath(0, "x") let c: Int
  @CodingKey("d.e") let d: Int
}

@Codable
struct PathThroughValue {
  let address: String
  @CodingPath("address.zip") let zip: Int
  @CodingPath("name.first") let first: String
  let name: String
  @CodingPath("name.first") let again: String
}

@Codable
struct WrittenIndex {
  @CodingPath("list", 1) let second: Int
}

private enum Mine {
  static let unknownKeys = UnknownCodingKeyPolicy.reject
  static let nilEncoding = EncodingNilPolicy.null
  static let container = "data"
}

@Codable(container: Mine.container, nilEncoding: [Mine.nilEncoding][0], unknownKeys: (Mine.unknownKeys))
struct UnreadArguments {
  let a: Int
}

@Codable(container: "data.")
struct Arguments {
  let a: Int
}
