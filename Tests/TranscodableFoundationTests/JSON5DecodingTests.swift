import Foundation
import Testing
import TranscodableCore
import TranscodableFoundation
import TranscodableJSON
import TranscodableTestSupport

/// The effect of Foundation's decoder properties.
///
/// Foundation rejects these documents, so it can't be the decoder that reads them.
@Suite("JSON5 and assumed dictionaries through the decoder")
struct JSON5DecodingTests {
  private func decoder(
    allowsJSON5: Bool = false, assumesTopLevelDictionary: Bool = false
  ) -> JSON.Decoder {
    let decoder = JSON.Decoder()
    decoder.allowsJSON5 = allowsJSON5
    decoder.assumesTopLevelDictionary = assumesTopLevelDictionary
    return decoder
  }

  private func outcome(_ decoder: JSONDecoder, _ text: String) -> Outcome<Tree> {
    Outcome { try decoder.decode(Tree.self, from: Data(text.utf8)) }
  }

  @Test func `allowsJSON5 selects the JSON5 grammar`() {
    let text = #"{größe: 0e1, 'x': '\v\0\q', /**/}"#
    let expected = Tree.object(["größe": .number(0), "x": .string("\u{b}\0q")])
    #expect(outcome(decoder(allowsJSON5: true), text).value == expected)
    #expect(outcome(decoder(), text).value == nil)
    let explicit = JSON.Decoder()
    explicit.settings.grammar = .json5
    #expect(outcome(explicit, text).value == expected)
    // Foundation's property can only widen the grammar.
    let strict = decoder(allowsJSON5: true)
    strict.settings.grammar = .strict
    #expect(outcome(strict, text).value == expected)
  }

  @Test func `assumesTopLevelDictionary allows missing braces`() {
    #expect(
      outcome(decoder(assumesTopLevelDictionary: true), #""a": 1, "b": "x""#).value
        == .object(["a": .number(1), "b": .string("x")]))
    #expect(outcome(decoder(assumesTopLevelDictionary: true), "").value == .object([:]))
    #expect(outcome(decoder(), "").value == nil)
    #expect(
      outcome(decoder(allowsJSON5: true, assumesTopLevelDictionary: true), #"a: '\v'"#).value
        == .object(["a": .string("\u{b}")]))
  }

  @Test func `errors report the location in the JSON5 source`() {
    let problem = outcome(decoder(allowsJSON5: true), "{\n  // x\n  a: [.5, 0x],\n}").problem
    #expect(problem?.kind == "dataCorrupted")
    #expect(problem?.path == "a/Index 1")
    #expect(problem?.failure?.reason == .invalidNumber)
    #expect(problem?.text.contains("line 3, column 13 (byte 21)") == true, "\(problem as Any)")
  }

  @Test func `the limits of the decoder's settings apply`() {
    let decoder = JSON.Decoder()
    decoder.settings.maximumDocumentSize = 20
    decoder.settings.maximumStringLength = 3
    decoder.settings.maximumElementCount = 2
    #expect(outcome(decoder, #"{"a": "xyz"}"#).problem == nil)
    for (text, reason) in [
      (#"{"abcd": 1}"#, CodingFailureReason.stringLimit), ("[1, 2, 3]", .countLimit),
      ("[                   ]", .sizeLimit),
    ] {
      #expect(outcome(decoder, text).problem?.kind == "dataCorrupted")
      #expect(outcome(decoder, text).problem?.failure?.reason == reason)
    }
  }

  @Test func `JSON5 infinity and the strings of the float strategy both decode`() throws {
    let decoder = decoder(allowsJSON5: true)
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "∞", negativeInfinity: "-∞", nan: "?")
    let values = try decoder.decode([Double].self, from: Data("['∞', -Infinity, '\\-∞', 1]".utf8))
    #expect(values == [.infinity, -.infinity, -.infinity, 1])
  }
}
