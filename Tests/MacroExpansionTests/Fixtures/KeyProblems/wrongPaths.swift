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
  static let nils = EncodingNilPolicy.null
  static let container = "data"
}

@Codable(at: Mine.container, nils: [Mine.nils][0], unknownKeys: (Mine.unknownKeys))
struct UnreadArguments {
  let a: Int
}

@Codable(at: "data.")
struct Arguments {
  let a: Int
}
