import Transcodable

func makeCount() -> Int { 3 }

@Codable
struct UnspelledTypes {
  var count = makeCount()
  var pair = [1, 2].map { $0 * 2 }
}
