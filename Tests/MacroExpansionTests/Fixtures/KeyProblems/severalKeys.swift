import Transcodable

@Codable
struct SeveralKeys {
  @CodingKey("a") @CodingPath("a.b") let a: Int
  @CodableNaming(.kebabCase) @CodingKey("b") let bee: Int
  @CodingKey("c") @DecodableKey("d") let see: Int
  @DecodableAlias("e") @DecodableAlias("f") let e: Int
  @DecodableAlias("", "g") let g: Int
  @DecodableAlias("e") let h: Int
}

@Encodable
struct OneSide {
  @DecodableKey("b") let a: Int
  @DecodableAlias("d") let c: Int
}
