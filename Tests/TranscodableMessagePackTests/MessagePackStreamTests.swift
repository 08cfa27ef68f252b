import Foundation
import Testing
import TranscodableCore
import TranscodableFormats
import TranscodableFoundation
import TranscodableMessagePack
import TranscodableTestSupport

struct MessagePackStreamTests {
  private func read<Value: Decodable>(
    _ type: Value.Type, _ bytes: [UInt8], chunk: Int
  ) throws -> [Value] {
    var stream = MessagePack.Decoder().stream(of: type)
    var values: [Value] = []
    for start in stride(from: 0, to: bytes.count, by: chunk) {
      stream.append(Array(bytes[start..<min(start + chunk, bytes.count)]))
      while let value = try stream.next() { values.append(value) }
    }
    stream.finish()
    while let value = try stream.next() { values.append(value) }
    return values
  }

  @Test func `the end of values of all families is found`() throws {
    for hex in [
      "00", "7f", "e0", "c0", "c2", "c3", "cc80", "cd0100", "ce00010000", "cf0000000100000000",
      "d080", "d18000", "d280000000", "d38000000000000000", "ca3fc00000", "cb3ff8000000000000",
      "a0", "a3616263", "d90161", "da000161", "db0000000161", "c400", "c40101", "c5000101",
      "c60000000101", "90", "9201a0", "dc000101", "dd0000000101", "80", "8201020304", "de00010102",
      "df000000010102", "d40100", "d5010000", "d60100000000", "d7010000000000000000",
      "d80100000000000000000000000000000000", "c70001", "c7010100", "c800010100", "c90000000101aa",
      "d6ff00000007", "9190819101",
    ] {
      let bytes = [UInt8](hex: hex)
      guard let value = try? MessagePack(parsing: bytes) else { continue }
      var boundary = MessagePack.Format().makeBoundary(maximumDepth: 4)
      for count in 0...bytes.count {
        let end = try Array(bytes[..<count]).withBytes { (bytes) throws in
          try boundary.end(in: bytes)
        }
        #expect(end == (count == bytes.count ? count : nil), "\(hex) \(count)")
      }
      for chunk in [1, 2, 5, 100] {
        #expect(try read(MessagePack.self, bytes + bytes, chunk: chunk) == [value, value])
      }
    }
  }

  @Test func `adjacent values are decoded`() async throws {
    let values = [["a": 1], [:], ["b": 2, "c": 3]]
    let bytes = try values.flatMap { try MessagePack.Encoder().encode($0) }
    #expect(try MessagePack.Decoder().decodeSequence([String: Int].self, from: bytes) == values)
    let source = AsyncStream<UInt8> { continuation in
      for byte in bytes { continuation.yield(byte) }
      continuation.finish()
    }
    var found: [[String: Int]] = []
    for try await value in source.decoded([String: Int].self, using: MessagePack.Decoder()) {
      found.append(value)
    }
    #expect(found == values)
  }

  @Test func `an incomplete or malformed value ends the stream`() throws {
    for (hex, offset, reason) in [
      ("01 92 01", 3, CodingFailureReason.unexpectedEnd), ("01 cd 01", 3, .unexpectedEnd),
      ("01 c1", 1, .invalidStructure), ("01 a2 61", 3, .unexpectedEnd),
      ("01 c6ffffffff", 1, .sizeLimit),
    ] {
      for chunk in [1, 100] {
        let error = #expect(throws: DecodingError.self) {
          try read(MessagePack.self, [UInt8](hex: hex), chunk: chunk)
        }
        let failure = error.map { CodingFailure($0) }
        #expect(failure?.reason == reason, "\(hex)")
        #expect(failure?.offset == offset)
        #expect(failure?.textNumber == 2)
      }
    }
  }

  @Test func `random bytes never trap, and splitting them changes nothing`() throws {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<3000 {
      let count = Int.random(in: 0...40, using: &random)
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      func outcome(chunk: Int) -> String {
        var values: [String] = []
        var stream = MessagePack.Decoder().stream(of: MessagePack.self)
        do {
          for start in stride(from: 0, to: bytes.count, by: chunk) {
            stream.append(Array(bytes[start..<min(start + chunk, bytes.count)]))
            while let value = try stream.next() { values.append("\(value)") }
          }
          stream.finish()
          while let value = try stream.next() { values.append("\(value)") }
        } catch { values.append("\(stream.documentCount)") }
        return values.joined(separator: " ")
      }
      #expect(outcome(chunk: 1) == outcome(chunk: 100))
    }
  }
}
