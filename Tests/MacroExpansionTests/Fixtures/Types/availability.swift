import Transcodable

@available(*, deprecated, message: "use something else")
@Codable
struct OldFashioned {
  let a: Int
}
