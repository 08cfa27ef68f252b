// Patterns of documents, by hand and with attributes.

import Foundation
import Transcodable
import TranscodableStreams

// MARK: - Hold JSON of any shape

// snippet.any-old
enum OldAny: Codable, Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([OldAny])
  case object([String: OldAny])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([OldAny].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: OldAny].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }
}

struct OldHook: Codable {
  var payload: OldAny
}
// snippet.any
@Codable
struct Hook {
  var payload: JSON  // numbers keep their digits, objects their order
}
// snippet.end

let hook = #"{"payload":{"a":[1,true,null,"x"],"b":{}}}"#
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
let oldHook = try JSONDecoder().decode(OldHook.self, from: Data(hook.utf8))
let newHook = try JSON.decode(Hook.self, from: hook)
print("any:", try encoder.encode(oldHook) == encoder.encode(newHook) ? "alike" : "differs")
// → any: alike

// MARK: - Skip damaged lines

@Codable
struct Reading: Equatable {
  var sensor: String
  var value: Double
}

let log = """
  {"sensor": "a", "value": 20.5}
  {"sensor": "b", "value": "broken"}
  {"sensor": "c", "value": 21}
  """

// snippet.lines-old
func oldReadings(in text: String) -> [Reading] {
  let decoder = JSONDecoder()
  return text.split(separator: "\n").compactMap {
    try? decoder.decode(Reading.self, from: Data($0.utf8))
  }
}
// snippet.lines
func readings(in text: String) throws -> [Reading] {
  var readings: [Reading] = []
  let settings = JSONStreamSettings(failures: .skip(atMost: 100))
  let failures = try JSONStream<Reading>.forEach(in: text, settings: settings) { reading, _ in
    readings.append(reading)
  }
  for failure in failures { print("skipped: line", failure.line ?? 0) }
  return readings
}
// snippet.end

print("lines:", try oldReadings(in: log) == readings(in: log) ? "alike" : "differs")
// → skipped: line 2
// → lines: alike

// MARK: - Report every error

struct OldSignup: Decodable {
  // snippet.collected-old
  var name: String
  var age: Int

  enum CodingKeys: CodingKey { case name, age }

  struct Problems: Error { var fields: [String] }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let name = try? container.decode(String.self, forKey: .name)
    let age = try? container.decode(Int.self, forKey: .age)
    guard let name, let age else {
      throw Problems(
        fields: [name == nil ? "/name" : nil, age == nil ? "/age" : nil].compactMap(\.self))
    }
    self.name = name
    self.age = age
  }
  // snippet.end
}

@Decodable
struct Signup {
  var name: String
  var age: Int
}

/// JSON Pointers to all errors.
// snippet.collected
func problems(in text: String) -> [String] {
  do throws(CodingFailures) {
    _ = try JSON.decodeCollecting(Signup.self, from: text)
    return []
  } catch {
    return error.map(\.pointer)
  }
}
// snippet.end

let signup = #"{"age": "ten"}"#
var oldProblems: [String] = []
do {
  _ = try JSONDecoder().decode(OldSignup.self, from: Data(signup.utf8))
} catch let error as OldSignup.Problems {
  oldProblems = error.fields
}
print("collected:", Set(oldProblems) == Set(problems(in: signup)) ? "alike" : "differs")
// → collected: alike

// MARK: - Log a document without secrets

struct OldLogin: Decodable {
  var user: String
  var token: String
}

@Decodable
struct Login {
  var user: String
  var token: String
}

let login = #"{"user": "ada", "token": "secret"}"#

// snippet.redacted-old
func oldLogged(_ text: String) throws -> String {
  let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
  guard var members = object as? [String: Any] else { return text }
  if members["token"] != nil { members["token"] = "…" }
  let data = try JSONSerialization.data(withJSONObject: members, options: .sortedKeys)
  return String(decoding: data, as: UTF8.self)
}
// snippet.redacted
func logged(_ text: String) throws -> String {
  var document = try JSON(parsing: text)
  if document["token"] != nil { document["token"] = "…" }
  return document.description
}
// snippet.end

print(
  "redacted:",
  try JSON(parsing: oldLogged(login)) == JSON(parsing: logged(login)) ? "alike" : "differs")
// → redacted: alike
