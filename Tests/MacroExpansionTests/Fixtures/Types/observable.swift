import Transcodable

import Observation

@Observable
@Codable
final class Settings {
  var name: String
  var volume = 5
  @ObservationIgnored var cache: Int?

  init(name: String) {
    self.name = name
  }
}
