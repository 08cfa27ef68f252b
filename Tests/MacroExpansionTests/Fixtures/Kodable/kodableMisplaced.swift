import Kodable
import Transcodable

@Kodable
enum KodableChoice: Codable { case a }

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
  var value = 1
}

@Kodable
struct KodablePattern: Kodable {
  var (x, y) = (1, 2)
}
