import Foundation
import Testing
import TranscodableCore
import TranscodableFoundation
import TranscodablePropertyList
import TranscodableTestSupport

/// Invalid or unusual documents in XML and OpenStep format.
@Suite("Property lists: XML and OpenStep")
struct MalformedTextTests {
  /// The outcomes of both decoders.
  private func outcomes(_ text: String) -> (ours: Outcome<Tree>, foundation: Outcome<Tree>) {
    let data = Data(text.utf8)
    return (
      Outcome { try PropertyList.Decoder().decode(Tree.self, from: data) },
      Outcome { try PropertyListDecoder().decode(Tree.self, from: data) }
    )
  }

  private func same(_ texts: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    for text in texts {
      let (ours, foundation) = outcomes(text)
      #expect(
        ours.agrees(with: foundation), "\(text)\nours: \(ours)\nFoundation: \(foundation)",
        sourceLocation: sourceLocation)
    }
  }

  @Test func `markup around the value is handled as in Foundation`() {
    let value = "<array><string>a</string></array>"
    same([
      "<plist>\(value)</plist>", value + "\n", value, "\n <plist version='1.0'>\(value)</plist>",
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?><plist>\(value)</plist>",
      "<?xml version='1.0' encoding='utf-8'?><plist>\(value)</plist>",
      "<?xml version=\"1.0\" encoding=\"UTF-16\"?><plist>\(value)</plist>",
      "<?xml version=\"1.0\" encoding=\"UTF-\u{18}\"?><plist>\(value)</plist>",
      "<?xml version=\"1.0\"?><plist>\(value)</plist>", "<?xml", "<?xml ?>", "<",
      "<!-- a -- b --><plist>\(value)</plist>", "<!-- <plist>\(value)</plist>",
      "<!DOCTYPE plist><plist>\(value)</plist>",
      "<!DOCTYPE plist [<!ENTITY a \"b\">]><plist>\(value)</plist>",
      "<!FOO><plist>\(value)</plist>",
      "<plist>\(value)\(value)</plist>", "<plist></plist>", "<plist/>", "<plist>\(value)", "",
      " ", "<plist>\(value)</plist>junk", "<plist>\(value)</plistx>",
      "<plist><!-- a -->\(value)</plist>",
      "<plist><?a b?>\(value)</plist>", "<plist>junk\(value)</plist>", "<foo>\(value)</foo>",
      "<plist><plist>\(value)</plist></plist>", "\u{feff}<plist>\(value)</plist>",
      "<array a='1' b = \"2\" ><string\tx>a</string ></array\n>\n",
      "<array><stringx>a</string></array>\n",
      "<array><string/x>a</string></array>\n", "<array><string-a>a</string></array>\n",
      "<array><string\u{b}>a</string></array>\n", "<array><string\0>a</string></array>\n",
      "<array><string\"\">a</string></array>\n",
    ])
  }

  @Test func `strings with references and CDATA sections decode as in Foundation`() {
    let texts = [
      "a", "", "&lt;&gt;&amp;&apos;&quot;", "&#65;&#x41;&#x1F600;", "&#0;", "&#xD800;", "&#;",
      "&#x110000;", "&#123456789;", "&#x12345678;", "&#12a;", "&lt", "&", "&foo;", "&nbsp;",
      "<![CDATA[<a>&b;]]>", "a<![CDATA[b]]>c<![CDATA[]]>", "<![CDATA[a", "<!-- a -->", "<b>",
      "$null", "$nulla", "a$null", "\u{e9}\u{1F600}", "\t a \n b ", "]]>", "a>b\"c'",
    ]
    same(texts.map { "<plist><array><string>\($0)</string></array></plist>" })
    same(texts.map { "<plist><dict><key>\($0)</key><true/></dict></plist>" })
  }

  @Test func `empty and misplaced elements are handled as in Foundation`() {
    let elements = [
      "<array/>", "<dict/>", "<string/>", "<key/>", "<key>a</key>", "<data/>", "<date/>", "<real/>",
      "<integer/>", "<true></true>", "<true>a</true>", "<false / >", "<data></data>",
      "<array></dict>",
      "<dict><key>a</key></dict>", "<dict><string>a</string><true/></dict>",
      "<dict><key/><true/></dict>",
      "<dict><key>a</key><true/><key>a</key><false/></dict>", "<true", "< true/>", "</true>",
      "<dict><key>CF$UID</key><integer>1</integer></dict>", "<dict><key>$null</key><true/></dict>",
    ]
    same(elements.map { "<plist><array>\($0)</array></plist>" })
    same(elements.map { "<plist>\($0)</plist>" })
  }

  @Test func `numbers, dates and data decode as in Foundation`() throws {
    let integers = [
      "5", "+5", "- 5", " 5", "5 ", "0x1F", "-0x10", "+0X1f", "", "0x", "--5", "5.0", "1_0",
      "\u{a0}5",
      "9223372036854775807", "9223372036854775808", "-9223372036854775808", "00012", "+ 0x5", "-",
      "0xg", "-0", "５", "300", "18446744073709551615", "18446744073709551616", "&#49;", "\u{3000}5",
    ]
    let reals = [
      "1.5", "+5", " 5", "5 ", "0x1F", "nan", "NaN", "+infinity", "-INF", "inf", "+inf", "infinity",
      "", "1e400", "1e-400", ".5", "5.", "-.5e3", "1,5", "--1", "1e5", "+ 5", "\t5", "\u{a0}5",
      "Infinity", "\n\u{b}5", "1e", "1e+", "&#49;", "0.1", "16777217", "x", "infinit", "-",
      "0\0\0.5", "1\0", "1.5\u{e9}", "1_000.5",
    ]
    for type: any (Decodable & Equatable).Type in [
      Int.self, Int8.self, UInt64.self, Double.self, Float.self, Bool.self, String.self,
    ] {
      for text in integers {
        same(type, "<plist><array><integer>\(text)</integer></array></plist>")
      }
      for text in reals { same(type, "<plist><array><real>\(text)</real></array></plist>") }
    }
    for text in [
      "2024-01-02T03:04:05Z", "0001-01-01T00:00:00Z", "1582-10-04T00:00:00Z",
      "1582-10-10T00:00:00Z",
      "1582-10-15T00:00:00Z", "0000-01-01T00:00:00Z", "2024-01-32T25:61:61Z",
      "2024-13-01T00:00:00Z",
      "99999-01-01T00:00:00Z", "2024-00-00T00:00:00Z", "1000-02-29T00:00:00Z",
      "2023-02-29T00:00:00Z",
      "2024-1-1T00:00:00Z", " 2024-01-01T00:00:00Z", "2024-01-01", "", "2024-01-01T00:00:00",
      "2024-01-01T00:00:00Z ", "1900-02-29T00:00:00Z", "1500-02-29T00:00:00Z",
    ] { same(Date.self, "<plist><array><date>\(text)</date></array></plist>") }
    for text in [
      "AAEC", "AA==", "AA=", "A", "AAE=", "=AAE", "AA EC", "AAE\n=", "AA=A", "\u{e9}", "!!AA@",
      "AAAA====", "AA=BB=CC", "AAE=AAE=", "", "+/+/", "A\u{b}A==",
    ] { same(Data.self, "<plist><array><data>\(text)</data></array></plist>") }
  }

  private func same(
    _ type: any (Decodable & Equatable).Type, _ text: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    func compare<Value: Decodable & Equatable>(_ type: Value.Type) {
      let data = Data(text.utf8)
      let ours = Outcome { try PropertyList.Decoder().decode([Value].self, from: data) }
      let foundation = Outcome { try PropertyListDecoder().decode([Value].self, from: data) }
      #expect(
        ours.agrees(with: foundation),
        "\(type) from \(text)\nours: \(ours)\nFoundation: \(foundation)",
        sourceLocation: sourceLocation)
    }
    compare(type)
  }

  @Test func `OpenStep documents decode as in Foundation`() {
    same([
      "{a=b;}", "(a,b)", "(a,b,)", "()", "{}", "{ a = ( b, \"c d\", 'e' ); }", "a = b; c = d;",
      "\"a\";",
      "a", "\"a b\"", "// c\n(a /* b */)", "/* only */", "   ", "(a", "{a=b}", "{a=;}", "{a}",
      "(,)", "(a b)",
      "\"a\\\"b\\\\\\n\\t\\101\\U00e9\\'\"", "\"\\200\\377\\12\\1234\"", "(a) junk", "($null)",
      "{\"a\"=1;\"a\"=2;}", "a/b:c.d-e_f", "\"\u{e9}\u{1F600}\"", "{a={b=(c,{d=e;});};}",
      "{ \"$null\" = a; }", "{ \"$null\"; }", "$null; a = b;", "{ a = \"\\\u{e9}\\\u{20ac}\"; }",
      "{ a = \"\\\u{1F600}\"; }", "('\\$null', '\\U0024null', \"$nul\\154\")",
      "{ '\\$null' = a; }",
    ])
    // Bytes beyond ASCII in the NextStep encoding.
    for byte in 0o200...0o375 where byte != 0 {
      same(["(\"\\" + String(byte, radix: 8) + "\")"])
    }
  }

  @Test func `OpenStep data decodes as in Foundation`() {
    for text in ["(<>)", "(<00ff>)", "(<00 FF\n1a>)", "(<0>)", "(<0 0>)", "(<zz>)", "(<00"] {
      same(Data.self, text)
    }
  }

  @Test func `documents in other encodings decode`() throws {
    let text = "<plist><array><string>a\u{e9}\u{1F600}</string></array></plist>"
    for (mark, encoding) in [
      ([0xFE, 0xFF], String.Encoding.utf16BigEndian), ([0xFF, 0xFE], .utf16LittleEndian),
      ([0, 0, 0xFE, 0xFF], .utf32BigEndian), ([0xEF, 0xBB, 0xBF], .utf8),
    ] as [([UInt8], String.Encoding)] {
      let data = Data(mark) + (text.data(using: encoding) ?? Data())
      #expect(try PropertyList.Decoder().decode([String].self, from: data) == ["a\u{e9}\u{1F600}"])
      #expect(
        try PropertyListDecoder().decode([String].self, from: data) == ["a\u{e9}\u{1F600}"])
    }
  }

  @Test func `deep nesting is rejected`() throws {
    for (open, close) in [
      ("<array>", "</array>"), ("<dict><key>a</key>", "</dict>"), ("<plist>", "</plist>"),
      ("(", ")"), ("{a=", ";}"),
    ] {
      let text = String(repeating: open, count: 50_000) + String(repeating: close, count: 50_000)
      #expect(throws: DecodingError.self) {
        try PropertyList.Decoder().decode(Tree.self, from: Data(text.utf8))
      }
    }
    let fine = String(repeating: "<array>", count: 512) + String(repeating: "</array>", count: 512)
    _ = try PropertyList.Decoder().decode(Tree.self, from: Data("<plist>\(fine)</plist>".utf8))
  }

  @Test(arguments: [
    ("(\n  a,\n  =)", 3, 3), ("{\n a = 1\n b = 2;\n}", 3, 2), ("(\n\"a", 2, 1),
    ("{ a = <0g>; }", 1, 8), ("(\r\n(\r\n", 3, 1), ("/* \n\né */ (e, ;", 3, 10),
  ])
  func `syntax errors in OpenStep have a line and a column`(
    _ text: String, _ line: Int, _ column: Int
  ) throws {
    let failure = try #require(outcomes(text).ours.problem?.failure, "\(text)")
    #expect(failure.line == line && failure.column == column, "\(failure)")
    #expect("\(failure)".contains("line \(line), column \(column)"))
  }

  @Test func `only XML can't represent U+0000`() throws {
    let encoder = PropertyList.Encoder()
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      encoder.outputFormat = format
      for value in [["a\0b"], ["\(String(repeating: "x", count: 40))\0"]] {
        let list = try? encoder.encode(value)
        #expect((list == nil) == (format == .xml))
        if let list {
          #expect(try PropertyList.Decoder().decode([String].self, from: list) == value)
        }
      }
      #expect(((try? encoder.encode(["k\0": 1])) == nil) == (format == .xml))
    }
    #expect(throws: PropertyList.SerializationError.nullCharacter) {
      try PropertyList.string("\0").serialized(as: .xml)
    }
    #expect(throws: EncodingError.self) {
      encoder.outputFormat = .xml
      return try encoder.encode(["\0"])
    }
  }
}
