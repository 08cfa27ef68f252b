import Foundation
import Testing
import TranscodableFoundation
import TranscodableJSON
import TranscodableTestSupport

/// Types with their own decoding: empty types, classes and lossy sequences.
@Suite("Container path: types with their own decoding")
struct TypeDecodingTests {
  private struct Nothing: Decodable, Equatable {}
  private struct Item: Decodable, Equatable { var id: Int }

  @Test(arguments: ["null", "1", "true", #""x""#, "[1,2]", #"{"a":{}}"#, "1.5", "[]", "{}"])
  func `an empty type accepts any value and advances the container`(_ text: String) {
    expectSame(Anything.self, text)
    expectAnswers("[\(text),7]", ["0", "1", "7", "true"]) { decoder, log in
      var container = try decoder.unkeyedContainer()
      log.note(container.currentIndex)
      _ = try container.decode(Anything.self)
      log.note(container.currentIndex)
      log.attempt { try container.decode(Int.self) }
      log.note(container.isAtEnd)
    }
    #expect(expectSame([Anything].self, "[\(text),\(text)]").value?.count == 2)
    #expect(expectSame([String: Anything].self, #"{"a":\#(text)}"#).value?.count == 1)
  }

  @Test func `a synthesized empty type decodes as in Foundation`() {
    for text in ["null", "1", "true", #""x""#, "[1,2]", #"{"a":{}}"#, "[]", "{}"] {
      expectSame(Nothing.self, text)
      expectSame([Nothing].self, "[\(text),\(text)]")
    }
  }

  /// An array that drops invalid elements, written in the usual way.
  private struct LossyArray<Element: Decodable & Equatable>: Decodable, Equatable {
    var elements: [Element] = []
    init(_ elements: [Element]) { self.elements = elements }
    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var rounds = 0
      while !container.isAtEnd {
        rounds += 1
        if rounds > 1_000 { throw CancellationError() }  // Fails instead of looping forever.
        do { elements.append(try container.decode(Element.self)) } catch {
          _ = try? container.decode(Nothing.self)
        }
      }
    }
  }

  @Test func `a lossy array terminates`() {
    expectValue(
      LossyArray([Item(id: 1), Item(id: 4)]),
      #"[{"id":1},{"id":"x"},{},{"id":4,"x":[{}]},{"id":1.5}]"#)
    expectValue(LossyArray([1, 2]), #"[1,"x",{"a":[1]},2,{}]"#)
    expectValue(LossyArray([LossyArray([1]), LossyArray([])]), #"[[1,"x",{}],{"a":1},["x"]]"#)
    expectValue(LossyArray<Int>([]), "[]")
    expectValue(["a": LossyArray(["x"])], #"{"a":[1,2.5,true,"x"]}"#)
  }

  @Test func `a super decoder skips any element`() {
    expectAnswers(#"[null,{"a":1},"x",3]"#, ["3", "true"]) { decoder, log in
      var container = try decoder.unkeyedContainer()
      for _ in 0..<3 { _ = try container.superDecoder() }
      log.attempt { try container.decode(Int.self) }
      log.note(container.isAtEnd)
    }
  }

  private class Animal: Decodable {
    var name: String
    enum CodingKeys: String, CodingKey { case name }
    required init(from decoder: any Decoder) throws {
      name = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .name)
    }
  }

  private final class Nested: Animal {
    var tricks: [String]
    enum CodingKeys: String, CodingKey { case tricks }
    required init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      tricks = try container.decode([String].self, forKey: .tricks)
      try super.init(from: container.superDecoder())
    }
  }

  private final class Flat: Animal {
    var tricks: [String]
    enum CodingKeys: String, CodingKey { case tricks }
    required init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      tricks = try container.decode([String].self, forKey: .tricks)
      try super.init(from: decoder)
    }
  }

  private func summary(_ type: (some Animal).Type, _ document: String) {
    let (ours, foundation) = decoders { _ in }
    let outcomes = [ours, foundation].map { decoder in
      Outcome {
        let animal = try decoder.decode(type, from: document.documentData)
        return [animal.name] + ((animal as? Nested)?.tricks ?? (animal as? Flat)?.tricks ?? [])
      }
    }
    #expect(outcomes[0].agrees(with: outcomes[1]), "\(document): \(outcomes)")
  }

  @Test func `classes decode their superclass`() throws {
    for document in [
      #"{"tricks":["sit"],"super":{"name":"Rex"}}"#, #"{"tricks":["sit"],"name":"Rex"}"#,
      #"{"tricks":[],"super":{"name":1}}"#, #"{"tricks":[],"super":null}"#, #"{"tricks":[]}"#,
      #"{"super":{"name":"Rex"}}"#, #"{"tricks":["sit"],"super":{},"name":7}"#, "{}", "[]",
    ] {
      summary(Nested.self, document)
      summary(Flat.self, document)
      summary(Animal.self, document)
    }
    let rex = try JSON.Decoder().decode(
      Nested.self, from: Data(#"{"tricks":["sit"],"super":{"name":"Rex"}}"#.utf8))
    #expect((rex.name, rex.tricks.count) == ("Rex", 1))
  }

  @Test func `a decoder can be used during another decoder's call`() {
    // JSON in a JSON string, decoded while the outer call runs.
    struct Inner: Decodable, Equatable { var value: [Int] }
    struct Outer: Decodable, Equatable {
      var inner: Inner
      var after: Int
      enum CodingKeys: String, CodingKey { case inner, after }
      init(inner: Inner, after: Int) { (self.inner, self.after) = (inner, after) }
      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let text = try container.decode(String.self, forKey: .inner)
        inner = try JSON.Decoder().decode(Inner.self, from: Data(text.utf8))
        after = try container.decode(Int.self, forKey: .after)
      }
    }
    expectValue(
      [Outer(inner: Inner(value: [1, 2]), after: 3)],
      #"[{"inner":"{\"value\":[1,2]}","after":3}]"#)
  }
}
