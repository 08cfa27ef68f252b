internal import Foundation
internal import Transcodable
internal import TranscodableDiagnostics
internal import TranscodableForm
internal import TranscodableTOML

private struct Ignored: Decodable {
  init(from decoder: any Decoder) throws {}
}

private func form<Value: Decodable>(
  _ type: Value.Type, _ set: @escaping (inout URLEncodedForm.Decoder) -> Void = { _ in }
) -> ([UInt8]) throws -> Void {
  { bytes in
    var decoder = URLEncodedForm.Decoder()
    // Otherwise, large forms are refused early.
    decoder.maximumPairCount = .max
    set(&decoder)
    _ = try decoder.decode(type, from: bytes)
  }
}

private func collect<Value: Decodable>(_ type: Value.Type) -> ([UInt8]) throws -> Void {
  { bytes in
    var decoder = URLEncodedForm.Decoder()
    decoder.maximumPairCount = .max
    _ = try decoder.decodeCollecting(type, from: bytes)
  }
}

private func toml<Value: Decodable>(_ type: Value.Type) -> ([UInt8]) throws -> Void {
  { _ = try TOML.Decoder().decode(type, from: $0) }
}

private func times(_ text: String) -> (Int) -> String { { String(repeating: text, count: $0) } }

private func lines(_ line: @escaping (Int) -> String) -> (Int) -> String {
  { (0..<$0).map(line).joined(separator: "\n") }
}

private func pairs(_ pair: @escaping (Int) -> String) -> (Int) -> String {
  { (0..<$0).map(pair).joined(separator: "&") }
}

nonisolated private func dots(_ decoder: inout URLEncodedForm.Decoder) { decoder.nesting = .dots }
nonisolated private func commas(_ decoder: inout URLEncodedForm.Decoder) {
  decoder.arrays = .commas
}

/// A number with leading zeros, so that keys have equal lengths, first and last bytes.
private func similar(_ number: Int) -> String {
  let digits = String(number)
  return "aaaaaaaa\(String(repeating: "0", count: 9 - digits.count))\(digits)zzzzzzzz"
}

@Decodable
private struct Checked {
  @CodableValidated(.range(1...)) var count: Int
  var numbers: [Int]?
  var lists: [String: [Int]]?
}

let formatAttacks: [Attack] = forms + tomlKeys + tomlValues

private let forms = [
  Attack("form: ampersands", times("&"), form(Ignored.self)),
  Attack("form: equals signs", times("="), form(Ignored.self)),
  Attack("form: distinct keys", pairs { "k\($0)=1" }, form([String: Int].self)),
  Attack("form: equal keys", pairs { _ in "k=1" }, form([String: [Int]].self)),
  Attack("form: similar keys", pairs { "\(similar($0))=1" }, form(Fields.self)),
  Attack("form: escaped keys", pairs { "%6b\($0)=1" }, form([String: Int].self)),
  Attack("form: open brackets", { "a\(times("[")($0))=1" }, form(Ignored.self)),
  Attack("form: brackets", { "a\(times("[b]")($0))=1" }, form(Ignored.self)),
  Attack("form: empty brackets", { "a\(times("[]")($0))=1" }, form(Ignored.self)),
  Attack("form: dots", { "a\(times(".b")($0))=1" }, form(Ignored.self, dots)),
  Attack(
    "form: deep keys", pairs { "a\(times("[b]")(30))[\($0)]=1" }, form(Ignored.self)),
  Attack(
    "form: distinct deep keys", pairs { "a[\($0)]\(times("[b]")(30))=1" }, form(Ignored.self)),
  Attack("form: elements", pairs { _ in "a[]=1" }, form([String: [Int]].self)),
  Attack("form: objects", pairs { _ in "a[][b]=1" }, form([String: [Fields]].self)),
  Attack(
    "form: descending indices", { count in pairs { "a[\(count - $0)]=1" }(count) },
    form([String: [Int]].self)),
  Attack("form: values and elements", pairs { $0 % 2 == 0 ? "a=1" : "a[]=1" }, form(Ignored.self)),
  Attack(
    "form: objects instead of arrays", pairs { "a[\($0)][1]=1" },
    form([String: [Int: [Int: Int]]].self)),
  Attack("form: escapes", { "a=\(times("%C3%A4+")($0))" }, form([String: String].self)),
  Attack("form: ill-formed UTF-8", { "a=\(times("%FF")($0))" }, form([String: String].self)),
  Attack("form: digits of an Int", { "a=\(times("7")($0))" }, form([String: Int].self)),
  Attack("form: digits of a Double", { "a=1.\(times("7")($0))" }, form([String: Double].self)),
  Attack("form: zeros of an Int", { "a=\(times("0")($0))1" }, form([String: Int].self)),
  Attack("form: commas", { "a=\(times("1,")($0))1" }, form([String: [Int]].self, commas)),
  Attack("form: collecting", pairs { _ in "numbers[]=x" }, collect(Checked.self)),
  Attack(
    "form: collecting converted numbers", { "count=0&" + pairs { _ in "numbers[]=1" }($0) },
    collect(Checked.self)),
  Attack(
    "form: collecting converted arrays", { "count=0&" + pairs { "lists[k\($0)]=1" }($0) },
    collect(Checked.self)),
  Attack(
    "form: collecting ill-formed arrays", { "count=0&" + pairs { "lists[k\($0)]=x" }($0) },
    collect(Checked.self)),
]

private let tomlKeys = [
  Attack("TOML: distinct keys", lines { "k\($0) = 1" }, toml([String: Int].self)),
  Attack("TOML: equal keys", lines { _ in "k = 1" }, toml(Ignored.self)),
  Attack("TOML: similar keys", lines { "\(similar($0)) = 1" }, toml(Fields.self)),
  Attack("TOML: quoted keys", lines { "\"\\u006b\($0)\" = 1" }, toml([String: Int].self)),
  Attack("TOML: dots", { "a\(times(".b")($0)) = 1" }, toml(Ignored.self)),
  Attack("TOML: dots of a table", { "[a\(times(".b")($0))]" }, toml(Ignored.self)),
  Attack("TOML: deep keys", lines { "a\(times(".b")(500)).k\($0) = 1" }, toml(Ignored.self)),
  Attack("TOML: deep tables", lines { "[a\(times(".b")(500)).k\($0)]" }, toml(Ignored.self)),
  Attack("TOML: distinct deep tables", lines { "[k\($0)\(times(".b")(500))]" }, toml(Ignored.self)),
  Attack("TOML: tables", lines { "[k\($0)]\nkey = 1" }, toml([String: Fields].self)),
  Attack("TOML: arrays of tables", lines { _ in "[[a]]\nkey = 1" }, toml([String: [Fields]].self)),
  Attack(
    "TOML: deep arrays of tables", lines { "[[a\(times(".b")($0 % 500))]]" }, toml(Ignored.self)),
  Attack(
    "TOML: tables in the last element", { "[[a]]\n" + lines { "[a.k\($0)]" }($0) },
    toml(Ignored.self)),
  Attack("TOML: repeated tables", lines { _ in "[a]" }, toml(Ignored.self)),
]

private let tomlValues = [
  Attack("TOML: open brackets", { "a = \(times("[")($0))" }, toml(Ignored.self)),
  Attack("TOML: open braces", { "a = \(times("{a=")($0))" }, toml(Ignored.self)),
  Attack(
    "TOML: arrays", { "a = [\(times("[],")($0))]" }, toml([String: [[Int]]].self)),
  Attack(
    "TOML: inline tables", { "a = [\(times("{key=1},")($0))]" }, toml([String: [Fields]].self)),
  Attack(
    "TOML: keys of an inline table",
    { "a = {\((0..<$0).map { "k\($0)=1" }.joined(separator: ","))}" },
    toml([String: [String: Int]].self)),
  Attack("TOML: digits of an Int", { "a = \(times("7")($0))" }, toml([String: Int].self)),
  Attack("TOML: separated digits", { "a = 1\(times("_7")($0))" }, toml([String: Int].self)),
  Attack("TOML: hexadecimal digits", { "a = 0x\(times("f")($0))" }, toml([String: Int].self)),
  Attack("TOML: binary digits", { "a = 0b\(times("0")($0))1" }, toml([String: Int].self)),
  Attack("TOML: digits of a Double", { "a = 1.\(times("7")($0))" }, toml([String: Double].self)),
  Attack("TOML: digits of an exponent", { "a = 1e\(times("7")($0))" }, toml([String: Double].self)),
  Attack(
    "TOML: digits of a date", { "a = 1979-05-27T07:32:00.\(times("7")($0))Z" },
    toml([String: Date].self)),
  Attack("TOML: escapes", { "a = \"\(times(#"\u0041\n"#)($0))\"" }, toml([String: String].self)),
  Attack(
    "TOML: continued lines", { "a = \"\"\"\(times("\\\n  ")($0))\"\"\"" },
    toml([String: String].self)),
  Attack("TOML: quotation marks", { "a = \"\"\"\(times("\"\"x")($0))\"\"\"" }, toml(Ignored.self)),
  Attack("TOML: open strings", lines { _ in "a = \"" }, toml(Ignored.self)),
  Attack("TOML: a long comment", { "#\(times("x")($0))\na = 1" }, toml(Ignored.self)),
  Attack("TOML: comments", times("#\n"), toml(Ignored.self)),
  Attack("TOML: comments in an array", { "a = [\(times("#\n")($0))]" }, toml(Ignored.self)),
  Attack("TOML: spaces", { "a\(times(" ")($0))= 1" }, toml(Ignored.self)),
  Attack("TOML: lines", times("\r\n"), toml(Ignored.self)),
  Attack("TOML: check", times("a = ?\n")) { _ = DocumentCheck(.toml).check($0, name: "x") },
  Attack("TOML: check repeated keys", times("a = 1\n")) {
    _ = DocumentCheck(.toml).check($0, name: "x")
  },
  Attack("TOML: parse and write", lines { "[k\($0)]\nkey = \"\($0)\"" }) { bytes in
    _ = try TOML(parsing: bytes).serialized(TOML.Format())
  },
]
