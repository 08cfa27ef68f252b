import Transcodable

@Codable protocol Shape {}
