import CoderTestSupport
import Foundation
import Testing
import Transcodable

// Compact keys, flags as numbers, bytes in strings, readings in nanoseconds.

/// A compact message of a device.
@Codable
private struct Uplink: Equatable {
  @CodingKey("d") @CodableValidated(.count(8)) @CodableBy(.hex) let device: Data
  @CodingKey("t") @CodableBy(.millisecondsSince1970) let time: Date
  @CodingKey("p") @CodableBy(.base64) let payload: Data
  @CodingKey("b") @CodableModified(.clamped(to: 0...1)) var battery: Float = 1
  @CodingKey("f") @CodableDefault(0) let port: UInt8
}

/// A SenML record, whose key determines the kind of its value.
@Codable
private struct Record: Equatable {
  @CodingKey("n") let name: String
  @CodingKey("u") var unit: String?
  @CodingKey("v") var number: Double?
  @CodingKey("vs") var text: String?
  @CodingKey("vb") var flag: Bool?
  @CodingKey("vd") @CodableBy(.base64URL) var data: Data?
  @CodingKey("t") var time: Double = 0

  var isEmpty: Bool { number == nil && text == nil && flag == nil && data == nil }
}

/// The state of a light, in strings.
@Codable(keys: .flatCase, coercion: .flexible)
private struct LightState: Equatable {
  let isOn: Bool
  let brightness: UInt8
  var colorTemperature: Int?
  var effects: [String]
}

let sensors = Table("Sensors") {
  Sample(
    "an uplink",
    #"{"d": "0011223344556677", "t": 1700000000250, "p": "aGk/", "b": 0.5, "f": 2}"#,
    is: Uplink(
      device: Data([0x00, 0x11, 0x22, 0x33, 0x44, 0x55, 0x66, 0x77]),
      time: Date(timeIntervalSince1970: 1_700_000_000.25), payload: Data("hi?".utf8), battery: 0.5,
      port: 2))
  Sample(
    "a battery level above 1", #"{"d": "0011223344556677", "t": 0, "p": "", "b": 1.5}"#,
    is: Uplink(
      device: Data([0x00, 0x11, 0x22, 0x33, 0x44, 0x55, 0x66, 0x77]),
      time: Date(timeIntervalSince1970: 0), payload: Data(), battery: 1, port: 0),
    writtenAs: #"{"d": "0011223344556677", "t": 0, "p": "", "b": 1, "f": 0}"#)
  Sample(
    "an odd number of hexadecimal digits", #"{"d": "001"}"#, as: Uplink.self, "dataCorrupted", "d")
  Sample("too few bytes", #"{"d": "00ff"}"#, as: Uplink.self, "dataCorrupted", "d")
  Sample(
    "a port out of range", #"{"d": "0011223344556677", "t": 0, "p": "", "f": 256}"#,
    as: Uplink.self, "dataCorrupted", "f", by: Coder.withNumberPaths)

  Sample(
    "records of all kinds",
    """
    [{"n": "a", "u": "Cel", "v": 23.1, "t": 0}, {"n": "b", "vs": "x", "t": 1.5},
     {"n": "c", "vb": false, "t": -1}, {"n": "d", "vd": "-_8", "t": 0}]
    """,
    is: [
      Record(name: "a", unit: "Cel", number: 23.1), Record(name: "b", text: "x", time: 1.5),
      Record(name: "c", flag: false, time: -1), Record(name: "d", data: Data([0xFB, 0xFF])),
    ])
  Sample(
    "a flag that is a string", #"[{"n": "a"}, {"n": "b", "vb": "true"}]"#, as: [Record].self,
    "typeMismatch", "1.vb")

  Sample(
    "a state in strings",
    """
    {"ison": "on", "brightness": "254", "colortemperature": "2700", "effects": ["a", 1, false]}
    """,
    is: LightState(
      isOn: true, brightness: 254, colorTemperature: 2700, effects: ["a", "1", "false"]),
    writtenAs: """
      {"ison": true, "brightness": 254, "colortemperature": 2700, "effects": ["a", "1", "false"]}
      """)
  Sample(
    "a brightness out of range", #"{"ison": 1, "brightness": "256", "effects": []}"#,
    as: LightState.self, "typeMismatch", "brightness")
  Sample(
    "an invalid switch state", #"{"ison": "maybe", "brightness": 1, "effects": []}"#,
    as: LightState.self, "typeMismatch", "ison")
}
