import Transcodable

@Codable
struct Flawed {
  @CodableFlattened @CodingKey("a") var street: Street
  @CodableFlattened @CodableLossy var other: Street?
  @CodableFlattened var number: Int
  @CodableFlattened var list: [Street]
  @CodableFlattened var maybe: CodableNullable<Street>
  @CodableFlattened var twice: Street??
  @CodableFlattened let constant = Street(name: "a")
  @CodableFlattened var first: [String: Int]
  @CodableFlattened var second: [String: String]
}

@Codable(unknownKeys: .reject)
struct FlawedStrictly {
  var id: Int
  @CodableFlattened var rest: [String: Int]
}

@Codable
struct FlawedKeys {
  var id: Int
  @CodableFlattened var street: Street

  enum CodingKeys: CodingKey { case id, street }
}

@Codable
final class OwnMembers {
  let id: Int
  @CodableFlattened var next: OwnMembers?

  init(id: Int) { self.id = id }
}
