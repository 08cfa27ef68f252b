import Kodable
import Transcodable

@Kodable
enum KodableKind: Codable { case a }
