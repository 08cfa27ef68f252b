internal import TranscodableBytes
internal import TranscodableCore
package import TranscodableJSON

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A snapshot of an encoder's settings.
///
/// Foundation's properties take a lock on each access, so they are read only once.
package final class JSONEncodingContext: JSONWritingContext, @unchecked Sendable {
  // Unchecked: all properties are immutable, and Foundation declares the strategies `Sendable`.
  let dates: JSONEncoder.DateEncodingStrategy
  let data: JSONEncoder.DataEncodingStrategy
  let floats: JSONEncoder.NonConformingFloatEncodingStrategy
  let keys: JSONEncoder.KeyEncodingStrategy
  package let keyConversion: JSONKeyConversion
  package let writesNils: Bool
  package let userInfo: [CodingUserInfoKey: Any]
  package let layout: JSONLayout

  static let standard = JSONEncodingContext(JSONEncoder())

  init(_ encoder: JSONEncoder, nilEncoding: EncodingNilPolicy = .omit) {
    writesNils = nilEncoding == .null
    dates = encoder.dateEncodingStrategy
    data = encoder.dataEncodingStrategy
    floats = encoder.nonConformingFloatEncodingStrategy
    keys = encoder.keyEncodingStrategy
    userInfo = encoder.userInfo
    layout = JSONLayout(rawValue: encoder.outputFormatting.rawValue)
    keyConversion =
      switch keys {
      case .useDefaultKeys: .unchanged
      case .convertToSnakeCase: .uniform
      default: .byPath
      }
  }

  package func convertedKey(_ key: String) -> String {
    if case .convertToSnakeCase = keys { key.convertedToSnakeCase } else { key }
  }

  package func convertedKey(at path: [any CodingKey]) -> String {
    if case .custom(let convert) = keys { return convert(path).stringValue }
    return path.last?.stringValue ?? ""
  }

  package func nonConformingFloat(_ value: Double) -> String? {
    guard case .convertToString(let infinity, let negativeInfinity, let nan) = floats else {
      return nil
    }
    return value.isNaN ? nan : value > 0 ? infinity : negativeInfinity
  }

  package func takeState() -> JSONEncodingState? { Self.states.take() }

  package func keepState(_ state: JSONEncodingState) {
    if !Self.states.put(state) { state.dismantle() }
  }

  private static let states = ObjectPool<JSONEncodingState>(capacity: 16)
}

extension JSONWriter {
  var encodingContext: JSONEncodingContext {
    (context as? JSONEncodingContext) ?? .standard
  }
}
