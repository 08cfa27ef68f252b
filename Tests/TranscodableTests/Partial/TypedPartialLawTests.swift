import Foundation
import Testing
import Transcodable
import TranscodableStreams
import TranscodableTestSupport

@Suite("Laws of typed partial values")
struct TypedPartialLawTests {
  /// A type and the pattern of its documents.
  struct Subject: Sendable, CustomTestStringConvertible {
    let name: String
    let sample: PartialSample
    let check: @Sendable (_ text: String, _ isDamaged: Bool) -> Void

    init<Value: PartiallyDecodable & Equatable & SendableMetatype>(
      _ type: Value.Type, _ pattern: String
    )
    where Value.Partial: Equatable {
      name = "\(type)"
      sample = PartialSample(pattern)
      check = { PartialLaws.check(Value.self, $0, isDamaged: $1) }
    }

    var testDescription: String { name }
  }

  /// The number of documents for each type; 34 make a thousand in total.
  private static let rounds =
    ProcessInfo.processInfo.environment["TRANSCODABLE_PARTIAL_ROUNDS"].flatMap(UInt64.init) ?? 6

  static let subjects: [Subject] = [
    Subject(Arriving.Word.self, #"{"text": "$text"}"#),
    Subject(
      Arriving.Scalars.self,
      """
      {"int": "$int", "small": "$int", "large": 7, "double": "$double", "float": "$double",
       "flag": "$flag", "text": "$text"}
      """),
    Subject(
      Arriving.Optionals.self,
      #"{"int?": "$int", "text?": "$text", "word?": {"text": "$text"}, "list?": ["$int"]}"#),
    Subject(Arriving.Styled.self, #"{"first_name": "$text", "year_of_birth": "$int"}"#),
    Subject(Arriving.Prefixed.self, #"{"x-name": "$text", "x-mail?": "$text"}"#),
    Subject(Arriving.Renamed.self, #"{"ID": "$int", "größe \"x\"": "$text"}"#),
    Subject(
      Arriving.Aliased.self,
      #"{"$one": [{"url": "$text", "rest": 1}, {"uri": "$text", "rest": 1}, {"rest": 2, "link": "$text"}]}"#
    ),
    Subject(
      Arriving.Paths.self,
      #"{"meta": {"author": {"name": "$text", "mail?": "$text"}, "year?": "$int"}, "title": "$text"}"#
    ),
    Subject(
      Arriving.Inside.self, #"{"data": {"attributes": {"name": "$text", "tags": ["$text"]}}}"#),
    Subject(Arriving.Indexed.self, #"{"results": ["$text"]}"#),
    Subject(Arriving.Defaults.self, #"{"count?": "$int", "text?": "$text", "list?": ["$int"]}"#),
    Subject(
      Arriving.Dates.self,
      #"{"date": "2025-03-28T16:05:09Z", "url": "https://a.b/c", "count": {"$one": ["12", 3]}, "name": " ab "}"#
    ),
    Subject(Arriving.Checked.self, #"{"text": "$short", "word?": "$short"}"#),
    Subject(
      Arriving.Whole.self, #"{"word": {"text": "$text"}, "text": "$text", "list": ["$int"]}"#),
    Subject(Arriving.Required.self, #"{"text": "$text", "id": "$int"}"#),
    Subject(Arriving.Requiring.self, #"{"list": [{"text": "$text", "id": "$int"}]}"#),
    Subject(Arriving.Lossy.self, #"{"list": ["$int"]}"#),
    Subject(
      Arriving.Members.self,
      """
      {"plain": {"name": "$text", "number?": "$int"}, "plains": [{"name": "$text"}],
       "byName": {"$entries": {"a": {"name": "$text"}, "b": {"name": "$text"}}}, "color?": "red",
       "level": {"$one": [1, 12]}, "colors": ["red"]}
      """),
    Subject(
      Arriving.Lists.self,
      """
      {"words": [{"text": "$text"}], "nested": [["$text"]], "byName": {"$entries": {"a": {"text": "$text"}}},
       "lists": {"$entries": {"x": ["$int"], "y": ["$int"]}}}
      """),
    Subject(Arriving.Tree.self, #"{"name": "$text", "children": ["$again"]}"#),
    Subject(
      Arriving.Anything.self,
      #"{"json": {"$one": [null, {"a": "$text", "b": ["$int"]}, "$double"]}, "list": ["$text"]}"#),
    Subject(Arriving.Nullables.self, #"{"text?": "$text", "number?": "$int"}"#),
    Subject(Arriving.Shape.self, shape),
    Subject(Arriving.Block.self, block),
    Subject(Arriving.Adjacent.self, adjacent),
    Subject(Arriving.Open.self, open),
    Subject(
      Arriving.Page.self,
      #"{"shapes": [\#(shape)], "blocks": [\#(block)], "more": {"$entries": {"a": \#(adjacent)}}, "open?": \#(open)}"#
    ),
    Subject(
      Arriving.Expression.self,
      """
      {"$one": [{"kind": "number", "value": "$double"},
                {"kind": "sum", "left": "$again", "right": "$again"}]}
      """),
    Subject(Arriving.Received.self, #"{"name": "$text", "words?": [{"text": "$text"}]}"#),
    Subject([Arriving.Word].self, #"[{"text": "$text"}]"#),
    Subject([String: Arriving.Block].self, #"{"$entries": {"a": \#(block), "b": \#(block)}}"#),
  ]

  private static let shape =
    #"{"$one": ["empty", {"circle": {"radius": "$double"}}, {"label": "$text"}, {"word": {"text": "$text"}}, {"pair": {"_0": 1, "_1": 2}}]}"#
  private static let block =
    #"{"$one": [{"type": "rule"}, {"type": "text", "content": "$text"}, {"type": "wait", "id": "$int", "minutes?": "$int"}, {"type": 7, "text": "$text"}]}"#
  private static let adjacent =
    #"{"$one": [{"t": "empty"}, {"t": "text", "c": "$text"}, {"t": "size", "c": {"width": "$int", "height": 5}}]}"#
  private static let open =
    #"{"$one": [{"type": "known", "name": "$text"}, {"type": "new", "a": ["$text"]}]}"#

  @Test(arguments: subjects)
  func `partial values of generated documents obey the laws at every prefix`(_ subject: Subject) {
    for round in 0..<Self.rounds {
      var generator = SeededGenerator(seed: round)
      subject.check(subject.sample.text(&generator), false)
    }
  }

  @Test(arguments: subjects)
  func `damaged documents never trap and end as decode does`(_ subject: Subject) {
    for round in 0..<UInt64(6) {
      var generator = SeededGenerator(seed: round)
      var text = Array(subject.sample.text(&generator))
      let place = Int.random(in: 0..<text.count, using: &generator)
      text[place] = ["}", "\"", "1", ",", "x"].randomElement(using: &generator) ?? "x"
      subject.check(String(text), true)
    }
  }

  @Test(
    .enabled(if: Documents.conformance != nil, "TRANSCODABLE_CONFORMANCE is not set to a folder"),
    arguments: Documents.names(in: Documents.conformance).filter { $0.hasPrefix("y_") })
  func `JSONTestSuite documents obey the laws as untyped values`(_ name: String) throws {
    let folder = try #require(Documents.conformance)
    let text = String(
      decoding: try Data(contentsOf: folder.appending(path: name)), as: UTF8.self)
    guard text.utf8.count < 2000 else { return }
    PartialLaws.check(JSON.self, text)
    PartialLaws.check([JSON].self, text, isDamaged: true)
    PartialLaws.check([String: JSON].self, text, isDamaged: true)
    PartialLaws.check([Int].self, text, isDamaged: true)
  }
}
