internal import Foundation
public import TranscodableCore
public import TranscodableJSON

extension JSON.Decoder {
  /// How the decoder expects the values that types leave to it, as far as its settings say it.
  ///
  /// `JSON.Schema(of:conventions:)` of the module `TranscodableSchema` takes them.
  public var conventions: CoderConventions {
    var conventions = CoderConventions()
    // Not a switch: there are formatters among the cases on some platforms alone.
    conventions.dates =
      if case .iso8601 = dateDecodingStrategy {
        .iso8601
      } else if case .custom = dateDecodingStrategy {
        .custom
      } else if case .deferredToDate = dateDecodingStrategy {
        .numbers
      } else if case .secondsSince1970 = dateDecodingStrategy {
        .numbers
      } else if case .millisecondsSince1970 = dateDecodingStrategy {
        .numbers
      } else {
        .texts
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
  /// How the encoder writes the values that types leave to it, as far as its settings say it.
  ///
  /// `JSON.Schema(of:for:conventions:)` of the module `TranscodableSchema` takes them.
  public var conventions: CoderConventions {
    var conventions = CoderConventions()
    // Not a switch: there are formatters among the cases on some platforms alone.
    conventions.dates =
      if case .iso8601 = dateEncodingStrategy {
        .iso8601
      } else if case .custom = dateEncodingStrategy {
        .custom
      } else if case .deferredToDate = dateEncodingStrategy {
        .numbers
      } else if case .secondsSince1970 = dateEncodingStrategy {
        .numbers
      } else if case .millisecondsSince1970 = dateEncodingStrategy {
        .numbers
      } else {
        .texts
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
