internal import TranscodableBytes
internal import TranscodableCore
package import TranscodableJSON

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The settings of an encoder during one call, as the writer sees them.
///
/// Foundation's properties take a lock each time they are read: they are read once here.
package final class JSONEncodingContext: JSONWritingContext, @unchecked Sendable {
  // Unchecked: everything is set once, and Foundation declares the strategies to be sendable.
  let dates: JSONEncoder.DateEncodingStrategy
  let data: JSONEncoder.DataEncodingStrategy
  let floats: JSONEncoder.NonConformingFloatEncodingStrategy
  let keys: JSONEncoder.KeyEncodingStrategy
  package let keyConversion: JSONKeyConversion
  package let writesNils: Bool
  package let userInfo: [CodingUserInfoKey: Any]
  let layout: JSONLayout

  /// The context of an encoder without any settings.
  static let standard = JSONEncodingContext(JSONEncoder())

  init(_ encoder: JSONEncoder, nils: EncodingNilPolicy = .omit) {
    writesNils = nils == .null
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

  /// Standard lanes that are not in use, kept for what they have learned about types.
  private static let states = ObjectPool<JSONEncodingState>(places: 16)
}

extension JSONWriter {
  /// The settings of the encoder that made this writer.
  var encodingContext: JSONEncodingContext {
    (context as? JSONEncodingContext) ?? .standard
  }
}
