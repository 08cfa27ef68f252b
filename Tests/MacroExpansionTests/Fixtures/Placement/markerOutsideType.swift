import Transcodable

@CodableHook(.didDecode) func alone() {}

@CodingTag("tagged") struct OnlyTagged {}

@CodableUnknown let unknown = 1

@Codable
struct ExtendedLater {
  var first = 1
}

extension ExtendedLater {
  @CodingKey("z") var last: Int { first }
}

public final class UnmarkedList {
  @CodableLossy var list: [Int] = []
}
