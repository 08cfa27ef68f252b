import Transcodable

@MainActor
@Codable
struct IsolatedValue {
  let a: Int
  var b = 2
}

@Codable
nonisolated struct NotIsolated {
  let a: Int
}

@MainActor
@Codable
final class IsolatedClass {
  let a: Int
  var b = 2
}
