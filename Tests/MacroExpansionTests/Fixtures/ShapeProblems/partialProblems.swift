import Transcodable
import TranscodableStreams

@Codable @PartiallyDecodable
final class PartialClass {
  var name = ""
}

@Codable @PartiallyDecodable
enum PartialColor: String {
  case red
}

@Codable @PartiallyDecodable
struct PartialBox<Value: Codable> {
  let value: Value
}

@Codable(layout: .positional) @PartiallyDecodable
struct PartialPoint {
  let x: Int
}

@Codable(duplicateKeys: .reject) @PartiallyDecodable
struct PartialOnce {
  let x: Int
}

@Codable @PartiallyDecodable
struct PartialRest {
  let x: Int
  @CodableFlattened var rest: [String: JSON]
}

@Codable @PartiallyDecodable
struct PartialByHand {
  let x: Int
  init(from decoder: any Decoder) throws { x = 0 }
}

@Codable(tagging: .untagged) @PartiallyDecodable
enum PartialEither {
  case one(Int)
  case other(String)
}

@Codable(tagging: .internal("meta.kind")) @PartiallyDecodable
enum PartialDeep {
  case one(x: Int)
}

@propertyWrapper
struct PartialWrapper: Codable {
  var wrappedValue: Int
}

@Codable @PartiallyDecodable
struct PartialWrapped {
  @PartialWrapper var x: Int
}

@Codable @PartiallyDecodable
struct PartialCondition {
  #if DEBUG
    var x = 0
  #endif
}

@Codable
struct PartialNowhere {
  @CodablePartial(.whole) let name: String
}

@Codable @PartiallyDecodable
struct PartialInside {
  @CodingPath("a", "b") @CodablePartial(.required) let name: String
}

@PartiallyDecodable
struct PartialAlone {
  let name: String
}

@Encodable @PartiallyDecodable
struct PartialEncoded {
  let name: String
}
