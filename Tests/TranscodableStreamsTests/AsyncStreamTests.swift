import Synchronization
import Testing
import TranscodableBytes
import TranscodableCore
import TranscodableJSON
import TranscodableStreams
import TranscodableTestSupport

/// A sequence that counts how many chunks were requested.
struct Chunks<Element: Sendable>: AsyncSequence, Sendable {
  let chunks: [Element]
  let asked = Counter()

  final class Counter: Sendable {
    private let storage = Mutex(0)
    var value: Int { storage.withLock { $0 } }
    func add() { storage.withLock { $0 += 1 } }
  }

  struct Iterator: AsyncIteratorProtocol {
    var rest: ArraySlice<Element>
    let asked: Counter

    mutating func next() async -> Element? {
      asked.add()
      return rest.popFirst()
    }
  }

  func makeAsyncIterator() -> Iterator { Iterator(rest: chunks[...], asked: asked) }
}

@Suite("Asynchronous streams")
struct AsyncStreamTests {
  @Test func `chunks and bytes decode`() async throws {
    let text = Array("1\n[2,3]\n\n\"x\u{2028}\"\r\n4".utf8)
    for size in [1, 2, 3, 7, 100] {
      let chunks = stride(from: 0, to: text.count, by: size).map {
        Array(text[$0..<min($0 + size, text.count)])
      }
      let values = try await Chunks(chunks: chunks).decodedJSON(JSON.self)
        .reduce(into: []) { $0.append($1) }
      #expect(values == [1, [2, 3], "x\u{2028}", 4])
    }
    let values = try await Chunks(chunks: text).decodedJSON(JSON.self)
      .reduce(into: []) { $0.append($1) }
    #expect(values == [1, [2, 3], "x\u{2028}", 4])
  }

  @Test func `a value is complete after its last byte with every framing`() async throws {
    for (framing, text) in [
      (JSONFraming.sequence, "\u{1E}1\n\u{1E}[2]\n"), (.values, "1 [2]"), (.elements, "[1,[2]]"),
    ] {
      let values = try await Chunks(chunks: Array(text.utf8))
        .decodedJSON(JSON.self, settings: JSONStreamSettings(framing: framing))
        .reduce(into: []) { $0.append($1) }
      #expect(values == [1, [2]])
    }
  }

  // No chunk is requested while values are left.
  @Test func `chunks are requested only when they are needed`() async throws {
    let chunks = Chunks(chunks: ["1\n2\n3\n", "4\n5", "6\n"])
    var iterator = chunks.decodedJSON(Int.self).makeAsyncIterator()
    var asked: [Int] = []
    while let value = try await iterator.next() {
      #expect(iterator.position.number == value || value == 56)
      asked.append(chunks.asked.value)
    }
    #expect(asked == [1, 1, 1, 2, 3])
  }

  @Test func `the sequence ends after a failure`() async throws {
    var iterator = Chunks(chunks: ["1\nx\n3\n"]).decodedJSON(Int.self).makeAsyncIterator()
    #expect(try await iterator.next() == 1)
    await #expect(throws: DecodingError.self) { _ = try await iterator.next() }
    #expect(try await iterator.next() == nil)
  }

  @Test func `skipped failures are reported`() async throws {
    let found = Mutex<[Int?]>([])
    let settings = JSONStreamSettings(failures: .skip(atMost: 2)) { failure in
      found.withLock { $0.append(failure.line) }
    }
    let values = try await Chunks(chunks: ["1\nx\n3\n{", "}\n5"])
      .decodedJSON(Int.self, settings: settings).reduce(into: []) { $0.append($1) }
    #expect(values == [1, 3, 5])
    #expect(found.withLock { $0 } == [2, 4])
  }

  @Test func `a canceled task throws a CancellationError`() async {
    let chunks = Chunks(chunks: ["1\n2\n"])
    await expectCancellation(of: chunks.decodedJSON(Int.self))
    await expectCancellation(of: chunks.serverSentEvents())
    await expectCancellation(of: chunks.serverSentEvents().decodedJSON(Int.self))
    await expectCancellation(of: Chunks(chunks: [1, 2]).encodedJSON())
  }

  private func expectCancellation(of sequence: some AsyncSequence & Sendable) async {
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      var iterator = sequence.makeAsyncIterator()
      return try await iterator.next() == nil
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func `bytes are pulled only when they are needed`() throws {
    var chunks: [[UInt8]] = [Array("1\n2".utf8), Array("3\n4".utf8)]
    var stream = JSONStream(of: Int.self)
    var values: [Int] = []
    while let value = try stream.next(pulling: { chunks.isEmpty ? nil : chunks.removeFirst() }) {
      values.append(value)
    }
    #expect(values == [1, 23, 4])
  }
}

@Suite("Streams decoded in parallel")
struct ParallelStreamTests {
  /// Generates lines, some of which are invalid in different ways.
  private func lines(_ count: Int, badOf bad: Int, seed: UInt64) -> [UInt8] {
    var generator = SeededGenerator(seed: seed)
    var text = ""
    for number in 0..<count {
      let isBad = Int.random(in: 0..<bad, using: &generator) == 0
      let faults = ["[", "\"x\"", "1 2", "{\"a\":}", String(repeating: "9", count: 300), "[\"é"]
      text += isBad ? faults[Int.random(in: 0..<6, using: &generator)] : "[\(number),\"é\"]"
      text += Int.random(in: 0..<9, using: &generator) == 0 ? "\r\n\n" : "\n"
    }
    return Array(text.utf8)
  }

  @Test(arguments: 0..<18)
  func `parallel decoding gives the same values and first failure`(_ round: Int) async throws {
    let bytes = lines(
      round % 5 == 0 ? 60_000 : 400, badOf: [50, 2_000, 1_000_000][round % 3], seed: UInt64(round))
    for limit in [0, 3, 20, 1_000_000] {
      let settings = JSONStreamSettings(
        failures: limit == 0 ? .stop : .skip(atMost: limit),
        reader: JSONReaderSettings(maximumDocumentSize: 200),
        maximumTextCount: round % 7 == 0 ? 300 : .max)
      let one = Outcome { try JSONStream<[JSON]>.all(in: bytes, settings: settings).count }
      for width in [1, 3] {
        let result: Result<Int, any Error>
        do {
          let values = try await JSONStream<[JSON]>.all(
            in: bytes, settings: settings, width: width)
          result = .success(values.count)
        } catch {
          result = .failure(error)
        }
        #expect(Outcome { try result.get() } == one)
      }
    }
  }

  @Test func `parallel decoding reports the same skipped failures and locations`() async throws {
    let bytes = lines(60_000, badOf: 500, seed: 7)
    var reports: [[String]] = []
    for width in [0, 1, 2, 3] {
      let (stream, continuation) = AsyncStream.makeStream(of: String.self)
      let settings = JSONStreamSettings(failures: .skip(atMost: .max)) {
        continuation.yield("\($0)")
      }
      let values =
        width == 0
        ? try JSONStream<[JSON]>.all(in: bytes, settings: settings)
        : try await JSONStream<[JSON]>.all(in: bytes, settings: settings, width: width)
      continuation.finish()
      var report = ["\(values.count) values"]
      for await failure in stream { report.append(failure) }
      reports.append(report)
    }
    #expect(reports[0].count > 100)
    #expect(reports.allSatisfy { $0 == reports[0] })
  }

  @Test func `parallel decoding keeps the order`() async throws {
    let bytes = lines(100_000, badOf: .max, seed: 1)
    let values = try await JSONStream<JSON>.all(in: bytes, width: 2)
    #expect(values.count == 100_000)
    #expect(values.indices.allSatisfy { values[$0][0]?.int == $0 })
  }

  @Test func `parallel decoding ends when its task is canceled`() async throws {
    let bytes = lines(100_000, badOf: .max, seed: 1)
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      return try await JSONStream<JSON>.all(in: bytes, width: 2).count
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
