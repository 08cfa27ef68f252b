internal import TranscodableCore
internal import TranscodableFoundation
internal import TranscodableJSON

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The random choices that lead to one generated document.
final class ArbitraryAttempt {
  var generator: SeededGenerator
  /// For each coding path, the valid strings that a decoding error listed.
  private var offers: [String: [String]] = [:]
  private var retries = 2000

  init(_ generator: SeededGenerator) { self.generator = generator }

  /// Returns true with a probability of one in `number`.
  func isOne(of number: Int) -> Bool { Int.random(in: 0..<number, using: &generator) == 0 }

  func number(in range: ClosedRange<Int>) -> Int { .random(in: range, using: &generator) }

  func offered(at path: [any CodingKey]) -> String? {
    offers[position(path)]?.randomElement(using: &generator)
  }

  private func position(_ path: [any CodingKey]) -> String {
    path.map(\.stringValue).joined(separator: "\u{0}")
  }

  func value<Value: Decodable>(
    _ type: Value.Type, in node: ArbitraryNode, at path: [any CodingKey]
  ) throws -> Value {
    if let value = try scalar(type, in: node, at: path) { return value }
    var tries = 0
    while true {
      node.reset()
      do {
        return try type.init(from: ArbitraryDecoder(node: node, codingPath: path, attempt: self))
      } catch {
        tries += 1
        retries -= 1
        let failure = CodingFailure(describing: error)
        let offer = offer(failure)
        if !offer.isEmpty { offers[position(failure.codingPath)] = offer }
        guard tries < 40, retries > 0 else { throw error }
      }
    }
  }

  private func scalar<Value: Decodable>(
    _ type: Value.Type, in node: ArbitraryNode, at path: [any CodingKey]
  ) throws -> Value? {
    let value: any Encodable
    switch type {
    case is Bool.Type: value = isOne(of: 2)
    case is String.Type: value = offered(at: path) ?? text()
    case is Double.Type, is Float.Type: value = Double(number(in: -4000...4000)) / 8
    case is Decimal.Type: value = Decimal(number(in: -100_000...100_000)) / 100
    case is Date.Type:
      value = Date(
        timeIntervalSinceReferenceDate: Double(number(in: -1_000_000_000...1_000_000_000)))
    case is Data.Type:
      value = Data(
        (0..<number(in: 0...9)).map { _ in UInt8.random(in: 0...255, using: &generator) })
    case is URL.Type: value = URL(string: "https://example.com/\(number(in: 0...99))")
    case is UUID.Type: value = uuid()
    case is JSON.Type: value = JSON.object(["a": JSON(number(in: 0...9)), "b": [nil, true, "c"]])
    case is JSON.Number.Type: value = JSON.Number(number(in: -999...999))
    case let integer as any FixedWidthInteger.Type: value = try self.integer(integer, at: path)
    case let cases as any (CaseIterable & Encodable).Type: value = one(of: cases)
    default: return nil
    }
    let document = try JSON(encoding: value)
    node.content = .scalar(document)
    return try document.decode(type)
  }

  private func integer<Number: FixedWidthInteger>(
    _ type: Number.Type, at path: [any CodingKey]
  ) throws -> any Encodable {
    if let offer = offered(at: path).flatMap({ Int($0) }) { return offer }
    switch number(in: 0...9) {
    case 0: return JSON.Number(Number.min)
    case 1: return JSON.Number(Number.max)
    default: return JSON.Number(Number(truncatingIfNeeded: number(in: 0...100)))
    }
  }

  private func one<Cases: CaseIterable & Encodable>(of type: Cases.Type) -> any Encodable {
    Array(type.allCases).randomElement(using: &generator)
  }

  /// Some strings contain escapes or multibyte characters, or look like numbers or Booleans.
  func text() -> String {
    let parts = ["a", "bc", "Ünïcødé", "😀", "\"", "\\", "\n", "/", " ", "7", "true", "-1.5", ""]
    return (0..<number(in: 0...3)).map { _ in parts[number(in: 0...parts.count - 1)] }.joined()
  }

  /// Returns accepted values that the failure lists, or an empty array if it lists none.
  private func offer(_ failure: CodingFailure) -> [String] {
    if !failure.alternatives.isEmpty { return failure.alternatives }
    let choice = "must be one of "
    guard let requirement = failure.requirement, requirement.hasPrefix(choice) else {
      return texts(failure.expected)
    }
    return requirement.dropFirst(choice.count).components(separatedBy: ", ")
  }

  /// Returns sample strings in the expected format, or an empty array if the format is unknown.
  private func texts(_ expectation: String?) -> [String] {
    guard let expectation else { return [] }
    let format = "a date in the format "
    if expectation.hasPrefix(format) {
      let strategy: DateFormatStrategy = .dateFormat(
        String(expectation.dropFirst(format.count + 1).dropLast()))
      return (0..<4).compactMap { _ in
        strategy.text(of: Date(timeIntervalSince1970: Double(number(in: 0...4_000_000) * 900)))
      }
    }
    return switch expectation {
    case "an ISO 8601 date":
      ["2025-03-28T16:05:09Z", "1969-07-20T20:17:40.5Z", "2000-02-29T00:00:00+01:00"]
    case "an ISO 8601 day": ["2025-03-28", "2000-02-29", "1969-07-20"]
    case "an RFC 2822 date": ["Fri, 28 Mar 2025 16:05:09 +0000", "Tue, 29 Feb 2000 00:00:00 -0800"]
    case "Base64": ["", "AQID", "+/8="]
    case "Base64 for URLs": ["", "AQID", "-_8"]
    case "hexadecimal digits": ["", "00ff", "c0ffee"]
    case "URL": ["https://example.com/", "file:///a/b"]
    case "UUID": [uuid().uuidString]
    default: []
    }
  }

  private func uuid() -> UUID {
    let bytes = (0..<16).map { _ in UInt8.random(in: 0...255, using: &generator) }
    return UUID(
      uuid: (
        bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7], bytes[8],
        bytes[9], bytes[10], bytes[11], bytes[12], bytes[13], bytes[14], bytes[15]
      ))
  }
}
