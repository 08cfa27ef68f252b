import Foundation
import Testing
import TranscodableBytes
import TranscodableCore
import TranscodableJSON
import TranscodableStreams
import TranscodableTestSupport

/// Laws of partial values: complete parts never change, a snapshot depends on the bytes but not on
/// the chunks, and the final value equals the value decoded from the whole document.
@Suite("Laws of partial values")
struct PartialLawTests {
  /// Whether a value can become another one when more input arrives.
  private static func grows(_ old: JSON, _ new: JSON) -> Bool {
    switch (old, new) {
    case (.string(let old), .string(let new)):
      new.unicodeScalars.starts(with: old.unicodeScalars)
    case (.array(let old), .array(let new)):
      new.count >= old.count && old.dropLast() == new.prefix(max(0, old.count - 1))
        && (old.last.map { grows($0, new[old.count - 1]) } ?? true)
    case (.object(let old), .object(let new)):
      Array(new.keys.prefix(old.count)) == old.keys
        && zip(old.values.dropLast(), new.values).allSatisfy { $0 == $1 }
        && (old.values.last.map { grows($0, new.values[old.count - 1]) } ?? true)
    default: old == new
    }
  }

  /// Checks all laws for each prefix of a document.
  private static func check(_ text: [UInt8], _ name: String) {
    var bytewise = JSON.PartialDecoder()
    var last: JSON?
    var failure: String?
    let step = max(1, text.count / 100)
    for (index, byte) in text.enumerated() {
      do {
        let changes = try bytewise.append([byte])
        let partial = bytewise.partial
        if changes.pointers.isEmpty, partial != last {
          Issue.record("\(name): an unreported change")
        }
        if let last {
          let isGrowth = partial.map { Self.grows(last, $0) } ?? false
          if !isGrowth { Issue.record("\(name): \(last) became \(String(describing: partial))") }
        }
        last = partial
      } catch {
        failure = StreamRun.describe(error)
        // The invalid byte may complete a number.
        if let last, !(bytewise.partial.map { Self.grows(last, $0) } ?? false) {
          Issue.record("\(name): the failure removed the snapshot")
        }
      }
      guard index % step == 0 || index == text.count - 1 else { continue }
      var whole = JSON.PartialDecoder()
      _ = try? whole.append(text[...index])
      let (one, other) = (whole.partial, bytewise.partial)
      if one != other { Issue.record("\(name): \(String(describing: one)) in one chunk") }
      if failure != nil { break }
    }
    let expected = Result { try JSON(parsing: text) }
    let result: Result<JSON, any Error>
    do { result = .success(try bytewise.finish()) } catch { result = .failure(error) }
    switch (expected, result) {
    case (.success(let expected), .success(let value)):
      if "\(expected)" != "\(value)" || expected != bytewise.partial {
        Issue.record("\(name): \(value), not \(expected)")
      }
    case (.failure(let expected), .failure(let error)):
      let (one, other) = (StreamRun.describe(expected), StreamRun.describe(error))
      // In single bytes, a failure is thrown before the rest arrives.
      let isEarly = one.split(separator: " ").first != other.split(separator: " ").first
      if one != other, !isEarly { Issue.record("\(name): \(other), not \(one)") }
    default: Issue.record("\(name): \(result), not \(expected)")
    }
  }

  @Test(
    .enabled(if: Documents.conformance != nil, "TRANSCODABLE_CONFORMANCE names no folder"),
    arguments: Documents.names(in: Documents.conformance))
  func `the laws hold for the documents of JSONTestSuite`(_ name: String) throws {
    let folder = try #require(Documents.conformance)
    let text = [UInt8](try Data(contentsOf: folder.appending(path: name)))
    let isOtherEncoding = text.contains(0) || text.starts(with: [0xFF]) || text.starts(with: [0xFE])
    guard text.count < 10_000, !isOtherEncoding else { return }
    Self.check(text, name)
  }

  @Test(
    .enabled(if: Documents.corpus != nil, "TRANSCODABLE_CORPUS names no folder"),
    arguments: Documents.names(in: Documents.corpus))
  func `the laws hold for large documents in chunks`(_ name: String) throws {
    let folder = try #require(Documents.corpus)
    let text = [UInt8](try Data(contentsOf: folder.appending(path: name)))
    Self.check(Array(text.prefix(3000)), name)
    for size in [4096, text.count] {
      var decoder = JSON.PartialDecoder()
      for start in stride(from: 0, to: text.count, by: size) {
        try decoder.append(text[start..<min(start + size, text.count)])
      }
      let value = try decoder.finish()
      #expect(decoder.partial == value)
    }
  }

  @Test(arguments: 0..<40)
  func `the laws hold for random values`(_ round: Int) throws {
    var generator = SeededGenerator(seed: UInt64(round))
    func value(_ depth: Int) -> JSON {
      switch Int.random(in: 0..<(depth > 3 ? 5 : 7), using: &generator) {
      case 0: return nil
      case 1: return .bool(Bool.random(using: &generator))
      case 2: return .number(JSON.Number(Int.random(in: -1000...1000, using: &generator)))
      case 3, 4:
        let parts = ["a", "é", "😀", "\"", "\\", "\n", "\u{1}", "/", "e\u{301}"]
        return .string(
          (0..<Int.random(in: 0..<12, using: &generator))
            .map { _ in parts.randomElement(using: &generator) ?? "" }.joined())
      case 5:
        return .array((0..<Int.random(in: 0..<5, using: &generator)).map { _ in value(depth + 1) })
      default:
        return .object(
          JSON.Object(
            (0..<Int.random(in: 0..<5, using: &generator)).map { ("k\($0)", value(depth + 1)) }))
      }
    }
    Self.check(try JSONWriter.write { $0.write(value(0)) }, "round \(round)")
  }
}
