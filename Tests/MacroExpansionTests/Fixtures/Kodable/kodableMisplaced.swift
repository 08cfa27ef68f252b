import Kodable
import Transcodable

@Kodable
enum KodableChoice: String, Codable { case a }

@Kodable
actor KodableActor {}

@Kodable
struct KodableSilent {
  @Coding var value: Int
}

@Kodable
struct KodableGeneric<Value>: Sendable where Value: Sendable {
  var value: Int?
}

@Kodable
class KodableSilentClass<Value> {
  required init() {}
}

@Kodable @Codable
struct KodableTwice: Kodable {
  var pair = 1
  var (x, y) = (1, 2)
}
