import Transcodable

@Codable(duplicateKeys: .reject)
struct OnlyOnce {
  var id: Int
}
