// A polymorphic protocol and its types can be nonisolated.
public import Transcodable

@CodablePolymorphic(tag: "type", [TextPart.self, ImagePart.self], fallback: OtherPart.self)
nonisolated protocol Part {}

@Codable @CodingTag("text", 1)
nonisolated struct TextPart: Part {
  let content: String
}

@Codable
nonisolated struct ImagePart: Part {
  let url: String
}

@Codable
nonisolated struct OtherPart: Part {}

@CodablePolymorphic(tag: "meta.kind", keys: .snakeCase)
public nonisolated protocol Job {}
