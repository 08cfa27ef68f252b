import Transcodable

@Codable(nilEncoding: .null)
struct Nils {
  var text: String?
  @EncodableNil(.omit) var number: Int?
  @CodingPath("a.b") var inner: Int?
}

@Codable
struct OneNil {
  @EncodableNil(.null) var text: String?
}
