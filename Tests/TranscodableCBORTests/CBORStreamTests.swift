import Foundation
import Testing
import TranscodableCBOR
import TranscodableCore
import TranscodableFormats
import TranscodableFoundation
import TranscodableTestSupport

struct CBORStreamTests {
  private struct Event: Codable, Equatable {
    var id: Int
    var name: String?
    var values: [Double]
    var data: Data
  }

  private static let events = (0..<6).map { id in
    Event(
      id: id * 1000, name: id % 2 == 0 ? String(repeating: "é", count: id * 20) : nil,
      values: Array(repeating: 1.1, count: id), data: Data(repeating: 7, count: id * 60))
  }

  private static func sequence(_ values: [some Encodable]) throws -> [UInt8] {
    try values.flatMap { try CBOR.Encoder().encode($0) }
  }

  private func read<Value: Decodable>(
    _ type: Value.Type, _ bytes: [UInt8], chunk: Int, _ decoder: CBOR.Decoder = CBOR.Decoder(),
    _ settings: FormatStreamSettings = FormatStreamSettings()
  ) throws -> [Value] {
    var stream = decoder.stream(of: type, settings: settings)
    var values: [Value] = []
    for start in stride(from: 0, to: bytes.count, by: chunk) {
      stream.append(Array(bytes[start..<min(start + chunk, bytes.count)]))
      while let value = try stream.next() { values.append(value) }
    }
    stream.finish()
    while let value = try stream.next() { values.append(value) }
    return values
  }

  @Test func `a sequence is decoded regardless of how it is split`() throws {
    let bytes = try Self.sequence(Self.events)
    for chunk in [1, 2, 3, 7, 50, bytes.count] {
      #expect(try read(Event.self, bytes, chunk: chunk) == Self.events)
    }
    #expect(try CBOR.Decoder().decodeSequence(Event.self, from: bytes) == Self.events)
    #expect(try CBOR.Decoder().decodeSequence(Event.self, from: [] as [UInt8]) == [])
  }

  @Test func `the end of items of all kinds is found`() throws {
    for hex in [
      "00", "1903e8", "3bffffffffffffffff", "f6", "f820", "f93c00", "fb3ff199999999999a", "40",
      "430102 03", "5f4101420203ff", "7f616160ff", "80", "9fff", "83010203", "9f018202039f0405ffff",
      "a0", "a201020304", "bf61610161629f0203ffff", "c11a514b67b0", "c249010000000000000000",
      "d9d9f783010203", "d818456449455446", "9f5fff7fffff", "c1c1c100",
    ] {
      let bytes = [UInt8](hex: hex)
      var boundary = CBOR.Format().makeBoundary(maximumDepth: 3)
      for count in 0...bytes.count {
        let end = try Array(bytes[..<count]).withBytes { (bytes) throws in
          try boundary.end(in: bytes)
        }
        #expect(end == (count == bytes.count ? count : nil), "\(hex) \(count)")
      }
      let all = try CBOR.Decoder().decodeSequence(CBOR.self, from: bytes + bytes + [0x07])
      #expect(all == [try CBOR(parsing: bytes), try CBOR(parsing: bytes), 7])
    }
  }

  @Test func `values arrive from an asynchronous sequence of bytes or chunks`() async throws {
    let bytes = try Self.sequence(Self.events)
    let single = AsyncStream<UInt8> { continuation in
      for byte in bytes { continuation.yield(byte) }
      continuation.finish()
    }
    var found: [Event] = []
    for try await event in single.decoded(Event.self, using: CBOR.Decoder()) {
      found.append(event)
    }
    #expect(found == Self.events)
    let chunks = AsyncStream<[UInt8]> { continuation in
      for start in stride(from: 0, to: bytes.count, by: 11) {
        continuation.yield(Array(bytes[start..<min(start + 11, bytes.count)]))
      }
      continuation.finish()
    }
    found = []
    for try await event in chunks.decoded(Event.self, using: CBOR.Decoder()) {
      found.append(event)
    }
    #expect(found == Self.events)
  }

  private func failure(_ body: () throws -> Void) -> CodingFailure? {
    do {
      try body()
      return nil
    } catch {
      return (error as? DecodingError).map { CodingFailure($0) }
    }
  }

  @Test func `a failure has the number of the document and the offset in the stream`() throws {
    let bytes = try Self.sequence([[1, 2], [3, 4]]) + [0x82, 0x05, 0x61, 0x61]
    for chunk in [1, 100] {
      let failure = failure { _ = try read([Int].self, bytes, chunk: chunk) }
      #expect(failure?.reason == .typeMismatch)
      #expect(failure?.path == "[1]")
      #expect(failure?.textNumber == 3)
      #expect(failure?.offset == 9)
    }
  }

  @Test func `an incomplete or malformed item ends the stream`() throws {
    for (hex, offset, reason) in [
      ("01 82 01", 3, CodingFailureReason.unexpectedEnd), ("01 19 01", 3, .unexpectedEnd),
      ("01 45 01", 3, .unexpectedEnd), ("01 ff", 1, .invalidStructure),
      ("01 81 ff", 2, .invalidStructure), ("01 1c", 1, .invalidStructure),
      ("01 bbffffffffffffffff", 1, .unexpectedEnd), ("01 5b7fffffffffffffff", 1, .unexpectedEnd),
      ("01 5b00000001ffffffff", 1, .sizeLimit),
      ("01 62c328", 2, .invalidUTF8), ("01 5f6161ff", 2, .invalidStructure),
    ] {
      for chunk in [1, 100] {
        let failure = failure { _ = try read(CBOR.self, [UInt8](hex: hex), chunk: chunk) }
        #expect(failure?.reason == reason, "\(hex)")
        #expect(failure?.textNumber == 2)
        if reason != .invalidUTF8, hex != "01 5f6161ff" { #expect(failure?.offset == offset) }
      }
    }
  }

  @Test func `a declared length that exceeds the limit is rejected before the item arrives`() throws
  {
    var decoder = CBOR.Decoder()
    decoder.settings.maximumDocumentSize = 1000
    var stream = decoder.stream(of: CBOR.self)
    stream.append([0x59, 0x10, 0x00] as [UInt8])
    #expect(failure { _ = try stream.next() }?.reason == .sizeLimit)
    #expect(failure { _ = try stream.next() }?.reason == .sizeLimit)
    stream = decoder.stream(of: CBOR.self)
    stream.append([UInt8](repeating: 0x81, count: 600))
    #expect(failure { _ = try stream.next() }?.reason == .depthLimit)
    stream = decoder.stream(of: CBOR.self)
    stream.append([0x9F] + [UInt8](repeating: 0, count: 1001))
    #expect(failure { _ = try stream.next() }?.reason == .sizeLimit)
  }

  @Test func `a stream has a maximum number of documents and bytes`() throws {
    let bytes = try Self.sequence([1, 2, 3])
    var settings = FormatStreamSettings(maximumDocumentCount: 3, maximumStreamSize: 3)
    #expect(try read(Int.self, bytes, chunk: 1, .init(), settings) == [1, 2, 3])
    settings.maximumDocumentCount = 2
    #expect(
      failure { _ = try read(Int.self, bytes, chunk: 1, .init(), settings) }?.reason == .countLimit)
    settings = FormatStreamSettings(maximumStreamSize: 2)
    #expect(
      failure { _ = try read(Int.self, bytes, chunk: 9, .init(), settings) }?.reason == .sizeLimit)
  }

  @Test func `documents of another type are skipped up to a limit`() throws {
    let bytes = [UInt8](hex: "01 6161 02 6162 03")
    var stream = CBOR.Decoder().stream(
      of: Int.self, settings: FormatStreamSettings(maximumSkippedCount: 2))
    stream.append(bytes)
    stream.finish()
    var values: [Int] = []
    while let value = try stream.next() { values.append(value) }
    #expect(values == [1, 2, 3])
    #expect(stream.skipped.map(\.offset) == [2, 5])
    #expect(stream.skipped.map(\.textNumber) == [2, 4])
    #expect(stream.documentCount == 5)
    #expect(stream.offset == 7)
    let settings = FormatStreamSettings(maximumSkippedCount: 1)
    #expect(
      failure { _ = try read(Int.self, bytes, chunk: 9, .init(), settings) }?.textNumber == 4)
  }

  @Test func `random bytes never trap, and splitting them changes nothing`() throws {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<3000 {
      let count = Int.random(in: 0...40, using: &random)
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      func outcome(chunk: Int) -> String {
        var values: [String] = []
        var stream = CBOR.Decoder().stream(of: CBOR.self)
        do {
          for start in stride(from: 0, to: bytes.count, by: chunk) {
            stream.append(Array(bytes[start..<min(start + chunk, bytes.count)]))
            while let value = try stream.next() { values.append(value.description) }
          }
          stream.finish()
          while let value = try stream.next() { values.append(value.description) }
        } catch { values.append("\(stream.documentCount)") }
        return values.joined(separator: " ")
      }
      #expect(outcome(chunk: 1) == outcome(chunk: 100))
    }
  }
}
