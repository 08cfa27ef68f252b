import Foundation
import Transcodable

@Codable
struct LocalizedFormats {
  @CodableBy(.dateFormat("d. MMMM", locale: Locale(identifier: "de"))) var day: Date
}
