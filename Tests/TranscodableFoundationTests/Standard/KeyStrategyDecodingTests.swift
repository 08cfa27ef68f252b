import Foundation
import Synchronization
import Testing
import TranscodableFoundation
import TranscodableTestSupport

@Suite("Container path: key decoding strategies")
struct KeyStrategyDecodingTests {
  private static let snake: @Sendable (JSONDecoder) -> Void = {
    $0.keyDecodingStrategy = .convertFromSnakeCase
  }

  /// Keys of the document and the converted keys.
  private static let fromSnake: [(String, String)] = [
    ("", ""), ("_", "_"), ("__", "__"), ("_____", "_____"), ("a", "a"), ("A", "A"),
    ("alpha", "alpha"), ("ALPHA", "ALPHA"), ("alphaBeta", "alphaBeta"), ("Alpha", "Alpha"),
    ("alpha_beta", "alphaBeta"), ("alpha_beta_gamma", "alphaBetaGamma"),
    ("alpha__beta", "alphaBeta"), ("alpha___beta__gamma", "alphaBetaGamma"),
    ("Alpha_Beta", "alphaBeta"), ("ALPHA_BETA", "alphaBeta"), ("alpha_BETA", "alphaBeta"),
    ("aLPHA_bETA", "alphaBeta"), ("_alpha", "_alpha"), ("alpha_", "alpha_"),
    ("_alpha_", "_alpha_"), ("__alpha__", "__alpha__"), ("_ALPHA", "_ALPHA"),
    ("_alpha_beta", "_alphaBeta"), ("alpha_beta_", "alphaBeta_"),
    ("__alpha_beta___", "__alphaBeta___"), ("_a_b_", "_aB_"), ("a_b", "aB"), ("a_b_c_d", "aBCD"),
    ("alpha_1", "alpha1"), ("alpha1_beta", "alpha1Beta"), ("alpha_1beta", "alpha1Beta"),
    ("1_alpha", "1Alpha"), ("1_2_3", "123"), ("alpha_b2b", "alphaB2B"),
    ("élan_été", "élanÉté"), ("ÀB_ÇD", "àbÇd"), ("straße_ßa", "straßeSsa"),
    ("alpha_ǆx", "alphaǅx"), ("İ_x", "i̇X"), ("日本_語", "日本語"), ("a_😀b", "a😀B"),
    ("alpha-beta_gamma", "alpha-betaGamma"), ("x_alpha-beta", "xAlpha-Beta"),
    ("x_alpha beta", "xAlpha Beta"), ("x_alpha.beta", "xAlpha.Beta"),
    ("x_it's", "xIt's"), ("alpha_e\u{301}t", "alphaE\u{301}t"),
    ("z\u{335}_y\u{336}", "z\u{335}Y\u{336}"),
    ("\u{301}_a", "\u{301}A"), (" _a", " A"), ("a_ b", "a B"),
  ]

  @Test func `snake-case keys convert as in Foundation`() {
    for (text, field) in Self.fromSnake {
      expectAnswers("{\"\(text)\":1}", [field], configure: Self.snake) { decoder, log in
        for key in try decoder.container(keyedBy: AnyKey.self).allKeys { log.note(key.stringValue) }
      }
    }
  }

  @Test func `converted keys are found`() {
    for (text, field) in Self.fromSnake {
      expectAnswers("{\"\(text)\":[1]}", ["true", "[1]"], configure: Self.snake) { decoder, log in
        let container = try decoder.container(keyedBy: AnyKey.self)
        log.note(container.contains(AnyKey(field)))
        log.attempt { try container.decode([Int].self, forKey: AnyKey(field)) }
      }
    }
  }

  @Test func `random keys convert as in Foundation`() {
    let letters = Array("aabbccABCß_____éÉ12-' İǆ😀\u{301}")
    var generator = SeededGenerator(seed: 0x5AFE)
    for _ in 0..<400 {
      let count = Int.random(in: 1...12, using: &generator)
      let key = String((0..<count).map { _ in letters.randomElement(using: &generator) ?? "a" })
      // Foundation's answer is the expected one.
      let (ours, foundation) = decoders(Self.snake)
      struct Keys: Decodable, Equatable {
        var keys: [String]
        init(from decoder: any Decoder) throws {
          keys = try decoder.container(keyedBy: AnyKey.self).allKeys.map(\.stringValue)
        }
      }
      let document = "{\"\(key)\":1}".documentData
      #expect(
        Outcome { try ours.decode(Keys.self, from: document) }
          == Outcome { try foundation.decode(Keys.self, from: document) },
        "seed 0x5AFE, \(key)")
    }
  }

  private struct Person: Decodable, Equatable {
    var firstName: String
    var homeAddress: [String: String]
    var friendList: [Friend]
    struct Friend: Decodable, Equatable { var shortName: String? }
  }

  @Test func `keys of nested types are converted, but keys of dictionaries aren't`() {
    let document = """
      {"first_name":"A","home_address":{"post_code":"1","POST_CODE":"2"},
      "friend_list":[{"short_name":"b"},{"shortName":"c"},{}]}
      """
    let person = Person(
      firstName: "A", homeAddress: ["post_code": "1", "POST_CODE": "2"],
      friendList: [.init(shortName: "b"), .init(shortName: "c"), .init(shortName: nil)])
    expectValue(person, document, configure: Self.snake)
    expectValue(
      ["outer_key": ["inner_key": [person]]], #"{"outer_key":{"inner_key":[\#(document)]}}"#,
      configure: Self.snake)
  }

  @Test func `keys of dictionaries that aren't keyed by strings are converted`() {
    enum Name: String, CodingKeyRepresentable, Codable { case firstName, lastName }
    let outcome = expectSame(
      [Name: Int].self, #"{"first_name":1,"lastName":2}"#, configure: Self.snake)
    #expect(outcome.value == [.firstName: 1, .lastName: 2])
    expectSame([Int: Int].self, #"{"_1_":1,"1_0":2}"#, configure: Self.snake)
    expectSame([Int: Int].self, #"{"1":1,"2":2}"#, configure: Self.snake)
  }

  @Test func `coding paths of errors contain the fields of the type`() {
    expectProblem(
      "typeMismatch String at .firstName", Person.self, #"{"first_name":1}"#,
      configure: Self.snake)
    expectProblem(
      "keyNotFound homeAddress at .", Person.self, #"{"first_name":"A"}"#,
      configure: Self.snake)
    expectProblem(
      "typeMismatch String at .homeAddress.post_code", Person.self,
      #"{"first_name":"A","home_address":{"post_code":1}}"#, configure: Self.snake)
    expectProblem(
      "typeMismatch String at .friendList[0].shortName", Person.self,
      #"{"first_name":"A","home_address":{},"friend_list":[{"short_name":[]}]}"#,
      configure: Self.snake)
  }

  @Test func `the first of several keys that convert to the same key wins`() {
    struct Model: Decodable, Equatable { var alphaBeta: Int }
    let keys = ["alpha_beta", "alphaBeta", "alpha__beta", "ALPHA_BETA"]
    for first in keys {
      let members = ([first] + keys).enumerated().map { "\"\($1)\":\($0)" }
      expectValue(
        Model(alphaBeta: 0), "{\(members.joined(separator: ","))}", configure: Self.snake)
    }
  }

  @Test func `a snake-case key of a type isn't found`() {
    struct Model: Decodable, Equatable {
      var alpha_beta: Int?
      var alphaBeta: Int?
    }
    expectValue(
      Model(alpha_beta: nil, alphaBeta: 1), #"{"alpha_beta":1}"#, configure: Self.snake)
  }

  @Test func `the super key is found among converted keys`() {
    expectAnswers(
      #"{"SU_PER":{"a_b":1},"super":{"c_d":2}}"#, ["2", ".super.cD"], configure: Self.snake
    ) { decoder, log in
      let base = try decoder.container(keyedBy: AnyKey.self).superDecoder()
      let container = try base.container(keyedBy: AnyKey.self)
      log.attempt { try container.decode(Int.self, forKey: "cD") }
      log.note(path: try container.superDecoder(forKey: "cD").codingPath)
    }
  }

  // MARK: - Custom strategies

  private struct Model: Decodable, Equatable {
    var outer: [Inner]
    var named: [String: Inner]
    struct Inner: Decodable, Equatable { var value: Int }
  }

  @Test func `a custom strategy receives the whole coding path`() {
    let document = #"{"OUTER":[{"VALUE":1},{"Value":2}],"Named":{"Key":{"VALUE":3}},"X":{"Y":0}}"#
    let value = Model(
      outer: [.init(value: 1), .init(value: 2)], named: ["Key": .init(value: 3)])
    var calls: [[String]] = []
    for index in 0..<2 {
      let seen = Mutex<[String]>([])
      let pair = decoders {
        $0.keyDecodingStrategy = .custom { path in
          seen.withLock { $0.append(path.pathDescription) }
          return AnyKey(path.last?.stringValue.lowercased() ?? "")
        }
      }
      let decoder = index == 0 ? pair.0 : pair.1
      #expect(
        Outcome { try decoder.decode(Model.self, from: document.documentData) }.value == value)
      calls.append(seen.withLock { $0.sorted() })
    }
    #expect(calls[0] == calls[1])
    #expect(
      calls[1] == [
        ".Named", ".OUTER", ".X", ".named.Key.VALUE", ".outer[0].VALUE", ".outer[1].Value",
      ])
  }

  @Test func `a custom strategy can depend on the coding path`() {
    let document = #"{"out":[{"eulav":1}],"nam":{"x":{"eulav":2}}}"#
    let outcome = expectSame(Model.self, document) {
      $0.keyDecodingStrategy = .custom { path in
        let text = path.last?.stringValue ?? ""
        return AnyKey(path.count == 1 ? text + (text == "out" ? "er" : "ed") : "value")
      }
    }
    #expect(outcome.value?.outer.map(\.value) == [1])
    #expect(outcome.value?.named.mapValues(\.value) == ["x": 2])
  }

  @Test func `custom keys can have integer values`() {
    enum Numbered: Int, CodingKey { case one = 1, two }
    expectAnswers(
      #"{"1":"a","2":"b"}"#, ["[]", "false"],
      configure: {
        $0.keyDecodingStrategy = .custom { path in
          AnyKey(intValue: Int(path.last?.stringValue ?? "") ?? 0) ?? ""
        }
      }
    ) { decoder, log in
      let container = try decoder.container(keyedBy: Numbered.self)
      log.note(container.allKeys.map(\.rawValue).sorted())
      log.note(container.contains(.one))
    }
  }
}
