import Foundation
import Testing
import TranscodableCore
import TranscodableForm
import TranscodableFoundation

/// Forms that are meant to take too much time or memory.
struct FormAttackTests {
  struct Ignored: Decodable {
    init(from decoder: any Decoder) throws {}
  }

  private let decoder = URLEncodedForm.Decoder()

  private func failure(_ form: String) throws -> CodingFailure? {
    let error = #expect(throws: DecodingError.self) {
      try decoder.decode(Ignored.self, from: form)
    }
    return error.map { CodingFailure($0) }
  }

  @Test(arguments: ["[", "]", "[]", "[a]", "[0]", "[[", "]]", "%5B", "%5Ba%5D"])
  func `a million brackets are refused or a single key`(_ piece: String) throws {
    let form = "a" + String(repeating: piece, count: 1_000_000) + "=1"
    do {
      _ = try decoder.decode(Ignored.self, from: form)
    } catch {
      #expect(CodingFailure(describing: error).reason == .depthLimit)
    }
  }

  @Test(arguments: [".", ".a", "..a", ".0", "[0].a"])
  func `a million dots are refused or a single key`(_ piece: String) throws {
    var decoder = decoder
    decoder.nesting = .dots
    let form = "a" + String(repeating: piece, count: 1_000_000) + "=1"
    do {
      _ = try decoder.decode(Ignored.self, from: form)
    } catch {
      #expect(CodingFailure(describing: error).reason == .depthLimit)
    }
  }

  @Test func `a huge index takes no memory`() throws {
    #expect(
      try decoder.decode([String: [String]].self, from: "a[999999999]=y&a[3]=x")
        == ["a": ["x", "y"]])
    #expect(
      try decoder.decode([String: [Int: String]].self, from: "a[999999999999999999]=x")
        == ["a": [999_999_999_999_999_999: "x"]])
    // A number that doesn't fit is a key.
    #expect(
      try decoder.decode([String: [String: String]].self, from: "a[9999999999999999999]=x&a[]=y")
        == ["a": ["9999999999999999999": "x", "0": "y"]])
  }

  @Test func `many pairs are refused`() throws {
    var decoder = decoder
    decoder.maximumPairCount = 3
    #expect(try decoder.decode([String: Int].self, from: "a=1&b=2&&&c=3").count == 3)
    let error = #expect(throws: DecodingError.self) {
      try decoder.decode([String: Int].self, from: "a=1&b=2&c=3&d=4")
    }
    #expect(error.map { CodingFailure($0).reason } == .countLimit)
    #expect(error.flatMap { CodingFailure($0).offset } == 12)
    #expect(throws: DecodingError.self) {
      try URLEncodedForm(parsing: "a&b", maximumPairCount: 1)
    }
  }

  @Test func `a large form is refused`() throws {
    var decoder = decoder
    decoder.settings.maximumDocumentSize = 5
    #expect(throws: DecodingError.self) { try decoder.decode(Ignored.self, from: "a=1234") }
  }

  @Test func `deep names are refused`() throws {
    let form = "a" + String(repeating: "[b]", count: 32) + "=1"
    #expect(try failure(form)?.reason == .depthLimit)
    var decoder = decoder
    decoder.settings.maximumDepth = 34
    _ = try decoder.decode(Ignored.self, from: form)
  }

  @Test(
    arguments: [
      { "a\($0)=1" }, { _ in "a=1" }, { "a[]=\($0)" }, { "a[\($0)]=1" }, { "a[\(99_999 - $0)]=1" },
      { "a[\($0)][b]=1" }, { "a[][b]=\($0)" }, { "a[b\($0)]=1" }, { "a[0][0][0][0][\($0)]=1" },
      { $0 % 2 == 0 ? "a=1" : "a[\($0)]=1" }, { "a%5B\($0)%5D=%41" },
    ] as [@Sendable (Int) -> String])
  func `time is linear`(_ pair: @Sendable (Int) -> String) throws {
    func time(_ count: Int) throws -> Double {
      let form = (0..<count).map(pair).joined(separator: "&")
      var best = Double.infinity
      for _ in 0..<3 {
        let start = threadTime
        _ = try decoder.decode(URLEncodedForm.self, from: form)
        _ = try? decoder.decode([String: [String]].self, from: form)
        best = min(best, threadTime - start)
      }
      return best
    }
    let (small, large) = (try time(1_000), try time(10_000))
    #expect(large < small * 30 + 0.1)
  }
}

/// The seconds of processor time that this thread has used.
private var threadTime: Double {
  var time = timespec()
  unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
