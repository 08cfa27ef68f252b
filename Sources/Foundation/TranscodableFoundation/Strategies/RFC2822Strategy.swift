internal import TranscodableBytes
public import TranscodableCore
public import TranscodableJSON

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A strategy that encodes and decodes dates in the format of email headers.
public struct RFC2822Strategy: TextStrategy, JSONDecodingStrategy, JSONEncodingStrategy, Sendable {
  public var expectation: String { "an RFC 2822 date" }

  public func value(of text: String) -> Date? { MailDate.instant(in: text).map { Date($0) } }

  public func text(of value: Date) -> String? {
    value.instant(cutTo: 0).flatMap { MailDate.text(of: $0) }
  }
}

extension ValueStrategy where Self == RFC2822Strategy {
  /// A strategy that encodes and decodes dates in the format of email headers and news feeds, such
  /// as `Fri, 21 Nov 1997 15:55:06 +0000`.
  ///
  /// Dates are encoded in UTC, without fractional seconds.
  public static var rfc2822: RFC2822Strategy { RFC2822Strategy() }
}

extension RFC2822Strategy: __FormedStrategy {
  public var __form: __StrategyForm { .text(expectation) }
}
