import Transcodable

@Codable
struct Street {
  let name: String
}

@Codable
struct Parcel {
  let id: Int
  @CodableFlattened var street: Street
}

@Codable(container: "data")
struct OpenParcel {
  let id: Int
  @CodableFlattened var street: Street?
  @CodableFlattened var backup = Street(name: "-")
  @CodableFlattened var others: [String: JSON]
}

@Decodable(unknownKeys: .reject)
struct StrictParcel {
  @DecodableAlias("number") let id: Int
  @CodableFlattened var street: Street
}
