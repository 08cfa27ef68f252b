import Transcodable

@Decodable(unknownKeys: .reject)
struct Known {
  let a: Int
  @DecodableAlias("bee") let b: Int?
  @CodingPath("c.d") let d: Int?
}
