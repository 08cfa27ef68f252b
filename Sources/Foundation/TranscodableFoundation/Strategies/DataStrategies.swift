public import TranscodableCore
public import TranscodableJSON

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A strategy that encodes and decodes bytes as Base64 strings.
public struct Base64Strategy: TextStrategy, JSONDecodingStrategy, JSONEncodingStrategy, Sendable {
  let isForURLs: Bool

  public var expectation: String { isForURLs ? "Base64 for URLs" : "Base64" }

  public func value(of text: String) -> Data? {
    guard isForURLs else { return Data(base64Encoded: text) }
    guard !text.utf8.contains(where: { $0 == 0x2B || $0 == 0x2F }) else { return nil }
    var standard = text.replacing("-", with: "+").replacing("_", with: "/")
    let isPadded = standard.utf8.last == 0x3D
    let rest = standard.utf8.count % 4
    if rest > 0, !isPadded { standard += String(repeating: "=", count: 4 - rest) }
    return Data(base64Encoded: standard)
  }

  public func text(of value: Data) -> String? {
    let text = value.base64EncodedString()
    guard isForURLs else { return text }
    return String(
      text.replacing("+", with: "-").replacing("/", with: "_").prefix { $0 != "=" })
  }
}

/// A strategy that encodes and decodes bytes as hexadecimal strings.
public struct HexStrategy: TextStrategy, JSONDecodingStrategy, JSONEncodingStrategy, Sendable {
  let isUppercase: Bool

  public var expectation: String { "hexadecimal digits" }

  public func value(of text: String) -> Data? {
    guard text.utf8.count.isMultiple(of: 2) else { return nil }
    var data = Data(capacity: text.utf8.count / 2)
    var first: UInt8?
    for character in text.utf8 {
      guard let digit = Self.digit(character) else { return nil }
      if let high = first.take() { data.append(high << 4 | digit) } else { first = digit }
    }
    return data
  }

  public func text(of value: Data) -> String? {
    let letters: UInt8 = isUppercase ? 0x37 : 0x57
    func character(_ digit: UInt8) -> UInt8 { digit < 10 ? digit + 0x30 : digit + letters }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(value.count * 2)
    for byte in value {
      bytes.append(character(byte >> 4))
      bytes.append(character(byte & 15))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func digit(_ character: UInt8) -> UInt8? {
    switch character {
    case 0x30...0x39: character - 0x30
    case 0x41...0x46: character - 0x37
    case 0x61...0x66: character - 0x57
    default: nil
    }
  }
}

extension ValueStrategy where Self == Base64Strategy {
  /// A strategy that encodes and decodes data as Base64 with padding (RFC 4648, section 4), such as
  /// `aGk/`.
  public static var base64: Base64Strategy { Base64Strategy(isForURLs: false) }

  /// A strategy that encodes and decodes data as URL-safe Base64 (RFC 4648, section 5), such as
  /// `aGk_`.
  ///
  /// Padding is optional when decoding and omitted when encoding.
  public static var base64URL: Base64Strategy { Base64Strategy(isForURLs: true) }
}

extension ValueStrategy where Self == HexStrategy {
  /// A strategy that encodes and decodes data as hexadecimal digits (RFC 4648, section 8), such as
  /// `68693f`.
  ///
  /// Decoding accepts uppercase and lowercase digits. Encoding writes lowercase digits.
  public static var hex: HexStrategy { HexStrategy(isUppercase: false) }

  /// Returns a strategy that encodes and decodes data as hexadecimal digits.
  ///
  /// Decoding accepts uppercase and lowercase digits.
  ///
  /// - Parameter uppercase: Whether to encode uppercase digits.
  /// - Returns: The strategy.
  public static func hex(uppercase: Bool) -> HexStrategy { HexStrategy(isUppercase: uppercase) }
}

/// A strategy for byte arrays that uses a strategy for `Data`.
public struct ByteArrayStrategy<Base: TextStrategy>: TextStrategy, JSONDecodingStrategy,
  JSONEncodingStrategy, Sendable
where Base.Value == Data, Base: Sendable {
  let base: Base

  public var expectation: String { base.expectation }

  public func value(of text: String) -> [UInt8]? { base.value(of: text).map { Array($0) } }

  public func text(of value: [UInt8]) -> String? { base.text(of: Data(value)) }
}

// These strategies are disfavored, so that the compiler prefers the strategies for `Data` if the
// type of the value is unknown.

extension ValueStrategy where Self == ByteArrayStrategy<Base64Strategy> {
  /// A strategy that encodes and decodes byte arrays as Base64 with padding (RFC 4648, section 4),
  /// such as `aGk/`.
  @_disfavoredOverload
  public static var base64: Self { ByteArrayStrategy(base: .base64) }

  /// A strategy that encodes and decodes byte arrays as URL-safe Base64 (RFC 4648, section 5), such
  /// as `aGk_`.
  ///
  /// Padding is optional when decoding and omitted when encoding.
  @_disfavoredOverload
  public static var base64URL: Self { ByteArrayStrategy(base: .base64URL) }
}

extension ValueStrategy where Self == ByteArrayStrategy<HexStrategy> {
  /// A strategy that encodes and decodes byte arrays as hexadecimal digits (RFC 4648, section 8),
  /// such as `68693f`.
  ///
  /// Decoding accepts uppercase and lowercase digits. Encoding writes lowercase digits.
  @_disfavoredOverload
  public static var hex: Self { ByteArrayStrategy(base: .hex) }
}

// MARK: - Forms

extension Base64Strategy: __FormedStrategy {
  public var __form: __StrategyForm { isForURLs ? .base64URL : .base64 }
}

extension HexStrategy: __FormedStrategy {
  public var __form: __StrategyForm { .hex }
}

extension ByteArrayStrategy: __FormedStrategy where Base: __FormedStrategy {
  public var __form: __StrategyForm { base.__form }
}
