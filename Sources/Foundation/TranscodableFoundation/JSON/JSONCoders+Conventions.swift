public import TranscodableCore
public import TranscodableJSON

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

extension JSON.Decoder {
  /// The formats that the decoder expects for dates and similar values, as specified by its
  /// strategies.
  ///
  /// You can pass these conventions to `JSON.Schema(of:conventions:)` in the `TranscodableSchema`
  /// module.
  public var conventions: CoderConventions {
    var conventions = CoderConventions()
    switch dateDecodingStrategy {
    case .deferredToDate, .secondsSince1970, .millisecondsSince1970: conventions.dates = .numbers
    case .iso8601: conventions.dates = .iso8601
    case .custom: conventions.dates = .custom
    #if canImport(Darwin)
      case .formatted: conventions.dates = .texts
    #endif
    @unknown default: conventions.dates = .texts
    }
    switch dataDecodingStrategy {
    case .base64: conventions.data = .base64
    case .deferredToData: conventions.data = .numbers
    default: conventions.data = .custom
    }
    if case .convertFromString(let infinity, let negative, let nan) =
      nonConformingFloatDecodingStrategy
    {
      conventions.nonFiniteTexts = [infinity, negative, nan]
    }
    if case .convertFromSnakeCase = keyDecodingStrategy {
      conventions.keyInText = { $0.convertedToSnakeCase }
    }
    return conventions
  }
}

extension JSON.Encoder {
  /// The formats that the encoder writes for dates and similar values, as specified by its
  /// strategies.
  ///
  /// You can pass these conventions to `JSON.Schema(of:for:conventions:)` in the
  /// `TranscodableSchema` module.
  public var conventions: CoderConventions {
    var conventions = CoderConventions()
    switch dateEncodingStrategy {
    case .deferredToDate, .secondsSince1970, .millisecondsSince1970: conventions.dates = .numbers
    case .iso8601: conventions.dates = .iso8601
    case .custom: conventions.dates = .custom
    #if canImport(Darwin)
      case .formatted: conventions.dates = .texts
    #endif
    @unknown default: conventions.dates = .texts
    }
    switch dataEncodingStrategy {
    case .base64: conventions.data = .base64
    case .deferredToData: conventions.data = .numbers
    default: conventions.data = .custom
    }
    if case .convertToString(let infinity, let negative, let nan) =
      nonConformingFloatEncodingStrategy
    {
      conventions.nonFiniteTexts = [infinity, negative, nan]
    }
    if case .convertToSnakeCase = keyEncodingStrategy {
      conventions.keyInText = { $0.convertedToSnakeCase }
    }
    return conventions
  }
}
