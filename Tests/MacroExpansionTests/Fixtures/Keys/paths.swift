import Transcodable

@Codable
struct Commit {
  let sha: String
  @CodingPath("commit.author.name") let author: String
  @CodingPath("commit.author.email") let email: String?
  @CodingPath("commit", "message.text") var message = ""
  @CodingPath("stats.total") var total: Int?
  @CodingPath("stats.files") var files: Int?
}

@Codable(container: "data.attributes")
struct Enveloped {
  let name: String
  @CodingPath("size.width") let width: Int
}

@Codable(container: "data")
struct EnvelopedWithKeys {
  let name: String
  enum CodingKeys: String, CodingKey { case name = "title" }
}

@Decodable
struct Elements {
  @CodingPath("parents", 0, "sha") let parent: String
  @CodingPath("parents", 1, "sha") let other: String?
  @CodingPath("coordinates", 1) let latitude: Double
  @CodingPath("matrix", 1, 0) var corner: Double?
}
