import CoderTestSupport
import Foundation
import Testing
import Transcodable

@Suite("Flattened fields")
struct FlattenedTests {
  @Codable(keys: .snakeCase)
  struct Address: Equatable {
    let streetName: String
    let city: String
    var zip: String?
  }

  struct Contact: Codable, Equatable {
    let mail: String
    let phone: String?
  }

  @Codable
  struct Order: Equatable {
    let id: Int
    @CodableFlattened var address: Address
    var note: String?
  }

  @Test func `flattened fields share the object of the type`() throws {
    let order = Order(id: 1, address: Address(streetName: "a", city: "b", zip: nil), note: "c")
    let json = #"{"id": 1, "street_name": "a", "city": "b", "note": "c"}"#
    expect(json, is: order)
    try expect(order, isWrittenAs: json)
    expect(
      #"{"id": 1, "city": "b"}"#, as: Order.self,
      failsWith: Complaint("keyNotFound", "street_name"))
    expect(
      #"{"id": 1, "street_name": 2, "city": "b"}"#, as: Order.self,
      failsWith: Complaint("typeMismatch", "street_name"))
  }

  @Codable
  struct Person: Equatable {
    let name: String
    @CodableFlattened var address: Address?
    @CodableFlattened var contact: Contact?
    @CodableFlattened var fallback = Limits(least: 0, most: 9)
  }

  @Codable
  struct Limits: Equatable {
    var least: Int
    var most: Int
  }

  @Test func `an optional flattened value is nil if none of its keys are found`() throws {
    let person = Person(name: "a", address: nil, contact: nil)
    expect(#"{"name": "a"}"#, is: person)
    expect(#"{"name": "a", "other": 1}"#, is: person)
    try expect(person, isWrittenAs: #"{"name": "a", "least": 0, "most": 9}"#)
    expect(
      #"{"name": "a", "mail": "b", "least": 1, "most": 2}"#,
      is: Person(
        name: "a", address: nil, contact: Contact(mail: "b", phone: nil),
        fallback: Limits(least: 1, most: 2)))
  }

  @Test func `an optional flattened value must be complete if one of its keys is found`() {
    // The first missing field is reported.
    expect(
      #"{"name": "a", "zip": "1"}"#, as: Person.self,
      failsWith: Complaint("keyNotFound", "street_name"))
    expect(
      #"{"name": "a", "phone": "1"}"#, as: Person.self,
      failsWith: Complaint("keyNotFound", "mail"))
    expect(
      #"{"name": "a", "most": 1}"#, as: Person.self, failsWith: Complaint("keyNotFound", "least"))
  }

  @Codable
  struct Open: Equatable {
    let id: Int
    @CodableFlattened var address: Address
    @CodableFlattened var others: [String: Int]
  }

  @Test func `a flattened dictionary receives the remaining keys`() throws {
    let open = Open(
      id: 1, address: Address(streetName: "a", city: "b", zip: nil), others: ["x": 2, "y": 3])
    let json = #"{"x": 2, "id": 1, "street_name": "a", "y": 3, "city": "b"}"#
    expect(json, is: open)
    try expect(open, isWrittenAs: json)
    expect(
      #"{"id": 1, "street_name": "a", "city": "b", "x": "2"}"#, as: Open.self,
      failsWith: Complaint("typeMismatch", "x"))
  }

  @Codable
  struct Twins: Equatable {
    var id: Int
    @CodableFlattened var first: Twin
    @CodableFlattened var second: Twin?
  }

  @Codable
  struct Twin: Equatable {
    var id: Int?
    var name: String?
  }

  @Codable
  struct Renamed: Equatable {
    @DecodableKey("old") @EncodableKey("new") var name: String
    @CodableFlattened var others: [String: Int]
  }

  @Test func `flattened members with the key of another field can't be encoded`() throws {
    try expect(Values(id: 1, others: ["a": 3]), isWrittenAs: #"{"id": 1, "a": 3}"#)
    try expect(Twins(id: 1, first: Twin(name: "a")), isWrittenAs: #"{"id": 1, "name": "a"}"#)
    for coder in Coder.allCases {
      for key in ["old", "new"] {
        #expect(throws: EncodingError.self, "\(coder)") {
          try coder.encode(Renamed(name: "a", others: [key: 1]))
        }
      }
      #expect(throws: EncodingError.self, "\(coder)") {
        try coder.encode(Values(id: 1, others: ["id": 2, "a": 3]))
      }
      #expect(throws: EncodingError.self, "\(coder)") {
        try coder.encode(Twins(id: 1, first: Twin(id: 2)))
      }
      #expect(throws: EncodingError.self, "\(coder)") {
        try coder.encode(Twins(id: 1, first: Twin(name: "a"), second: Twin(name: "b")))
      }
    }
  }

  @Test func `an optional flattened value isn't found by the key of another field`() {
    expect(#"{"id": 1, "name": "a"}"#, is: Twins(id: 1, first: Twin(id: 1, name: "a")))
  }

  @Codable
  struct Untyped: Equatable {
    var id: Int
    @CodableFlattened var others: JSON.Object
  }

  @Codable(unknownKeys: .reject)
  struct ClosedUntyped: Equatable {
    var id: Int
    @CodableFlattened var others: JSON.Object
  }

  @Test func `flattened untyped members exclude the keys of other fields`() throws {
    let json = #"{"id": 1, "aB": "x"}"#
    expect(json, is: Untyped(id: 1, others: ["aB": "x"]))
    expect(json, is: ClosedUntyped(id: 1, others: ["aB": "x"]))
    try expect(Untyped(id: 1, others: ["aB": "x"]), isWrittenAs: json)
  }

  @Test func `no flattened member is lost with Foundation's key strategies`() throws {
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    let encoded = try encoder.encode(Untyped(id: 1, others: ["aB": "x", "c": "y"]))
    #expect(try JSON(parsing: encoded).object?.count == 3)
  }

  typealias Link = URL

  @Codable
  struct Linked: Equatable {
    @CodableFlattened var link: Link
  }

  @Test func `a flattened value that isn't an object can't be encoded`() throws {
    let linked = Linked(link: try #require(URL(string: "a:b")))
    for coder in Coder.allCases {
      #expect(throws: EncodingError.self, "\(coder)") { try coder.encode(linked) }
    }
  }

  @Codable
  struct Values: Equatable {
    var id: Int
    @CodableFlattened var others: [String: Int]
  }

  @Codable(unknownKeys: .reject)
  struct Closed: Equatable {
    let id: Int
    @CodableFlattened var address: Address
    @CodableFlattened var contact: Contact?
  }

  @Test func `only keys that no flattened value has are unknown`() {
    let address = Address(streetName: "a", city: "b", zip: nil)
    expect(
      #"{"id": 1, "street_name": "a", "city": "b"}"#,
      is: Closed(id: 1, address: address, contact: nil))
    expect(
      #"{"id": 1, "street_name": "a", "city": "b", "mail": "c"}"#,
      is: Closed(id: 1, address: address, contact: Contact(mail: "c", phone: nil)))
    expect(
      #"{"id": 1, "street_name": "a", "city": "b", "town": "c"}"#, as: Closed.self,
      failsWith: Complaint("dataCorrupted", "town"))
  }

  @Codable(container: "data.attributes")
  struct Enveloped: Equatable {
    let id: Int
    @CodableFlattened var address: Address
    @CodableFlattened var others: [String: Int]
  }

  @Test func `a flattened value is inside the path of the type`() throws {
    let value = Enveloped(
      id: 1, address: Address(streetName: "a", city: "b", zip: "c"), others: ["x": 1])
    let json =
      #"{"data": {"attributes": {"id": 1, "street_name": "a", "city": "b", "zip": "c", "x": 1}}}"#
    expect(json, is: value)
    try expect(value, isWrittenAs: json)
  }

  @Codable(container: "data.item")
  struct Wrapped: Equatable {
    @CodableFlattened var limits: Limits
  }

  @Codable(container: "data.item")
  struct WrappedOptional: Equatable {
    @CodableFlattened var limits: Limits?
  }

  @Codable(container: "data.item")
  struct WrappedRest: Equatable {
    @CodableFlattened var rest: [String: Int]
  }

  @Test func `a flattened value may be the only field inside a path`() throws {
    let json = #"{"data": {"item": {"least": 1, "most": 2}}}"#
    let limits = Limits(least: 1, most: 2)
    expect(json, is: Wrapped(limits: limits))
    try expect(Wrapped(limits: limits), isWrittenAs: json)
    expect(json, is: WrappedOptional(limits: limits))
    try expect(WrappedOptional(limits: limits), isWrittenAs: json)
    expect(json, is: WrappedRest(rest: ["least": 1, "most": 2]))
    try expect(WrappedRest(rest: ["least": 1, "most": 2]), isWrittenAs: json)
    expect("{}", is: WrappedOptional(limits: nil))
    expect("{}", is: WrappedRest(rest: [:]))
    expect("{}", as: Wrapped.self, failsWith: Complaint("keyNotFound", "data"))
  }

  @Codable
  final class Outer: Equatable {
    var id: Int
    @CodableFlattened var order: Inner
    @CodableFlattened var rest: [String: String]

    init(id: Int, order: Inner, rest: [String: String]) {
      (self.id, self.order, self.rest) = (id, order, rest)
    }

    static func == (one: Outer, other: Outer) -> Bool {
      (one.id, one.order) == (other.id, other.order) && one.rest == other.rest
    }
  }

  @Codable
  struct Inner: Equatable {
    var number: Int
    @CodableFlattened var limits: Limits
  }

  @Test func `flattened values may be nested`() throws {
    let value = Outer(
      id: 1, order: Inner(number: 2, limits: Limits(least: 3, most: 4)), rest: ["a": "b"])
    let json = #"{"id": 1, "number": 2, "least": 3, "most": 4, "a": "b"}"#
    expect(json, is: value)
    try expect(value, isWrittenAs: json)
  }

  @Codable
  struct WithKeys: Equatable {
    var id: Int
    @CodableFlattened var limits: Limits

    enum CodingKeys: String, CodingKey { case id = "number" }
  }

  @Test func `flattened fields work with hand-written coding keys`() throws {
    let value = WithKeys(id: 1, limits: Limits(least: 2, most: 3))
    expect(#"{"number": 1, "least": 2, "most": 3}"#, is: value)
    try expect(value, isWrittenAs: #"{"number": 1, "least": 2, "most": 3}"#)
  }
}
