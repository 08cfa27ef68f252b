import TranscodableJSON

// Bytes to values and back, written by hand.

struct Point: Codable, JSONDecodable, JSONEncodable, Equatable {
  var x: Double
  var y: Double

  static func decode(from reader: inout JSONReader) -> Point? {
    guard let pair = reader.read([Double].self), pair.count == 2 else { return nil }
    return Point(x: pair[0], y: pair[1])
  }

  func encode(to writer: inout JSONWriter) { writer.write([x, y]) }
}

/// Ends the program with a failure, which `Scripts/check-consumers` detects.
func check(_ isGood: Bool, _ what: String) {
  if !isGood { fatalError("FAILED: \(what)") }
}

let bytes: [UInt8] = Array("[[1, 2.5], [-0.0, 1e10]]".utf8)
let points = try JSONReader.read(bytes) { $0.read([Point].self) ?? [] }
check(points == [Point(x: 1, y: 2.5), Point(x: 0, y: 1e10)], "reading")
check(
  try JSONWriter.write { $0.write(points) } == Array("[[1,2.5],[-0,10000000000]]".utf8), "writing")

var json = try JSON(parsing: #"{"a": [1, 2.50, null], "b": "é"}"#)
json["c"] = true
check(json.text() == #"{"a":[1,2.50,null],"b":"é","c":true}"#, "a value: \(json)")

for broken in ["", "[1,", #"{"a" 1}"#, "[\"\u{1}\"]", "nul", "[1] 2", #"["\ud800"]"#] {
  let isRefused = (try? JSON(parsing: broken)) == nil
  check(isRefused, "\(broken) is rejected")
}
print("WithoutFoundation: all checks passed.")
