import Foundation
import Testing
import TranscodableCore
import TranscodableJSON
import TranscodableTestSupport

@Suite("Reading objects")
struct ObjectReadingTests {
  private static let one = #""id":1,"identifierOne":"a","identifierTwo":"b""#

  private func expectAsFoundation(_ text: String) {
    let ours = read(Record.self, from: text)
    let foundation = Outcome { try JSONDecoder().decode(Record.self, from: Data(text.utf8)) }
    #expect(ours == foundation, "\(text)")
  }

  @Test(
    arguments: [
      "{\(one)}",
      #"{"identifierTwo":"b","identifierOne":"a","id":1}"#,
      #"{"identifierTwo":"b","id":1,"identifierOne":"a","note":"n","café":true}"#,
      // The first of duplicate members wins.
      #"{"id":1,"id":2,"identifierOne":"a","identifierTwo":"b","id":3,"identifierOne":"c"}"#,
      #"{"id":1,"\u0069d":2,"identifierOne":"a","identifierTwo":"b"}"#,
      #"{"\u0069d":2,"id":1,"identifierOne":"a","identifierTwo":"b"}"#,
      #"{\#(one),"note":null,"note":"late"}"#,
      // Unknown members.
      #"{"x":{"id":9},\#(one),"id2":[1,{"id":5}],"i":0,"":null,"identifierOn":1,"identifierOneX":2}"#,
      // Escaped and canonically equivalent keys.
      #"{"\u0069\u0064":1,"identifier\u004Fne":"a","identifierTw\u006f":"b","no\u0074e":"n"}"#,
      #"{\#(one),"caf\u00e9":true}"#, #"{\#(one),"cafe\u0301":true}"#,
      "{\(one),\"caf\u{e9}\":true}", "{\(one),\"cafe\u{301}\":true}",
      "{\(one),\"caf\u{e9}\":true,\"cafe\u{301}\":false}",
      "{\(one),\"cafe\u{301}\":true,\"caf\u{e9}\":false}",
      "{\(one),\"cafe\u{302}\":true}",
      // Whitespace.
      " \t\r\n{ \t\r\n\"id\" \t\r\n: \t\r\n1 \t\r\n, \"identifierOne\" : \"a\" , \"identifierTwo\" : \"b\" } \n",
      // Trailing commas.
      "{\(one),}", #"{\#(one),"note":null , }"#,
      // Nested.
      #"{\#(one),"child":[]}"#, #"{\#(one),"child":null}"#,
      #"{\#(one),"child":[{\#(one)},{\#(one)}]}"#,
    ])
  func `members are matched as in Foundation`(_ text: String) {
    expectAsFoundation(text)
    #expect(read(Record.self, from: text).value != nil)
  }

  @Test(
    arguments: [
      "{}", #"{"x":1}"#, #"{"id":1}"#, #"{"identifierOne":"a"}"#, #"{"id":1,"identifierTwo":"b"}"#,
      #"{"id":null,"identifierOne":"a","identifierTwo":"b"}"#,
      #"{"id":"1","identifierOne":"a","identifierTwo":"b"}"#,
      #"{"id":1,"identifierOne":[],"identifierTwo":"b"}"#,
      #"{"id":1,"identifierOne":"a","identifierTwo":{}}"#,
      #"{"id":true,"identifierOne":"a","identifierTwo":"b"}"#,
      #"{\#(one),"note":1}"#, #"{\#(one),"café":"yes"}"#, #"{\#(one),"café":0}"#,
      #"{\#(one),"child":{}}"#, #"{\#(one),"child":[{}]}"#,
      #"{\#(one),"child":[{\#(one)},{"id":1}]}"#,
      #"{\#(one),"child":[null]}"#, #"{\#(one),"child":[{\#(one)},{\#(one),"note":[]}]}"#,
      #"{\#(one),"child":[1]}"#,
      "[]", "1", "\"x\"", "true", "null", "",
    ])
  func `objects that don't match the type are rejected as in Foundation`(_ text: String) {
    expectAsFoundation(text)
    #expect(read(Record.self, from: text).problem != nil)
  }

  @Test(
    arguments: [
      "{", "{,}", "{,\(one)}", "{\(one)", "{\(one),", "{\(one),,}", "{\(one)]", "{\(one)}}",
      "{\(one)} x",
      #"{"id"}"#, #"{"id":}"#, #"{"id" 1}"#, #"{"id"::1}"#, #"{id:1}"#, #"{1:1}"#, #"{null:1}"#,
      #"{'id':1}"#,
      #"{\#(one) "note":1}"#, #"{\#(one),"x":tru}"#, #"{\#(one),"x":01}"#, #"{\#(one),"x":"\q"}"#,
      #"{\#(one),"\q":1}"#,
      #"{\#(one),"x":[1,]2}"#, #"{\#(one),"x":{"a":1,"b"}}"#, #"{\#(one),"x":nul}"#,
      #"{"id":1"x":2}"#,
    ])
  func `invalid objects are rejected`(_ text: String) throws {
    let problem = try #require(read(Record.self, from: text).problem)
    #expect(problem.kind == "dataCorrupted")
    #expect(0...text.utf8.count ~= (problem.failure?.offset ?? -1))
    #expect(skip(text).problem?.failure?.offset == problem.failure?.offset)
  }

  @Test func `trailing commas are rejected by the strict grammar`() {
    for text in ["{\(Self.one),}", "{\(Self.one), }"] {
      #expect(read(Record.self, from: text, grammar: .foundation).value != nil)
      #expect(
        read(Record.self, from: text, grammar: .strict).problem?.failure?.reason
          == .unexpectedCharacter)
    }
    for text in ["[1,]", "[[],]", "[{},]", "{\"a\":1,}", "{\"a\":1 , }", "[1 , ]"] {
      #expect(skip(text, grammar: .foundation).problem == nil)
      #expect(skip(text, grammar: .strict).problem != nil)
      #expect(read(Tree.self, from: text, grammar: .foundation).problem == nil)
      #expect(read(Tree.self, from: text, grammar: .strict).problem != nil)
    }
  }

  @Test func `the first missing key is reported`() {
    let texts = [
      ("{}", "id"), (#"{"identifierOne":"a"}"#, "id"), (#"{"id":1}"#, "identifierOne"),
      (#"{"id":1,"identifierOne":"a"}"#, "identifierTwo"),
    ]
    for (text, key) in texts {
      let problem = read([Record].self, from: "[\(text)]").problem
      #expect(problem?.kind == "keyNotFound \(key)")
      #expect(problem?.path == "Index 0")
      #expect(problem?.failure?.expected == key)
    }
  }

  @Test func `keys that are prefixes of other keys are distinguished`() {
    var generator = SeededGenerator(seed: 0xAB)
    for _ in 0..<300 {
      var expected = Prefixes()
      var members: [String] = []
      for index in Array(0...10).shuffled(using: &generator) where Bool.random(using: &generator) {
        expected.values[index] = index
        let space = Bool.random(using: &generator) ? " " : ""
        members.append("\"\(Fields.key(Prefixes.members[index]))\"\(space):\(space)\(index)")
        if index == 3 { members.append("\"abx\":[]") }
        if index == 10 { members.append("\"abcdefghijk\":\"\"") }
      }
      let text = "{\(members.joined(separator: ","))}"
      #expect(read(Prefixes.self, from: text).value == expected, "seed 0xAB, \(text)")
    }
  }

  @Test(arguments: 0...10)
  func `a key is found regardless of its escapes`(_ index: Int) {
    let key = Fields.key(Prefixes.members[index])
    for escaped in key.indices {
      let code = String(key[escaped].asciiValue ?? 0, radix: 16)
      let text =
        "{\"\(key[..<escaped])\\u00\(code)\(key[key.index(after: escaped)...])\":7,\"x\":1}"
      #expect(read(Prefixes.self, from: text).value?.values[index] == 7, "\(text)")
    }
  }

  @Test(
    arguments: [
      "{}", "{ }", #"{"a":1}"#, #"{"a":1,"a":2}"#, #"{"b":1,"\u0062":2}"#, #"{"é":1,"e\u0301":2}"#,
      #"{"":1}"#,
      #"{"a":1,}"#, #"{"a":"1"}"#, #"{"a":null}"#, "[]", "null", "7",
    ])
  func `dictionaries decode as in Foundation`(_ text: String) {
    let foundation = Outcome { try JSONDecoder().decode([String: Int].self, from: Data(text.utf8)) }
    #expect(read([String: Int].self, from: text) == foundation, "\(text)")
  }

  @Test func `keys of dictionaries are converted`() {
    #expect(read([Int: Bool].self, from: #"{"1":true,"-2":false}"#).value == [1: true, -2: false])
    #expect(read([Int: Bool].self, from: #"{"x":true}"#).problem?.failure?.reason == .typeMismatch)
  }
}
