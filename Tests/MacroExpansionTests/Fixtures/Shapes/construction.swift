public import Transcodable

@MemberwiseInit(.public)
@DefaultInstance
@CopyWith
@Codable
public struct Query {
  public let text: String
  @CodableDefault(20) public let limit: Int
  public var page = 1
  public var tags: [String: [Int]]
  public var note: String?
  @CodableIgnored let version = 1
}

@MemberwiseInit
@CopyWith
final class Handler {
  let name: String
  let action: (Int) -> Void
}

@DefaultInstance
nonisolated struct Nested {
  let number: Int
  var counts: [Int]
}
