internal import TranscodableBytes
internal import TranscodableCore
package import TranscodableJSON

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A snapshot of a decoder's settings.
///
/// Foundation's properties take a lock on each access, so they are read only once.
package final class JSONDecodingContext: JSONReadingContext, @unchecked Sendable {
  // Unchecked: all properties are immutable, and Foundation declares the strategies `Sendable`.
  let dates: JSONDecoder.DateDecodingStrategy
  let data: JSONDecoder.DataDecodingStrategy
  let floats: JSONDecoder.NonConformingFloatDecodingStrategy
  let keys: JSONDecoder.KeyDecodingStrategy
  package let userInfo: [CodingUserInfoKey: any Sendable]
  package let convertsKeys: Bool
  let sink: (any DecodingReporting)?
  let isReporting: Bool
  package let settings: JSONReaderSettings

  package static let standard = JSONDecodingContext(JSONDecoder())

  init(_ decoder: JSONDecoder, _ settings: JSONReaderSettings = JSONReaderSettings()) {
    dates = decoder.dateDecodingStrategy
    data = decoder.dataDecodingStrategy
    floats = decoder.nonConformingFloatDecodingStrategy
    keys = decoder.keyDecodingStrategy
    userInfo = decoder.userInfo
    sink = userInfo[.decodingReport] as? any DecodingReporting
    var settings = settings
    if decoder.allowsJSON5 { settings.grammar = .json5 }
    if decoder.assumesTopLevelDictionary { settings.assumesTopLevelDictionary = true }
    self.settings = settings
    isReporting = sink != nil || settings.rejectsKeys
    if case .useDefaultKeys = keys { convertsKeys = false } else { convertsKeys = true }
  }

  init(_ other: JSONDecodingContext, sink: any DecodingReporting) {
    dates = other.dates
    data = other.data
    floats = other.floats
    keys = other.keys
    userInfo = other.userInfo.merging([.decodingReport: sink]) { $1 }
    convertsKeys = other.convertsKeys
    settings = other.settings
    self.sink = sink
    isReporting = true
  }

  package var convertsKeysByPath: Bool { if case .custom = keys { true } else { false } }

  package func fieldKey(for key: String, in path: () -> [any CodingKey]) -> String {
    switch keys {
    case .useDefaultKeys: return key
    case .convertFromSnakeCase: return key.convertedFromSnakeCase
    case .custom(let convert):
      return convert(path() + [CodingFieldKey(stringValue: key)]).stringValue
    @unknown default: return key
    }
  }

  package var readsFloatsFromStrings: Bool { if case .throw = floats { false } else { true } }

  package func nonConformingFloat(_ text: String) -> Double? {
    guard case .convertFromString(let infinity, let negativeInfinity, let nan) = floats else {
      return nil
    }
    if text == infinity { return .infinity }
    if text == negativeInfinity { return -.infinity }
    return text == nan ? .nan : nil
  }
}

extension JSONReader {
  var decodingContext: JSONDecodingContext {
    (context as? JSONDecodingContext) ?? .standard
  }
}
