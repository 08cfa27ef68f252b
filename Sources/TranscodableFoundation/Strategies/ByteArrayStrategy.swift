public import Foundation
public import TranscodableCore
public import TranscodableJSON

/// Arrays of bytes as strings, in the form that a strategy gives `Data`.
public struct ByteArrayStrategy<Base: TextStrategy>: TextStrategy, JSONDecodingStrategy,
  JSONEncodingStrategy, Sendable
where Base.Value == Data, Base: Sendable {
  let base: Base

  public var expectation: String { base.expectation }

  public func value(of text: String) -> [UInt8]? { base.value(of: text).map { Array($0) } }

  public func text(of value: [UInt8]) -> String? { base.text(of: Data(value)) }
}

// The compiler prefers the strategies for `Data` where nothing says of which type the values are.

extension ValueStrategy where Self == ByteArrayStrategy<Base64Strategy> {
  /// Arrays of bytes in Base64 with padding (RFC 4648, section 4): `aGk/`.
  @_disfavoredOverload
  public static var base64: Self { ByteArrayStrategy(base: .base64) }

  /// Arrays of bytes in Base64 for URLs (RFC 4648, section 5): `aGk_`.
  ///
  /// Read with and without padding, written without.
  @_disfavoredOverload
  public static var base64URL: Self { ByteArrayStrategy(base: .base64URL) }
}

extension ValueStrategy where Self == ByteArrayStrategy<HexStrategy> {
  /// Arrays of bytes as two hexadecimal digits each (RFC 4648, section 8): `68693f`.
  ///
  /// Read in either case, written in lower case.
  @_disfavoredOverload
  public static var hex: Self { ByteArrayStrategy(base: .hex) }
}
