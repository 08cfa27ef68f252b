public import Kodable
import Transcodable

final class KodableToken {}

@Kodable
open class KodableAnimal: Kodable {
  @Coding("animal_name") var name: String
  weak var owner: KodableToken?
  public required init() {}
}

@Kodable
open class KodableDog: KodableAnimal {
  @Coding var tricks: [String]?
  var age = 0
  override var owner: KodableToken? { didSet {} }
}

@Kodable
final class KodablePuppy: KodableDog {}
