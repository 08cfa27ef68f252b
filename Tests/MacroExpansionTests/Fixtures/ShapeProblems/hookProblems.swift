import Transcodable

@Codable
struct Hooked {
  var count: Int

  @CodableHook(.willDecode) func wrong() {}
  @CodableHook(.didDecode) public mutating func also(_ count: Int) throws -> Int { count }
  @CodableHook(.willEncode) mutating func change() {}
  func didEncode() {}
}

@Decodable
struct HookedOnce {
  var count: Int

  @CodableHook(.willEncode) func never() {}
}
