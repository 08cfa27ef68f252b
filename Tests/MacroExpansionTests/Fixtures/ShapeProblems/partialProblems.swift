import Transcodable

@Codable(partial: .generated)
final class PartialClass {
  var name = ""
}

@Codable(partial: .generated)
enum PartialColor: String {
  case red
}

@Codable(partial: .generated)
struct PartialBox<Value: Codable> {
  let value: Value
}

@Codable(layout: .positional, partial: .generated)
struct PartialPoint {
  let x: Int
}

@Codable(duplicateKeys: .reject, partial: .generated)
struct PartialOnce {
  let x: Int
}

@Codable(partial: .generated)
struct PartialRest {
  let x: Int
  @CodableFlattened var rest: [String: JSON]
}

@Codable(partial: .generated)
struct PartialByHand {
  let x: Int
  init(from decoder: any Decoder) throws { x = 0 }
}

@Codable(tagging: .untagged, partial: .generated)
enum PartialEither {
  case one(Int)
  case other(String)
}

@Codable(tagging: .internal("meta.kind"), partial: .generated)
enum PartialDeep {
  case one(x: Int)
}

@propertyWrapper
struct PartialWrapper: Codable {
  var wrappedValue: Int
}

@Codable(partial: .generated)
struct PartialWrapped {
  @PartialWrapper var x: Int
}

@Codable(partial: .generated)
struct PartialCondition {
  #if DEBUG
    var x = 0
  #endif
}

@Codable
struct PartialNowhere {
  @CodablePartial(.whole) let name: String
}

@Codable(partial: .generated)
struct PartialInside {
  @CodingPath("a", "b") @CodablePartial(.required) let name: String
}
