import Transcodable
import TranscodableDiagnostics

@propertyWrapper
struct Clamped: Codable {
  var wrappedValue: Int
}

@propertyWrapper
struct Tagged<Value: Codable>: Codable {
  var wrappedValue: Value
}

@Codable
struct PropertyWrappers {
  @Clamped var level: Int
  @Clamped var initial = 5
  @Tagged var tags: [String]
}

@Codable
struct InspectedFields {
  @CodableInspected var count: Int? = 3
  @CodableInspected @CodingKey("k") var tags: [String]
}
