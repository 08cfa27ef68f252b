import Transcodable

@propertyWrapper
struct Boxed<Value: Codable>: Codable {
  var wrappedValue: Value
}

@Codable
struct NilValueProblems {
  @EncodableNil(as: 0) var a: Int
  @EncodableNil(as: 0) @Boxed var b: Int?
  @EncodableNil(.null) @EncodableNil(as: 0) var c: Int?
  @EncodableNil(as: 0) @EncodableIgnored var d: Int?
}

@Decodable
struct NilValueNotWritten {
  @EncodableNil(as: 0) var a: Int?
}
