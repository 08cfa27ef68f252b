import TranscodableBytes
import TranscodableCore
import TranscodableJSON
import TranscodableStreams

/// The outcome of a stream: values with their locations, skipped failures, and the failure that
/// ended it.
struct StreamRun: Equatable {
  var values: [String] = []
  var positions: [JSONStreamPosition] = []
  var skipped: [String] = []
  var failure: String?
  /// The `found` descriptions of the failures.
  var found: [String?] = []

  /// Reads a stream that is pushed in chunks.
  ///
  /// - Parameters:
  ///   - bytes: The stream.
  ///   - cuts: The offsets at which it is split.
  ///   - settings: The settings of the stream.
  init(_ bytes: [UInt8], cuts: [Int], _ settings: JSONStreamSettings) {
    var stream = JSONStream(of: JSON.self, settings: settings)
    var start = 0
    for end in cuts + [bytes.count] {
      stream.append(bytes[start..<end])
      start = end
      if end == bytes.count { stream.finish() }
      do {
        while let value = try stream.next() {
          values.append("\(value)")
          positions.append(stream.position)
        }
      } catch {
        failure = Self.describe(error)
        found = [CodingFailure(describing: error).found]
        break
      }
    }
    skipped = stream.skipped.map { Self.describe($0) }
    found += stream.skipped.map(\.found)
    if failure != nil {
      do {
        _ = try stream.next()
        failure = "was thrown once only"
      } catch {
        if Self.describe(error) != failure { failure = "has changed" }
      }
    }
  }

  /// Reads a stream that is pushed in chunks of a fixed size.
  init(_ bytes: [UInt8], pieces: Int, _ settings: JSONStreamSettings = JSONStreamSettings()) {
    self.init(
      bytes, cuts: Array(stride(from: pieces, to: bytes.count, by: pieces)), settings)
  }

  /// Reads a stream in memory.
  init(_ bytes: [UInt8], _ settings: JSONStreamSettings = JSONStreamSettings()) {
    do {
      let skipped = try JSONStream<JSON>.forEach(in: bytes, settings: settings) { value, position in
        values.append("\(value)")
        positions.append(position)
      }
      self.skipped = skipped.map { Self.describe($0) }
      found = skipped.map(\.found)
    } catch {
      failure = Self.describe(error)
      found = [CodingFailure(describing: error).found]
    }
  }

  init(_ text: String, _ settings: JSONStreamSettings = JSONStreamSettings()) {
    self.init(Array(text.utf8), settings)
  }

  /// Describes a failure with its location.
  static func describe(_ error: any Error) -> String {
    let failure = CodingFailure(describing: error)
    let path = failure.codingPath.map { "/" + ($0.intValue.map(String.init) ?? $0.stringValue) }
    return """
      \(failure.reason.code) \(failure.textNumber ?? 0) \(failure.line ?? 0):\(failure.column ?? 0) \
      \(failure.byteRange?.lowerBound ?? -1) \(path.joined())
      """
  }
}

extension JSONStreamSettings {
  /// The same settings, but failures are skipped.
  var skipping: JSONStreamSettings {
    var settings = self
    settings.failures = .skip(atMost: 1000)
    return settings
  }
}
