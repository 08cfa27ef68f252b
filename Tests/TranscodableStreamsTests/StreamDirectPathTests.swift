import Testing
import TranscodableBytes
import TranscodableCore
import TranscodableJSON
import TranscodableStreams

@Suite("Streams on the direct path")
struct StreamDirectPathTests {
  /// A type that reads itself and returns nil without a failure for odd numbers.
  struct Even: JSONDecodable, Equatable {
    let number: Int

    init(number: Int) { self.number = number }

    init(from decoder: any Decoder) throws {
      number = try decoder.singleValueContainer().decode(Int.self)
    }

    static func decode(from reader: inout JSONReader) -> Even? {
      let number = reader.read(Int.self)
      return number % 2 == 0 ? Even(number: number) : nil
    }
  }

  /// The outcome of a stream: its values, its failures and the error that ended it.
  struct Outcome<Value: Equatable>: Equatable {
    var values: [Value] = []
    var positions: [JSONStreamPosition] = []
    var failures: [String] = []
    var error: String?
  }

  static let streams = [
    "1\n2\n3\n", "1\n2\n3", "", "\n\n7\n", "1\nx\n3\n", "1 1\n2\n", "12x\n4\n",
    "\u{FEFF}1\n\u{FEFF}2\n3\n",
    "2\n\"a\"\n4\n", "é\n2\n", "1\n[\n]\n2", "1\n99999999999999999999\n3\n", "[1, 2]\n3\n",
    "-\n0\n", " 1 \r\n\t2\r\n\r\n3\r\n4", "4\r\n\n6\n \n8", "1\n[1,\n2]\n[3]\n4\n",
    "[1\n]\n[2]", "[1],\n[2]\n[3]\n", "[1]\n{\"a\":\n1}\n[3]\n",
  ]

  @Test(arguments: streams)
  func `the direct and container paths give the same outcome`(of stream: String) async throws {
    for limit in [0, 1, 100] {
      var settings = JSONStreamSettings()
      settings.failures = .skip(atMost: limit)
      #expect(Self.direct(stream, Int.self, settings) == Self.generic(stream, Int.self, settings))
      #expect(Self.direct(stream, Even.self, settings) == Self.generic(stream, Even.self, settings))
      #expect(
        Self.direct(stream, [Int].self, settings) == Self.generic(stream, [Int].self, settings))
      #expect(Self.direct(stream, JSON.self, settings) == Self.generic(stream, JSON.self, settings))
      #expect(Self.pushed(stream, settings) == Self.genericPushed(stream, Int.self, settings))
      let values = try? await JSONStream<Int>.all(in: stream, settings: settings, width: 2)
      #expect(values == (try? JSONStream<Int>.all(in: stream, settings: settings)))
      #expect(values == (try? await Self.genericAll(stream, Int.self, settings)))
    }
  }

  @Test func `a value can't continue on the next line`() throws {
    for stream in ["[1,\n2]\n[3]\n", "[1\n]\n[3]", "[\n3]\n[3]"] {
      var settings = JSONStreamSettings()
      #expect(throws: DecodingError.self) {
        try JSONStream<[Int]>.all(in: stream, settings: settings)
      }
      settings.failures = .skip(atMost: 2)
      #expect(try JSONStream<[Int]>.all(in: stream, settings: settings) == [[3]])
    }
  }

  // The static type conforms to `JSONDecodable`, so the compiler selects the direct path.

  private static func direct<Value: JSONDecodable & Equatable>(
    _ stream: String, _ type: Value.Type, _ settings: JSONStreamSettings
  ) -> Outcome<Value> {
    var outcome = Outcome<Value>()
    do {
      let skipped = try JSONStream<Value>.forEach(in: stream, settings: settings) {
        outcome.values.append($0)
        outcome.positions.append($1)
      }
      outcome.failures = skipped.map { "\($0)" }
    } catch {
      outcome.error = "\(error)"
    }
    return outcome
  }

  private static func pushed(_ stream: String, _ settings: JSONStreamSettings) -> Outcome<Int> {
    var outcome = Outcome<Int>()
    var values = JSONStream(of: Int.self, settings: settings)
    values.append(stream)
    values.finish()
    do {
      while let value = try values.next() {
        outcome.values.append(value)
        outcome.positions.append(values.position)
      }
    } catch {
      outcome.error = "\(error)"
    }
    outcome.failures = values.skipped.map { "\($0)" }
    return outcome
  }

  // The static type is only `Decodable`, so the compiler selects the container path.

  private static func generic<Value: Decodable & Equatable>(
    _ stream: String, _ type: Value.Type, _ settings: JSONStreamSettings
  ) -> Outcome<Value> {
    var outcome = Outcome<Value>()
    do {
      let skipped = try JSONStream<Value>.forEach(in: stream, settings: settings) {
        outcome.values.append($0)
        outcome.positions.append($1)
      }
      outcome.failures = skipped.map { "\($0)" }
    } catch {
      outcome.error = "\(error)"
    }
    return outcome
  }

  private static func genericPushed<Value: Decodable & Equatable>(
    _ stream: String, _ type: Value.Type, _ settings: JSONStreamSettings
  ) -> Outcome<Value> {
    var outcome = Outcome<Value>()
    var values = JSONStream(of: type, settings: settings)
    values.append(stream)
    values.finish()
    do {
      while let value = try values.next() {
        outcome.values.append(value)
        outcome.positions.append(values.position)
      }
    } catch {
      outcome.error = "\(error)"
    }
    outcome.failures = values.skipped.map { "\($0)" }
    return outcome
  }

  private static func genericAll<Value: Decodable & Sendable>(
    _ stream: String, _ type: Value.Type, _ settings: JSONStreamSettings
  ) async throws -> [Value] {
    try await JSONStream<Value>.all(in: stream, settings: settings, width: 2)
  }
}
