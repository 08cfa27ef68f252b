import Foundation
import Testing
import TranscodableCore
import TranscodableTOML

struct TOMLAttackTests {
  struct Ignored: Decodable {
    init(from decoder: any Decoder) throws {}
  }

  private func reason(_ text: String) -> CodingFailureReason? {
    do {
      _ = try TOML.Decoder().decode(Ignored.self, from: text)
      return nil
    } catch let error as DecodingError {
      return CodingFailure(error).reason
    } catch {
      return .custom
    }
  }

  @Test func `deeply nested documents are refused`() {
    let count = 1_000_000
    #expect(reason("a = " + String(repeating: "[", count: count)) == .depthLimit)
    #expect(reason("a = " + String(repeating: "{a=", count: count)) == .depthLimit)
    #expect(reason(String(repeating: "a.", count: count) + "a = 1") == .depthLimit)
    #expect(reason("[" + String(repeating: "a.", count: count) + "a]") == .depthLimit)
    #expect(reason(String(repeating: "a.", count: 500) + "a = 1") == nil)
  }

  @Test func `a table below another is refused if it is too deep`() {
    let path = String(repeating: "a.", count: 400) + "a"
    #expect(reason("[\(path)]\n\(path) = 1") == .depthLimit)
  }

  @Test func `the number of values is limited`() {
    var decoder = TOML.Decoder()
    decoder.settings.maximumElementCount = 1000
    let text = "a = [" + String(repeating: "1,", count: 2000) + "]"
    let error = #expect(throws: DecodingError.self) {
      try decoder.decode(Ignored.self, from: text)
    }
    #expect(error.map { CodingFailure($0).reason } == .countLimit)
  }

  @Test(arguments: ["keys", "tables", "arrays", "dots", "strings", "numbers", "failures", "quotes"])
  func `the time is linear`(_ kind: String) throws {
    func document(_ count: Int) -> String {
      switch kind {
      case "keys": (0..<count).map { "key\($0) = \($0)\n" }.joined()
      case "tables": (0..<count).map { "[a.b\($0)]\nx = 1\n" }.joined()
      case "arrays": (0..<count).map { "[[a]]\nx = \($0)\n" }.joined()
      case "dots":
        (0..<count / 50).map { String(repeating: "a.", count: 60) + "b\($0) = 1\n" }.joined()
      case "strings": "a = \"\"\"" + String(repeating: "x\\n\n", count: count * 4) + "\"\"\""
      case "numbers": "a = " + String(repeating: "1_2", count: count * 4)
      case "quotes": "a = \"\"\"" + String(repeating: "\"\" ", count: count * 4) + "\"\"\""
      default: String(repeating: "a = ?\n", count: count)
      }
    }
    func time(_ text: String) -> Double {
      (0..<3).map { _ in
        let start = threadTime
        _ = try? TOML.Decoder().decodeCollecting(Ignored.self, from: text)
        return threadTime - start
      }.min() ?? 0
    }
    let (small, large) = (time(document(20_000)), time(document(160_000)))
    // Eight times as much input; a quadratic algorithm would take 64 times as long.
    #expect(large < 30 * small + 0.01, "\(small) s, \(large) s")
  }

  @Test func `keys with the same hash in other languages aren't slow`() throws {
    let text = (0..<50_000).map { "\"\($0 % 2 == 0 ? "Aa" : "BB")\($0)\" = 1\n" }.joined()
    let table = try TOML(parsing: text).table
    #expect(table?.count == 50_000)
  }

  /// Prints the speed of parsing a document of a megabyte; the figure is for documentation only.
  @Test func `a megabyte is parsed`() throws {
    var text = ""
    var index = 0
    while text.utf8.count < 1_000_000 {
      index += 1
      text += """
        [[servers]]
        name = "server-\(index)" # the name
        address = "10.0.\(index % 256).1"
        port = \(8000 + index)
        enabled = true
        weight = \(Double(index) / 7)
        started = 2013-03-21T20:04:00Z
        tags = ["a", "bb", "ccc"]

        [servers.limits]
        memory.soft = 1_000_000
        memory.hard = 2_000_000


        """
    }
    struct Document: Decodable { var servers: [Server] }
    struct Server: Decodable {
      var name, address: String
      var port: Int
      var enabled: Bool
      var weight: Double
      var tags: [String]
      var limits: [String: [String: Int]]
    }
    let bytes = Array(text.utf8)
    func speed(_ body: () throws -> Void) rethrows -> Double {
      let clock = ContinuousClock()
      let times = try (0..<10).map { _ in try clock.measure { try body() } }
      let best = times.min() ?? .seconds(1)
      return Double(bytes.count) / 1e6
        / (Double(best.components.seconds) + Double(best.components.attoseconds) / 1e18)
    }
    let parsing = try speed { _ = try TOML.Decoder().decode(Ignored.self, from: bytes) }
    let decoding = try speed { _ = try TOML.Decoder().decode(Document.self, from: bytes) }
    let value = try speed { _ = try TOML(parsing: bytes) }
    print("TOML of \(bytes.count) bytes: \(parsing) MB/s, as a type \(decoding), as TOML \(value)")
    #expect(try TOML.Decoder().decode(Document.self, from: bytes).servers.count == index)
  }
}

/// The seconds of processor time that this thread has used.
private var threadTime: Double {
  var time = timespec()
  unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
