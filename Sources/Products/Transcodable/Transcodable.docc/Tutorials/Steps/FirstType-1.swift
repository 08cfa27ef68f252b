import Foundation
import Transcodable

@Codable
struct Track {
  let title: String
  let seconds: Int
}
