import Transcodable

@Codable
struct Names {
  let `default`: Int
  let `self`: Int
  let `in`: String?
  let container: Int
  let decoder: Int
  let encoder: Int
  let stringValue: String
  let rawValue: Int
  let value: Int?
  let `init`: Int
  let `Type`: String
  let `with spaces`: Int
  var CodingKey = 1
}
