import Transcodable

@Codable
struct KnownPart {}

let partTypes: [any (Codable & SendableMetatype).Type] = [KnownPart.self]

@CodablePolymorphic(tag: "type", [])
protocol NoParts {}

@CodablePolymorphic(tag: "type", [KnownPart.self, KnownPart.self])
protocol TwiceParts {}

@CodablePolymorphic(tag: "type", partTypes)
protocol ListedParts {}

@CodablePolymorphic(tag: "type", [KnownPart.self])
struct NoProtocol {}

@Codable @CodingTag(1...3)
struct RangePart {}

@CodingTag("x")
struct TagAlone {}

@CodablePolymorphic(tag: "meta..kind")
protocol EmptyInTag {}
