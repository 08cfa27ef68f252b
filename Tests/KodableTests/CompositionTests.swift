import Foundation
import Kodable
import Testing

/// Nested Kodable and Codable types, classes, and copies.
struct CompositionTests {
  class Animal: Kodable {
    @Coding("animal_name") var name: String
    private var legs = 4
    var what: String { "\(name) \(legs)" }
    required init() {}
  }

  class Pet: Animal {
    @Coding(default: "nobody") var owner: String
    var age: Int?
  }

  final class Dog: Pet {
    @Coding("tricks.names", .lossy, default: []) var tricks: [String]
    @CodableDate var born: Date?
    private var legs = 3
    var own: Int { legs }
  }

  private let dog = """
    {"animal_name":"Rex","owner":"Ada","age":3,"tricks":{"names":["sit",1]},"legs":5,
     "born":"2020-02-29T00:00:00Z"}
    """

  @Test func `properties of superclasses are decoded, two levels deep`() throws {
    #expect(
      outcome(dog) { (dog: Dog) in
        "\(dog.what) \(dog.owner) \(dog.age ?? 0) \(dog.tricks) \(dog.born?.description ?? "")"
      } == #"Rex 4 Ada 3 ["sit"] 2020-02-29 00:00:00 +0000"#)
    #expect(
      outcome(#"{"animal_name":"x"}"#) { (pet: Pet) in "\(pet.what) \(pet.owner)" } == "x 4 nobody")
    #expect(
      outcome("{}") { (dog: Dog) in dog.name }
        == #"type > name "animal_name" String > dataNotFound"#)
  }

  @Test func `a property hides a superclass property of the same name`() {
    #expect(outcome(dog) { (dog: Dog) in dog.own } == "5")
  }

  @Test func `properties of superclasses are encoded`() throws {
    let dog = try Dog.decodeJSON(from: Data(dog.utf8))
    #expect(
      try text(of: dog)
        == #"{"age":3,"animal_name":"Rex","born":"2020-02-29T00:00:00Z","legs":5,"owner":"Ada","#
        + #""tricks":{"names":["sit"]}}"#)
  }

  @Test func `an error names the type that was decoded`() {
    #expect(
      throws: KodableError.failedDecodingType(
        type: Dog.self,
        underlyingError: .failedDecodingProperty(
          property: "name", key: "animal_name", type: String.self, underlyingError: .dataNotFound))
    ) { try Dog.decodeJSON(from: Data("{}".utf8)) }
  }

  private struct Leaf: Kodable, Equatable { @Coding("v") var value: Int }
  private struct Plain: Codable, Equatable {
    var leaf: Leaf
    var leaves: [String: Leaf]
  }
  private struct Tree: Kodable, Equatable {
    @Coding var leaf: Leaf
    @Coding("list") var leaves: [Leaf]
    @Coding var map: [String: Leaf]
    @Coding var plain: Plain?
    var bare = Leaf()
    var bareList: [Leaf] = []
    @Coding(.lossy) var good: [Leaf]?
  }

  @Test func `Kodable and Codable types can be nested in each other`() throws {
    let json = """
      {"leaf":{"v":1},"list":[{"v":2},{"v":3}],"map":{"a":{"v":4}},
       "plain":{"leaf":{"v":5},"leaves":{"b":{"v":6}}},"bare":{"v":7},"bareList":[{"v":8}],
       "good":[{"v":9},{},{"v":"x"},{"v":10}]}
      """
    for decoder in decoders {
      let tree = try decoder.decode(Tree.self, from: Data(json.utf8))
      #expect(tree.leaf.value == 1 && tree.leaves.map(\.value) == [2, 3])
      #expect(tree.map["a"]?.value == 4 && tree.plain?.leaf.value == 5)
      #expect(tree.plain?.leaves["b"]?.value == 6 && tree.bare.value == 7)
      #expect(tree.bareList.map(\.value) == [8] && tree.good?.map(\.value) == [9, 10])
      for encoder in encoders {
        #expect(try decoder.decode(Tree.self, from: encoder.encode(tree)) == tree)
      }
      _ = try text(of: tree)
    }
  }

  private struct Recursive: Kodable {
    @Coding var value: Int
    @Coding(default: []) var children: [Recursive]
  }

  @Test func `a type can contain itself`() {
    #expect(
      outcome(#"{"value":1,"children":[{"value":2,"children":[{"value":3}]}]}"#) {
        (model: Recursive) in model.children[0].children[0].value
      } == "3")
  }

  private struct Chain: Kodable {
    @Coding("n") var next: [Chain]?
    @Coding("m") var other: Chain2?
  }
  private final class Chain2: Kodable {
    @Coding("n") var next: Chain2?
    @Coding("v") var value: Int
    init() {}
  }

  // Decoding again after each failure would take 2 to the power of 200 attempts.
  @Test func `a deeply nested failure is decoded only once`() {
    let depth = 200
    let json =
      String(repeating: #"{"n":"#, count: depth) + "1" + String(repeating: "}", count: depth)
    #expect(outcome("{\"m\":\(json)}") { (model: Chain) in model.other == nil } == "true")
  }

  // MARK: - Values

  private struct Value: Kodable, Equatable {
    @Coding var a: Int
    @CodableDate var d: Date?
    @Coding(.max(5)) var m: Int?
  }

  @Test func `copies are independent`() throws {
    let first = try Value.decodeJSON(from: Data(#"{"a":1,"m":9}"#.utf8))
    var second = first
    second.a = 2
    second.d = Date()
    #expect(first.a == 1 && first.d == nil && first.m == 5)
    #expect(second.a == 2 && second.d != nil)
    #expect(first != second)
    second.a = 1
    second.d = nil
    #expect(first == second)
  }

  @Test func `values of one type are independent`() {
    let first = outcome(#"{"a":1}"#) { (model: Value) in model.a }
    #expect(outcome(#"{"a":2}"#) { (model: Value) in model.a } == "2" && first == "1")
  }

  @Test func `decoding into an existing value keeps fields whose keys are missing`() throws {
    var value = Value()
    value.a = 1
    value.m = 3
    struct Wrapper: Decodable {
      var value: Value
      init(from decoder: any Decoder) throws {
        value = Value()
        (value.a, value.m) = (1, 3)
        try value.decode(from: decoder)
      }
    }
    #expect(
      outcome(#"{"a":2}"#) { (model: Wrapper) in "\(model.value.a) \(model.value.m ?? 0)" } == "2 3"
    )
  }

  private struct Own: Kodable {
    @Coding var a: Int
    init() {}
    init(key: String) { _a = Coding(key) }
    mutating func decode(from decoder: any Decoder) throws { a = 77 }
  }

  @Test func `a custom decode(from:) takes precedence`() {
    #expect(outcome("{}") { (model: Own) in model.a } == "77")
  }

  private struct Late: Kodable {
    @Coding var a: Int
    init() {}
    init(key: String) { _a = Coding(key) }
  }
  private struct Later: Decodable {
    var value = Late(key: "k")
    init(from decoder: any Decoder) throws { try value.decode(from: decoder) }
  }

  @Test func `each value uses the key that its wrapper was given`() throws {
    #expect(outcome(#"{"a":1}"#) { (model: Late) in model.a } == "1")
    #expect(outcome(#"{"k":2}"#) { (model: Later) in model.value.a } == "2")
    var value = Late(key: "x.y")
    value.a = 3
    #expect(try text(of: value) == #"{"x":{"y":3}}"#)
  }
}
