import Foundation

// fixture ContainerNested migrated {"id": 1, "address": {"zip": "a", "city": "b"}, "name": "c"}
struct ContainerNested: Codable {
  let id: Int
  let zip: String
  let city: String?

  enum CodingKeys: CodingKey { case id, address }
  enum AddressKeys: CodingKey { case zip, city }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Int.self, forKey: .id)
    let address = try container.nestedContainer(keyedBy: AddressKeys.self, forKey: .address)
    zip = try address.decode(String.self, forKey: .zip)
    city = try address.decodeIfPresent(String.self, forKey: .city)
  }

  func encode(to encoder: Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    var address = container.nestedContainer(keyedBy: AddressKeys.self, forKey: .address)
    try address.encode(zip, forKey: .zip)
    try address.encodeIfPresent(city, forKey: .city)
  }
}

// fixture ContainerDeep migrated {"data": {"user": {"id": 1}}}
struct ContainerDeep: Decodable {
  let id: Int

  enum CodingKeys: CodingKey { case data }
  enum DataKeys: CodingKey { case user }
  enum UserKeys: CodingKey { case id }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let data = try container.nestedContainer(keyedBy: DataKeys.self, forKey: .data)
    let user = try data.nestedContainer(keyedBy: UserKeys.self, forKey: .user)
    id = try user.decode(Int.self, forKey: .id)
  }
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
struct ContainerSingle: Codable {
  let text: String

  init(from decoder: Decoder) throws {
    let container = try decoder.singleValueContainer()
    text = try container.decode(String.self)
  }

  func encode(to encoder: Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

// fixture ContainerSingleAtOnce migrated 12
struct ContainerSingleAtOnce: Codable {
  var number: Int

  init(from decoder: Decoder) throws {
    number = try decoder.singleValueContainer().decode(Int.self)
  }

  func encode(to encoder: Encoder) throws {
    try number.encode(to: encoder)
  }
}

// fixture ContainerFrom migrated {"zip": "a"}
struct ContainerFrom: Codable {
  let address: Address

  // fixture ContainerFrom.Address unchanged nothing-by-hand
  struct Address: Codable { let zip: String }

  init(from decoder: Decoder) throws {
    address = try Address(from: decoder)
  }

  func encode(to encoder: Encoder) throws {
    try address.encode(to: encoder)
  }
}

// fixture ContainerHalf refused unlike-attributes
struct ContainerHalf: Codable {
  let text: String

  init(from decoder: Decoder) throws {
    text = try decoder.singleValueContainer().decode(String.self)
  }
}
