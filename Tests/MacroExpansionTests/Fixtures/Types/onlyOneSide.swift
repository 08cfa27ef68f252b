import Transcodable

@Decodable
struct OnlyRead {
  let a: Int
}

@Encodable
struct OnlyWritten {
  let kind = "circle"
  let radius: Double
}

@Encodable
final class OnlyWrittenClass {
  let a = 1
}
