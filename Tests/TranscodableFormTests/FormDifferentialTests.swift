import Foundation
import Testing
import TranscodableForm
import TranscodableJSON
import TranscodableTestSupport

struct FormDifferentialTests {
  /// Names and values with characters that are special in forms.
  static func randomPairs(_ random: inout SeededGenerator) -> [(String, String)] {
    let pieces = [
      "a", "b", "=", "&", "+", "%", "%4", "%41", "%zz", " ", "é", "€", "😀", "/", "?", "#", "[", "]",
      ".", "~", "*", "\"", "\n", ";", ",", "0",
    ]
    func text() -> String {
      (0..<Int.random(in: 0...5, using: &random)).map { _ in
        pieces.randomElement(using: &random) ?? ""
      }.joined()
    }
    return (0..<Int.random(in: 1...5, using: &random)).map { _ in ("n" + text(), text()) }
  }

  @Test func `serialized forms are read by URLComponents`() throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<2000 {
      let pairs = Self.randomPairs(&random)
      let form = URLEncodedForm(pairs.map { .init($0.0, $0.1) })
      var components = URLComponents()
      // URLComponents doesn't decode plus signs.
      components.percentEncodedQuery = form.string.replacing("+", with: "%20")
      let items = try #require(components.queryItems)
      #expect(items.map { [$0.name, $0.value] } == pairs.map { [$0.0, $0.1] })
    }
  }

  @Test func `queries of URLComponents are parsed`() throws {
    var random = SeededGenerator(seed: 8)
    for _ in 0..<2000 {
      let pairs = Self.randomPairs(&random)
      var components = URLComponents()
      components.queryItems = pairs.map { URLQueryItem(name: $0.0, value: $0.1) }
      // URLComponents doesn't escape plus signs.
      let query = (components.percentEncodedQuery ?? "").replacing("+", with: "%2B")
      #expect(
        try URLEncodedForm(parsing: query).map { [$0.name, $0.value] }
          == pairs.map { [$0.0, $0.1] })
    }
  }

  @Test(.enabled(if: Python.canRun))
  func `generated forms are parsed and written as in Python`() throws {
    var random = SeededGenerator(seed: 9)
    let pieces = [
      "a", "b", "=", "&", "+", "%", "%4", "%41", "%zz", "%20", "%C3%A9", "%C3", "%FF", "%E2%82",
      "%F0%9F%98%80", "%ED%A0%80", "%00", "%3D", "%26", "%2B", "%25", "é", "😀", "[", "]", ".", ";",
    ]
    let forms = (0..<4000).map { _ in
      (0..<Int.random(in: 0...12, using: &random)).map { _ in
        pieces.randomElement(using: &random) ?? ""
      }.joined()
    }
    let answers = try Python.output(
      of: """
        import json, sys
        from urllib.parse import parse_qsl, urlencode
        forms = json.load(open(sys.argv[1]))
        pairs = [parse_qsl(form, keep_blank_values=True) for form in forms]
        print(json.dumps([[pair, urlencode(pair)] for pair in pairs]))
        """, for: .array(forms.map { .string($0) }))
    let found = try #require(answers.array)
    #expect(found.count == forms.count)
    for (form, answer) in zip(forms, found) {
      let parsed = try URLEncodedForm(parsing: form)
      let pairs: JSON = .array(parsed.map { [.string($0.name), .string($0.value ?? "")] })
      #expect(pairs == answer[0], "\(form)")
      let complete = URLEncodedForm(parsed.map { .init($0.name, $0.value ?? "") })
      // The URL standard doesn't escape asterisks but escapes tildes.
      let written = complete.string.replacing("%7E", with: "~").replacing("*", with: "%2A")
      #expect(.string(written) == answer[1], "\(form)")
    }
  }

  /// Recorded with `urllib.parse.parse_qsl(input, keep_blank_values=True)` of Python 3.
  static let parsedByPython: [(String, [[String]])] = [
    ("a=1&b=2", [["a", "1"], ["b", "2"]]),
    ("a=1&a=2&a", [["a", "1"], ["a", "2"], ["a", ""]]),
    ("a+b=c+d", [["a b", "c d"]]),
    ("a=%2B%20%26%3D", [["a", "+ &="]]),
    ("a=%", [["a", "%"]]),
    ("a=%4&b=%zz&c=%4g", [["a", "%4"], ["b", "%zz"], ["c", "%4g"]]),
    ("a=%E2%82%AC&%C3%A9=x", [["a", "€"], ["é", "x"]]),
    ("a=%FF&b=%E2%82", [["a", "\u{FFFD}"], ["b", "\u{FFFD}"]]),
    ("a=b=c&=d&&e", [["a", "b=c"], ["", "d"], ["e", ""]]),
    ("a%5B0%5D=x&a.b=y;z", [["a[0]", "x"], ["a.b", "y;z"]]),
    ("a=%F0%9F%98%80", [["a", "😀"]]),
    ("a=%ED%A0%80", [["a", "\u{FFFD}\u{FFFD}\u{FFFD}"]]),
  ]

  @Test(arguments: parsedByPython)
  func `forms are parsed as in Python`(_ input: String, _ output: [[String]]) throws {
    #expect(try URLEncodedForm(parsing: input).map { [$0.name, $0.value ?? ""] } == output)
  }

  /// Recorded with `urllib.parse.urlencode(pairs)` of Python 3.
  static let writtenByPython: [([(String, String)], String)] = [
    ([("a b", "c+d&e=f")], "a+b=c%2Bd%26e%3Df"),
    ([("é", "€😀")], "%C3%A9=%E2%82%AC%F0%9F%98%80"),
    ([("a[0]", "x/y?z"), ("", "-_.")], "a%5B0%5D=x%2Fy%3Fz&=-_."),
    ([("a", "\r\n\u{0}\"'()!$,;:@")], "a=%0D%0A%00%22%27%28%29%21%24%2C%3B%3A%40"),
  ]

  @Test(arguments: writtenByPython)
  func `forms are written as in Python`(_ pairs: [(String, String)], _ output: String) {
    #expect(URLEncodedForm(pairs.map { .init($0.0, $0.1) }).string == output)
  }
}
