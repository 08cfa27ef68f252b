import Testing
import TranscodableJSON
import TranscodableTestSupport

@Suite("JSON.Object")
struct ObjectValueTests {
  @Test func `members keep their order`() {
    var object: JSON.Object = ["b": 1, "a": 2]
    object["c"] = 3
    object["a"] = nil
    object["a"] = 4
    object["b"] = 5
    #expect(object.keys == ["b", "c", "a"])
    #expect(object.values == [5, 3, 4])
    #expect(object.map(\.key) == ["b", "c", "a"])
    #expect(object.description == #"{"b":5,"c":3,"a":4}"#)
  }

  @Test func `the first of duplicate keys wins`() throws {
    #expect(JSON.Object([("a", 1), ("a", 2)].map { (key: $0.0, value: $0.1) })["a"] == 1)
    #expect((["a": 1, "b": 0, "a": 2] as JSON.Object).description == #"{"a":1,"b":0}"#)
    for text in [
      #"{"a":1,"a":2,"b":3}"#, #"{"a":1,"b":3,"a":{"a":[1,{}]}}"#, #"{"a":1,"\u0061":2,"b":3}"#,
      #"[{"a":0},{"a":1,"b":3,"a":2,"a":3}]"#,
    ] {
      let json = try JSON(parsing: text)
      let object = json.array?.last?.object ?? json.object
      #expect(object?.description == #"{"a":1,"b":3}"#)
    }
  }

  @Test func `canonically equivalent keys are equal`() throws {
    let json = try JSON(parsing: "{\"\u{E9}\": 1, \"e\u{301}\": 2}")
    #expect(json.object?.count == 1)
    #expect(json["e\u{301}"] == 1)
  }

  @Test(arguments: [1, 12, 13, 1000])
  func `keys are found in objects of any size`(_ count: Int) throws {
    let text = "{" + (0..<count).map { "\"key \($0)\":\($0)" }.joined(separator: ",") + "}"
    var object = try #require(try JSON(parsing: text).object)
    for index in 0..<count { #expect(object["key \(index)"]?.int == index) }
    #expect(object["key"] == nil)
    let copy = object
    for index in stride(from: 0, to: count, by: 2) {
      #expect(object.removeValue(forKey: "key \(index)")?.int == index)
    }
    #expect(object.count == count / 2)
    #expect(copy.count == count)
    for index in 0..<count { #expect((object["key \(index)"] == nil) == index.isMultiple(of: 2)) }
  }

  @Test(arguments: [0xB0B, 0xCAFE] as [UInt64])
  func `an object behaves like an ordered dictionary`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for size in [5, 40] {
      var object = JSON.Object()
      var model: [String: Int] = [:]
      var order: [String] = []
      for step in 0..<1000 {
        let key = "k\(Int.random(in: 0..<size, using: &generator))"
        if Int.random(in: 0..<3, using: &generator) == 0 {
          #expect(object.removeValue(forKey: key)?.int == model.removeValue(forKey: key))
          order.removeAll { $0 == key }
        } else {
          if model[key] == nil { order.append(key) }
          #expect(
            object.updateValue(JSON(step), forKey: key)?.int == model.updateValue(step, forKey: key)
          )
        }
        #expect(object.keys == order, "seed \(seed), step \(step)")
      }
      #expect(object.allSatisfy { model[$0.key] == $0.value.int }, "seed \(seed)")
    }
  }

  @Test(arguments: [0xA11CE, 0xD1CE] as [UInt64])
  func `equality and hashing ignore the order of members`(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for count in [0, 1, 2, 5, 12, 13, 50] {
      let members = (0..<count).map {
        (key: "\($0)", value: JSON(Int.random(in: 0...9, using: &generator)))
      }
      let object = JSON.Object(members)
      let shuffled = JSON.Object(members.shuffled(using: &generator))
      #expect(object == shuffled, "seed \(seed)")
      #expect(object.hashValue == shuffled.hashValue, "seed \(seed)")
      #expect(JSON.object(object) == .object(shuffled))
      guard let key = object.keys.randomElement(using: &generator) else { continue }
      var other = shuffled
      other[key] = "other"
      #expect(object != other, "seed \(seed)")
      other[key] = nil
      #expect(object != other, "seed \(seed)")
      other["new"] = object[key]
      #expect(object != other, "seed \(seed)")
    }
  }

  @Test func `objects with shared keys can be changed independently`() throws {
    var json = try JSON(parsing: #"[{"a":1,"b":2},{"a":3,"b":4}]"#)
    json[0]?["c"] = 5
    json[1]?["a"] = nil
    #expect(json.description == #"[{"a":1,"b":2,"c":5},{"b":4}]"#)
  }

  @Test func `objects can be merged`() {
    let object: JSON.Object = ["a": 1, "b": 2]
    let merged = object.merging(["c": 3, "a": 4] as JSON.Object) { old, new in [old, new] }
    #expect(merged.description == #"{"a":[1,4],"b":2,"c":3}"#)
    #expect(object.mapValues { _ in nil }.description == #"{"a":null,"b":null}"#)
  }

  @Test func `a default value is stored when it is changed`() {
    var object: JSON.Object = ["a": ["x": 1]]
    object["a", default: [:]]["y"] = 2
    object["b", default: [:]]["z"] = 3
    #expect(object["c", default: 7] == 7)
    #expect(object.description == #"{"a":{"x":1,"y":2},"b":{"z":3}}"#)
  }
}
