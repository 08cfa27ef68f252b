import Foundation
import Transcodable

// fixture ContainerNested migrated {"id": 1, "address": {"zip": "a", "city": "b"}, "name": "c"}
@Codable
struct ContainerNested {
  let id: Int
  @CodingPath("address.zip") let zip: String
  @CodingPath("address.city") let city: String?
}

// fixture ContainerDeep migrated {"data": {"user": {"id": 1}}}
@Decodable
struct ContainerDeep {
  @CodingPath("data.user.id") let id: Int
}

// fixture ContainerFirst suggested order-differs
struct ContainerFirst: Decodable {
  let id: Int
  let zip: String

  enum CodingKeys: CodingKey { case id, address }
  enum AddressKeys: CodingKey { case zip }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let address = try container.nestedContainer(keyedBy: AddressKeys.self, forKey: .address)
    id = try container.decode(Int.self, forKey: .id)
    zip = try address.decode(String.self, forKey: .zip)
  }
}

// fixture ContainerOptional refused unlike-attributes
struct ContainerOptional: Decodable {
  let city: String?

  enum CodingKeys: CodingKey { case address }
  enum AddressKeys: CodingKey { case city }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let address = try container.nestedContainer(keyedBy: AddressKeys.self, forKey: .address)
    city = try address.decodeIfPresent(String.self, forKey: .city)
  }
}

// fixture ContainerSingle migrated "abc"
@Codable(layout: .transparent)
struct ContainerSingle {
  let text: String
}

// fixture ContainerSingleAtOnce migrated 12
@Codable(layout: .transparent)
struct ContainerSingleAtOnce {
  var number: Int
}

// fixture ContainerFrom migrated {"zip": "a"}
@Codable(layout: .transparent)
struct ContainerFrom {
  let address: Address

  // fixture ContainerFrom.Address unchanged nothing-by-hand
  struct Address: Codable { let zip: String }
}

// fixture ContainerHalf refused unlike-attributes
struct ContainerHalf: Codable {
  let text: String

  init(from decoder: Decoder) throws {
    text = try decoder.singleValueContainer().decode(String.self)
  }
}
