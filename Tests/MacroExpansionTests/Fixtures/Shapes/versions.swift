import Transcodable

@Codable(version: 1, versionKey: "v")
struct PoemV1 {
  var text: String
}

@Codable(version: 2, previous: PoemV1.self, versionKey: "v", unknownKeys: .reject)
struct Poem {
  let title: String
  var lines: [String]

  init(migrating older: PoemV1) throws {
    (title, lines) = ("-", [older.text])
  }
}
