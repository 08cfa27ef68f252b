import Testing
import TranscodableJSON
import TranscodableTestSupport

@Suite("Differences between JSON values")
struct DifferenceTests {
  @Test func `each changed location is described on a line`() {
    let old: JSON = [
      "user": ["name": "Ada", "id": 1], "tags": ["a", "b"], "draft": true, "x/y": 1,
    ]
    let new: JSON = [
      "tags": ["a", "c", "d"], "user": ["id": 1.0, "name": "Grace"], "x/y": [:], "n": nil,
    ]
    #expect(
      new.difference(from: old).description == """
        /user/name: "Ada" became "Grace"
        /tags/1: "b" became "c"
        /tags/2: added "d"
        /draft: removed true
        /x~1y: 1 became {}
        /n: added null
        """)
  }

  @Test func `equal values have no difference`() throws {
    let difference = try JSON(parsing: #"{"a":1,"b":[1.0]}"#)
      .difference(from: try JSON(parsing: #"{"b":[1],"a":1e0}"#))
    #expect(difference.isEmpty)
    #expect(difference.description == "no difference")
  }

  @Test func `whole values are described and long values are abbreviated`() {
    #expect(("b" as JSON).difference(from: "a").description == #"the whole value: "a" became "b""#)
    let long = JSON(String(repeating: "x", count: 1000))
    let text = long.difference(from: nil).description
    #expect(text.utf8.count < 200)
    #expect(text.contains("(1002 bytes)"))
  }

  @Test(arguments: [0xD1FF, 0xFEED] as [UInt64])
  func `the difference is empty exactly if the values are equal`(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var last: JSON = nil
    for _ in 0..<300 {
      let tree = Tree.random(depth: 3, using: &generator)
      let json = try JSON(parsing: try JSONWriter.write { tree.encode(to: &$0) })
      #expect(json.difference(from: json).isEmpty, "seed \(seed)")
      let difference = json.difference(from: last)
      #expect(difference.isEmpty == (json == last), "seed \(seed)")
      for change in difference.changes {
        #expect(last[change.pointer] == change.old, "seed \(seed): \(change)")
        #expect(json[change.pointer] == change.new, "seed \(seed): \(change)")
      }
      last = json
    }
  }
}
