import Transcodable

struct Extended { let a: Int }
@Codable extension Extended {}
