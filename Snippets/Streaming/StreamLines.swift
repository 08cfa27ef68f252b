// Reads and writes JSON Lines.
import Foundation
import Transcodable
import TranscodableStreams

@Codable
struct Reading: Sendable {
  let sensor: String
  let value: Double
}

let log = """
  {"sensor": "a", "value": 20.5}
  {"sensor": "b", "value": "broken"}

  {"sensor": "c", "value": 21}
  """

// Decode lines in memory and skip invalid ones.
let settings = JSONStreamSettings(failures: .skip(atMost: 100))
let failures = try JSONStream<Reading>.forEach(in: log, settings: settings) { reading, position in
  print(position.line, reading.sensor, reading.value)
}
// → 1 a 20.5
// → 4 c 21.0
for failure in failures { print(failure.line ?? 0, failure.column ?? 0, failure.reason) }
// → 2 26 type-mismatch

// Push chunks of any size.
var stream = JSONStream(of: Reading.self, settings: JSONStreamSettings(framing: .elements))
for piece in [#"[{"sensor": "d", "val"#, #"ue": 1}, {"sensor""#, #": "e", "value": 2}]"#] {
  stream.append(piece)
  while let reading = try stream.next() { print(reading.sensor, stream.position.number) }
}
// → d 1
// → e 2

// Write values one by one. Nothing is written for a value that fails.
var writer = JSONStreamWriter(of: Reading.self)
for value in [1, .nan, 2] {
  do {
    try writer.write(Reading(sensor: "f", value: value))
  } catch {
    print("skipped")
  }
}
writer.finish()
print(String(decoding: writer.take(), as: UTF8.self), terminator: "")
// → skipped
// → {"sensor":"f","value":1}
// → {"sensor":"f","value":2}
