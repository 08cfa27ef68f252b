internal import Foundation
internal import TranscodableCore
internal import TranscodableDiagnostics
internal import TranscodableFoundation
internal import TranscodableJSON
internal import TranscodablePropertyList

private func decode<Value: Decodable>(
  _ type: Value.Type, _ set: @escaping (JSON.Decoder) -> Void = { _ in }
) -> ([UInt8]) throws -> Void {
  { bytes in
    let decoder = JSON.Decoder()
    set(decoder)
    _ = try decoder.decode(type, from: bytes)
  }
}

nonisolated private func snake(_ decoder: JSON.Decoder) {
  decoder.keyDecodingStrategy = .convertFromSnakeCase
}

nonisolated private func custom(_ decoder: JSON.Decoder) {
  decoder.keyDecodingStrategy = .custom { $0[$0.count - 1] }
}

private func collect<Value: Decodable>(_ type: Value.Type) -> ([UInt8]) throws -> Void {
  { _ = try JSON.Decoder().decodeCollecting(type, from: Data($0), limit: .max) }
}

private func report<Value: Decodable>(_ type: Value.Type) -> ([UInt8]) throws -> Void {
  { bytes in
    var report = DecodingReport(limit: .max)
    _ = try JSON.Decoder().decode(type, from: Data(bytes), report: &report)
  }
}

private func parse(_ grammar: JSONGrammar = .foundation) -> ([UInt8]) throws -> Void {
  { _ = try JSON(parsing: $0, settings: JSONReaderSettings(grammar: grammar)) }
}

private func list<Value: Decodable>(_ type: Value.Type) -> ([UInt8]) throws -> Void {
  { _ = try PropertyList.Decoder().decode(type, from: Data($0)) }
}

private func xml(_ body: @escaping (Int) -> String) -> (Int) -> String {
  { "<plist version=\"1.0\">\(body($0))</plist>" }
}

private func times(_ text: String) -> (Int) -> String { { String(repeating: text, count: $0) } }

let attacks: [Attack] =
  keys + values + failures + lists + schemaAttacks + attributeAttacks + formatAttacks
  + binaryFormatAttacks

private let keys = [
  Attack("distinct keys: dictionary", Repeated.distinctKeys, decode([String: Int].self)),
  Attack("distinct keys: JSON", Repeated.distinctKeys, parse()),
  Attack("distinct keys: fields, container path", Repeated.distinctKeys, decode(Fields.self)),
  Attack("distinct keys: fields, direct path", Repeated.distinctKeys, decode(DirectFields.self)),
  Attack("distinct keys: allKeys", Repeated.distinctKeys, decode(AllKeys.self)),
  Attack("distinct keys: report", Repeated.distinctKeys, report(Fields.self)),
  Attack("distinct keys: duplicates rejected", Repeated.distinctKeys, decode(Refusing.self)),
  Attack("equal keys: dictionary", Repeated.equalKeys, decode([String: Int].self)),
  Attack("equal keys: JSON", Repeated.equalKeys, parse()),
  Attack("equal keys: fields, container path", Repeated.equalKeys, decode(Fields.self)),
  Attack("equal keys: fields, direct path", Repeated.equalKeys, decode(DirectFields.self)),
  Attack("equal keys: report", Repeated.equalKeys, report([String: Int].self)),
  Attack("equivalent keys: dictionary", Repeated.equivalentKeys, decode([String: Int].self)),
  Attack("equivalent keys: JSON", Repeated.equivalentKeys, parse()),
  Attack("equivalent keys: fields", Repeated.equivalentKeys, decode(Fields.self)),
  Attack("similar keys: fields", Repeated.similarKeys, decode(Fields.self)),
  Attack("similar keys: JSON", Repeated.similarKeys, parse()),
  Attack("escaped keys: direct path", Repeated.escapedKeys, decode(DirectFields.self)),
  Attack("snake case: direct path", Repeated.snakeKeys, decode(DirectFields.self, snake)),
  Attack("snake case: container path", Repeated.snakeKeys, decode(Fields.self, snake)),
  Attack("custom keys: direct path", Repeated.snakeKeys, decode(DirectFields.self, custom)),
  Attack(
    "custom keys: direct in container", Repeated.array { _ in #"{"some_key":1}"# },
    decode([DirectFields].self, custom)),
  Attack("custom keys: container path", Repeated.snakeKeys, decode(Fields.self, custom)),
]

private let values = [
  Attack("escapes in a string", { "\"\(times(#"\u0041\n"#)($0))\"" }, decode(String.self)),
  Attack("surrogate pairs", { "\"\(times(#"\ud83d\ude00"#)($0))\"" }, decode(String.self)),
  Attack("digits of a Double", { "1.\(times("7")($0))" }, decode(Double.self)),
  Attack("digits of a Decimal", { "1.\(times("7")($0))" }, decode(Decimal.self)),
  Attack("digits of an exponent", { "1e\(times("7")($0))" }, decode(Double.self)),
  Attack("zeros of an integer", { "1\(times("0")($0))e-\($0)" }, decode(Int.self)),
  Attack(
    "numbers in a set", Repeated.array { "1.\(String(repeating: "0", count: $0 % 64))" },
    decode(Set<JSON.Number>.self)),
  Attack("empty arrays", Repeated.array { _ in "[]" }, parse()),
  Attack("empty arrays: container path", Repeated.array { _ in "[]" }, decode([[Fields]].self)),
  Attack("open brackets", times("["), parse()),
  Attack("open braces", times(#"{"a":"#), decode([String: JSON].self)),
  Attack("strings in a set", Repeated.array { "\"\($0)\"" }, decode(Set<String>.self)),
  Attack("comments of JSON5", { times("/**/ //\n")($0) + "1" }, parse(.json5)),
  Attack("digits of JSON5", { "0x\(times("f")($0))" }, parse(.json5)),
  Attack("keys of JSON5", Repeated.object { "k\($0):+.5" }, parse(.json5)),
  Attack("difference", Repeated.distinctKeys) { bytes in
    let value = try JSON(parsing: bytes)
    _ = JSON.object([:]).difference(from: value)
    _ = value.difference(from: .array([value]))
  },
  Attack("merge patch", Repeated.distinctKeys) { bytes in
    let value = try JSON(parsing: bytes)
    _ = value.mergePatched(with: value)
    _ = value.mergePatched(with: try JSON(parsing: Repeated.object { "\"key\($0)\":null" }(99_999)))
  },
  Attack(
    "untagged cases, 5 levels",
    Repeated.array { _ in
      String(repeating: #"{"inner":"#, count: 5) + "{}" + String(repeating: "}", count: 5)
    }, decode([Untagged].self)),
]

private let texts = Repeated.array { _ in "\"x\"" }

private let failures = [
  Attack("attempts: in the container path", texts, decode([IntOrText].self)),
  Attack("attempts: try? in a container", texts, decode(Tolerant.self)),
  Attack("attempts: in the direct path", { "{\"elements\":\(texts($0))}" }, decode(Mixed.self)),
  Attack(
    "attempts: in JSON5", { "// JSON5\n" + texts($0) },
    decode([IntOrText].self) { $0.allowsJSON5 = true }),
  Attack(
    "attempts: in UTF-16",
    bytes: { texts($0).utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] } },
    decode([IntOrText].self)),
  Attack(
    "attempts: in XML", xml { "<array>\(times("<string>x</string>")($0))</array>" },
    list([IntOrText].self)),
  Attack("attempts: in OpenStep", { "(\(times("x,")($0)))" }, list([IntOrText].self)),
  Attack("collecting: elements", Repeated.array { _ in "\"x\"" }, collect([Int].self)),
  Attack("collecting: members", Repeated.object { "\"\($0)\":\"x\"" }, collect([String: Int].self)),
  Attack(
    "collecting: objects", Repeated.array { _ in #"{"key":"x"}"# }, collect([Fields].self)),
  Attack("collecting: no failures", Repeated.array { "\($0)" }, collect([Int].self)),
  Attack("a failure at the end", { times("\n")($0) + "[1,]x" }, parse(.strict)),
  Attack("check: repeated keys", Repeated.equalKeys) {
    _ = DocumentCheck(.json).check($0, name: "x")
  },
  Attack("check: lines", times("{]\n")) { _ = DocumentCheck(.lines).check($0, name: "x") },
]

private let lists = [
  Attack(
    "XML: references", xml { "<string>\(times("&amp;&#65;")($0))</string>" }, list(String.self)),
  Attack(
    "XML: attributes", xml { "<array \(times("a='b' ")($0))></array>" }, list([String].self)),
  Attack("XML: CDATA", xml { "<string>\(times("<![CDATA[x]]>")($0))</string>" }, list(String.self)),
  Attack("XML: comments", xml { "\(times("<!-- -->")($0))<array/>" }, list([String].self)),
  Attack(
    "XML: equal keys", xml { "<dict>\(times("<key>key</key><integer>1</integer>")($0))</dict>" },
    list([String: Int].self)),
  Attack(
    "XML: distinct keys",
    xml { "<dict>\((0..<$0).map { "<key>k\($0)</key><integer>1</integer>" }.joined())</dict>" },
    list(Fields.self)),
  Attack("XML: open elements", xml(times("<array>")), list([String].self)),
  Attack("OpenStep: open brackets", times("("), list([String].self)),
  Attack("OpenStep: keys", { "{\((0..<$0).map { "k\($0)=v;" }.joined())}" }, list(Fields.self)),
  Attack("OpenStep: escapes", { "\"\(times(#"\101"#)($0))\"" }, list(String.self)),
  Attack(
    "binary: write strings",
    Repeated.array { "\"\($0)\"" }
  ) { bytes in
    let encoder = PropertyList.Encoder()
    encoder.outputFormat = .binary
    _ = try encoder.encode(try JSON.Decoder().decode([String].self, from: bytes))
  },
  Attack(
    "binary: read",
    bytes: { count in
      let encoder = PropertyList.Encoder()
      encoder.outputFormat = .binary
      return [UInt8]((try? encoder.encode((0..<count).map { ["k\($0)": $0] })) ?? Data())
    }, list([[String: Int]].self)),
  Attack("write sorted keys", Repeated.distinctKeys) { bytes in
    let encoder = JSON.Encoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    _ = try encoder.encode(try JSON.Decoder().decode([String: Int].self, from: bytes))
  },
]
