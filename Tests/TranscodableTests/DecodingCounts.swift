import CoderTestSupport
import Foundation
import Synchronization
import Testing
import Transcodable

/// Counts how often values are decoded.
final class DecodingCounter: Sendable {
  static let key = CodingUserInfoKey(rawValue: "counter") ?? .codingProfile

  private let calls = Mutex(0)

  var count: Int { calls.withLock { $0 } }

  func increment() { calls.withLock { $0 += 1 } }
}

/// A leaf that counts the attempts to decode it; it accepts only `true`.
struct Leaf: Codable, Equatable {
  init(from decoder: any Decoder) throws {
    (decoder.userInfo[DecodingCounter.key] as? DecodingCounter)?.increment()
    guard try decoder.singleValueContainer().decode(Bool.self) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "false"))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(true)
  }
}

enum DecodingWay: CaseIterable {
  case plain, json5, report, collecting, propertyList, snakeCase
}

/// The number of attempts to decode a leaf.
func leafCount<Decoded: Decodable>(
  _ type: Decoded.Type, _ json: String, _ way: DecodingWay, fails: Bool = true
) throws -> Int {
  let counter = DecodingCounter()
  let decoder = JSON.Decoder()
  decoder.userInfo[DecodingCounter.key] = counter
  let data = Data(json.utf8)
  var error: (any Error)?
  do {
    switch way {
    case .plain: _ = try decoder.decode(type, from: data)
    case .json5:
      decoder.allowsJSON5 = true
      _ = try decoder.decode(type, from: data)
    case .report:
      var report = DecodingReport()
      _ = try decoder.decode(type, from: data, report: &report)
    case .collecting: _ = try decoder.decodeCollecting(type, from: data)
    case .snakeCase:
      decoder.keyDecodingStrategy = .convertFromSnakeCase
      _ = try decoder.decode(type, from: data)
    case .propertyList:
      let list = try PropertyListSerialization.data(
        fromPropertyList: JSONSerialization.jsonObject(with: data), format: .xml, options: 0)
      let decoder = PropertyList.Decoder()
      decoder.userInfo[DecodingCounter.key] = counter
      _ = try decoder.decode(type, from: list)
    }
  } catch let thrown {
    error = thrown
  }
  #expect((error != nil) == fails, "\(way)")
  return counter.count
}

func expectLinearCost<Decoded: Decodable>(
  _ type: Decoded.Type, fails: Bool = true, except: Set<DecodingWay> = [],
  sourceLocation: SourceLocation = #_sourceLocation, _ json: (Int) -> String
) throws {
  for way in DecodingWay.allCases where !except.contains(way) {
    let counts = try [8, 16, 32].map { try leafCount(type, json($0), way, fails: fails) }
    #expect(
      counts[2] - counts[1] <= 2 * (counts[1] - counts[0]) + 4, "\(way): \(counts)",
      sourceLocation: sourceLocation)
  }
}

func nested(_ start: String, _ inner: String, _ end: String, _ depth: Int) -> String {
  String(repeating: start, count: depth) + inner + String(repeating: end, count: depth)
}
