public import Transcodable

@Codable
final class KeptSettings: Sendable {
  let name: String
  init(name: String) { self.name = name }
}

@Codable
public final class KeptCounter {
  var count = 0
  var note: String?
}

@CopyWith @DefaultInstance @Codable
struct KeptPoint {
  var x = 0
  var y: Int
  let label: String?
}

func makeThem() -> [Any] {
  [KeptCounter(), KeptPoint(x: 1, y: 2, label: nil), KeptPoint(y: 2, label: "a").copy(y: 3), KeptPoint.default]
}
