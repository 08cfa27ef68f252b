import Transcodable

@Codable
struct Fields {
  let required: Int
  let optional: String?
  var spelledOptional: Optional<Bool>
  var implicitlyUnwrapped: Double!
  var initial = 0
  var optionalWithInitial: Int? = 3
  var optionalWithNil: Int? = nil
}
