import Transcodable

@Codable func compute() {}

struct FunctionFixture {}
