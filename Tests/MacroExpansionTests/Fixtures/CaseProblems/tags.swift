import Transcodable

@Codable
enum SameTags {
  @CodingTag("a", "b") case first
  @CodingTag("b") case second
  case a
}

@Codable(tagging: .internal("t"))
enum RangesOfTags {
  @CodingTag(1, 5...9) case first
  @CodingTag(7) case second
  @CodingTag(2..<4) case third
  @CodingTag("x", 3 + 4) case fourth
}

@Codable
enum TagKeys {
  @CodingTag(1) case one(Int)
  @CodingTag("x") @CodingKey("y") case two
  @CodingTag("z") case three, four
}

@Codable
enum RawTags: String {
  @CodingTag("x") case one
  @CodingKey("y") case two
}

@Codable(tagging: .internal("type"))
enum NullTags {
  @CodingTag(nil) case nothing
  case something(id: Int)
}

@Codable(tagging: .untagged)
enum NullValues {
  @CodingTag(nil) case number(Int)
  @CodingTag(nil) case nothing
  @CodingTag("x", nil) case nobody
}

@Codable @CodingTag(nil)
struct NullTag {
  var id: Int
}
