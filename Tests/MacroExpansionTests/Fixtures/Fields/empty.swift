import Transcodable

@Codable
struct Nothing {}

@Codable
final class NothingAtAll {
  init() {}
}
