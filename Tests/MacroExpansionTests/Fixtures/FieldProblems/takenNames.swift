import Transcodable

@Codable
struct TakenNames {
  var TranscodableEssentials: Int
  var `Self`: String?
}

@Codable
enum TakenCases {
  case `Self`(Int), other
}
