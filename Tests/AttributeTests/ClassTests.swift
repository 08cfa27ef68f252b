import CoderTestSupport
import Testing
import Transcodable

@Suite("Classes and actors")
struct ClassTests {
  @Codable(superclass: .none)
  class Animal {
    var name: String

    init(name: String) { self.name = name }
  }

  @Codable(superclass: .flat)
  class Dog: Animal {
    var age = 1
    @CodingPath("owner.name") var owner: String?

    override init(name: String) { super.init(name: name) }
  }

  @Codable(superclass: .flat, unknownKeys: .reject)
  final class Puppy: Dog {
    var toys: [String] = []

    @CodableHook(.didDecode) func count() { age = toys.count }

    override init(name: String) { super.init(name: name) }
  }

  @Codable(superclass: .nested)
  final class Cat: Animal {
    var lives: Int

    init(lives: Int) {
      self.lives = lives
      super.init(name: "cat")
    }
  }

  @Codable(superclass: .nested("animal"))
  final class Cow: Animal {
    override init(name: String) { super.init(name: name) }
  }

  @Test func `a flat superclass shares the object of its subclass`() throws {
    let json = #"{"name": "a", "age": 0, "owner": {"name": "b"}, "toys": []}"#
    for coder in Coder.allCases where coder.agrees(on: json, as: Puppy.self) {
      let puppy = try coder.decode(Puppy.self, json)
      #expect(puppy.name == "a" && puppy.age == 0 && puppy.owner == "b", "\(coder)")
    }
    let puppy = Puppy(name: "a")
    (puppy.age, puppy.owner) = (0, "b")
    try expect(puppy, isWrittenAs: json)
    expect(#"{"age": 1}"#, as: Dog.self, failsWith: Complaint("keyNotFound", "name"))
    expect(
      #"{"name": "a", "colour": 1}"#, as: Puppy.self,
      failsWith: Complaint("dataCorrupted", "colour"))
  }

  @Test func `a nested superclass has a separate object`() throws {
    for coder in Coder.allCases {
      let cat = try coder.decode(Cat.self, #"{"lives": 7, "super": {"name": "a"}}"#)
      #expect(cat.name == "a" && cat.lives == 7, "\(coder)")
      let cow = try coder.decode(Cow.self, #"{"animal": {"name": "a"}}"#)
      #expect(cow.name == "a", "\(coder)")
    }
    try expect(Cat(lives: 9), isWrittenAs: #"{"lives": 9, "super": {"name": "cat"}}"#)
    try expect(Cow(name: "b"), isWrittenAs: #"{"animal": {"name": "b"}}"#)
    expect(
      #"{"lives": 7, "super": {}}"#, as: Cat.self, failsWith: Complaint("keyNotFound", "super.name")
    )
  }

  class Widget {
    var title: String

    required init() { title = "untitled" }
    init(title: String) { self.title = title }
  }

  @Codable(superclass: .none)
  final class Button: Widget {
    var action = "none"
    var width: Int?
  }

  @Test func `a class without an initializer keeps those of an uncoded superclass`() throws {
    for coder in Coder.allCases {
      let button = try coder.decode(Button.self, #"{"action": "send"}"#)
      #expect(button.title == "untitled" && button.action == "send", "\(coder)")
    }
    #expect(Button(title: "a").title == "a")
    try expect(Button(), isWrittenAs: #"{"action": "none"}"#)
  }

  @Decodable
  actor Account {
    let id: Int
    private var balance = 0

    init(id: Int) { self.id = id }

    func sum() -> Int { id + balance }
  }

  @Test func `an actor can be decoded`() async throws {
    for coder in Coder.allCases {
      let account = try coder.decode(Account.self, #"{"id": 1, "balance": 2}"#)
      #expect(await account.sum() == 3, "\(coder)")
    }
  }

  @Codable(superclass: .none)
  class Owner {
    var name = "a"
    init() {}
  }

  @Codable(superclass: .flat)
  final class Renamed: Owner {
    @CodingKey("name") var other = "b"
    override init() { super.init() }
  }

  @Test func `a key of the superclass can't be used again`() {
    #expect(throws: EncodingError.self) { try JSON.Encoder().encode(Renamed()) }
    for coder in Coder.allCases {
      #expect(throws: EncodingError.self, "\(coder)") { try coder.encode(Renamed()) }
    }
  }
}
