import Foundation
import Kodable
import Transcodable
import TranscodableDiagnostics
import TranscodableFormats

/// Ends the program with a failure, which `Scripts/check-consumers` detects.
func check(_ isGood: Bool, _ what: String) {
  if !isGood { fatalError("FAILED: \(what)") }
}

let pages = Pages(bytes: Array("[[1,2],[3,4]]".utf8))
let points = try JSON.decode([Point].self, from: pages)
check(points == [Point(x: 1, y: 2), Point(x: 3, y: 4)], "decode direct types from a byte source")
check(try JSON.encode(points) == Data("[[1,2],[3,4]]".utf8), "encode direct types")

let problem = #"[[1,2],[3,"4"]]"#
do {
  _ = try JSON.decode([Point].self, from: problem)
  check(false, "an invalid value is accepted")
} catch {
  let report = CodingDiagnosticReport(error, source: problem)
  check(Counting().render(report) == "1", "a renderer")
}

let user = try JSON.Decoder().decode(User.self, from: Data(#"{"name": "Ada"}"#.utf8))
check(user.name == "Ada", "a Kodable type")
check(
  isSmall(Int32(7)) && isTag("x") && isDate(Date()) && wrapped(Int?.some(1)) == 1, "constraints")
print("Adopter: all public protocols have conformances.")

let words = FormatDecoder(WordFormat())
check(try words.decode(Word.self, from: "a b") == Word("a b"), "a value of a format")
check(try words.decode(String.self, from: "a b") == "a b", "a format")
check(try FormatEncoder(WordFormat()).encode(Word("a")) == Array("a".utf8), "a writer")
