import Transcodable

@Codable
struct Interval {
  var start: Int
  var end: Int

  @CodableHook(.willDecode) static func prepare() throws {}
  @CodableHook(.didDecode) mutating func order() { if start > end { swap(&start, &end) } }
  @CodableHook(.didDecode) func check() throws {}
  @CodableHook(.willEncode) func checkAgain() throws {}
  @CodableHook(.didEncode) func finish() {}
}

@Codable
final class Tally {
  var count = 0

  init() {}

  @CodableHook(.didDecode) func reset() { count = 0 }
}
