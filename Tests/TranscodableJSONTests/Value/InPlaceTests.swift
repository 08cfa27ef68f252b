import Testing
import TranscodableJSON

@Suite("Changes of JSON values in place")
struct InPlaceTests {
  /// Expects that the storage of a value moves only when it grows, and not at every change.
  private func expectInPlace(
    _ count: Int, _ json: JSON, at pointer: JSON.Pointer,
    sourceLocation: SourceLocation = #_sourceLocation, change: (inout JSON, Int) -> Void
  ) {
    var (json, moves, last) = (json, 0, nil as UInt?)
    for index in 0..<count {
      change(&json, index)
      let address = json[pointer].flatMap(storage)
      if address != last { moves += 1 }
      last = address
    }
    // The capacity at least grows by half, and two copies may precede the first change.
    #expect(moves < 40, sourceLocation: sourceLocation)
  }

  private func storage(of json: JSON) -> UInt? {
    // SAFETY: The address is only compared, and no memory is accessed through it.
    unsafe (json.array ?? json.object?.values)?.withUnsafeBufferPointer {
      UInt(bitPattern: $0.baseAddress)
    }
  }

  @Test func `members are added to a nested object in place`() {
    expectInPlace(4_000, ["x": [:]], at: ["x"]) { $0["x"]?["k\($1)"] = JSON($1) }
  }

  @Test func `members of an object are replaced in place`() {
    let json: JSON = ["x": .object(JSON.Object((0..<4_000).map { ("k\($0)", 0) }))]
    expectInPlace(4_000, json, at: ["x"]) { $0["x"]?["k\($1)"] = JSON($1) }
  }

  @Test func `elements of an array are changed in place`() {
    let json: JSON = ["x": ["y": .array(Array(repeating: [], count: 4_000))]]
    expectInPlace(4_000, json, at: ["x", "y"]) { $0["x"]?["y"]?[$1]?[0] = JSON($1) }
  }

  @Test(arguments: [["x", "y"], ["x", "z"]] as [JSON.Pointer])
  func `pointers append, replace and change in place`(pointer: JSON.Pointer) {
    expectInPlace(2_000, ["x": ["y": [], "z": [:]]], at: pointer) { json, index in
      json[["x", "y", "-"]] = JSON(index)
      json[["x", "z", "k\(index)"]] = []
      json[["x", "z", "k\(index)"]]?[0] = JSON(index)
      json[["x", "y", "\(index)"]] = nil ?? JSON(index + 1)
    }
  }

  @Test func `a write by pointer reaches what it should, and nothing else`() {
    var json: JSON = ["a": ["b": [1, 2, ["c": 3]]], "n": nil]
    json[["a", "b", "2", "c"]] = 4
    json[["a", "b", "-"]] = 5
    json[["a", "b", "0"]] = nil
    json[["a", "missing", "c"]] = 6
    json[["a", "b", "9", "c"]] = 7
    json[["n", "k"]] = 8
    json[["a", "b", "01"]] = 9
    json[["a", "missing", "c"]]?["d"] = 10
    json[["a", "b"]]?[0] = 11
    #expect(json == ["a": ["b": [11, ["c": 4], 5]], "n": nil])
    json[[]]?["n"] = nil
    #expect(json == ["a": ["b": [11, ["c": 4], 5]]])
    json[[]] = nil
    #expect(json == nil)
  }

  @Test func `copies keep their members`() {
    var json: JSON = ["x": ["y": [1]]]
    let copy = json
    json["x"]?["y"]?[0] = 2
    json[["x", "z"]] = 3
    #expect(copy == ["x": ["y": [1]]])
    #expect(json == ["x": ["y": [2], "z": 3]])
  }

  // With quadratic time, this would take several minutes.
  @Test(.timeLimit(.minutes(1))) func `several members are removed in linear time`() {
    let count = 200_000
    var object = JSON.Object((0..<count).map { ("k\($0)", JSON($0)) })
    object.removeAll { $0.value.int.map { $0.isMultiple(of: 2) } ?? false }
    #expect(object.count == count / 2)
    object.removeValues(forKeys: (0..<count / 2).map { "k\($0)" })
    #expect(object.count == count / 4)
    for key in object.keys.reversed() { object[key] = nil }
    #expect(object.isEmpty)
  }

  @Test func `removing and filtering keep the order of members`() {
    var object: JSON.Object = ["a": 1, "b": nil, "c": 3, "d": nil]
    let filtered: JSON.Object = object.filter { !$0.value.isNull }
    #expect(filtered.keys == ["a", "c"])
    object.removeValues(forKeys: ["d", "a", "x"])
    #expect(object.description == #"{"b":null,"c":3}"#)
    object.removeAll { _ in true }
    #expect(object == [:])
  }

  @Test func `keys are found after any removal`() {
    for count in [3, 13, 14, 200] {
      for step in [1, 2, 7] {
        var object = JSON.Object((0..<count).map { ("k\($0)", JSON($0)) })
        let copy = object
        for index in stride(from: 0, to: count, by: step) {
          #expect(object.removeValue(forKey: "k\(index)")?.int == index)
          object["n\(index)"] = JSON(index)
          for (place, key) in object.keys.enumerated() {
            #expect(object[key] == object.values[place])
          }
          #expect(object["k\(index)"] == nil)
        }
        #expect(copy.count == count && copy["k0"] == 0)
      }
    }
  }
}
