internal import Foundation
internal import TranscodableBytes
internal import TranscodableCore
package import TranscodableJSON

/// The settings of an encoder during one call, as the writer sees them.
package final class JSONEncodingContext: JSONWritingContext, @unchecked Sendable {
  // Unchecked: everything is set once, and Foundation declares the strategies to be sendable.
  let dates: JSONEncoder.DateEncodingStrategy
  let data: JSONEncoder.DataEncodingStrategy
  let floats: JSONEncoder.NonConformingFloatEncodingStrategy
  let keys: JSONEncoder.KeyEncodingStrategy
  let formatting: JSONEncoder.OutputFormatting
  let userInfo: [CodingUserInfoKey: any Sendable]
  package let convertsKeys: Bool

  /// What an encoder has that nobody has set anything in.
  static let standard = JSONEncodingContext(JSONEncoder())

  init(_ encoder: JSONEncoder) {
    dates = encoder.dateEncodingStrategy
    data = encoder.dataEncodingStrategy
    floats = encoder.nonConformingFloatEncodingStrategy
    keys = encoder.keyEncodingStrategy
    formatting = encoder.outputFormatting
    userInfo = encoder.userInfo
    if case .useDefaultKeys = keys { convertsKeys = false } else { convertsKeys = true }
  }

  package func convertedKey(_ key: String, in writer: borrowing JSONWriter) -> String {
    switch keys {
    case .useDefaultKeys: return key
    case .convertToSnakeCase: return key.convertedToSnakeCase
    case .custom(let convert):
      return convert(writer.codingPath + [FieldKey(stringValue: key)]).stringValue
    @unknown default: return key
    }
  }

  package func nonConformingFloat(_ value: Double) -> String? {
    guard case .convertToString(let infinity, let negativeInfinity, let nan) = floats else {
      return nil
    }
    return value.isNaN ? nan : value > 0 ? infinity : negativeInfinity
  }

  /// Lets Foundation's encoder write one value, with the same settings, and takes over its text.
  package func writeStandard<Value: Encodable>(_ value: Value, to writer: inout JSONWriter) {
    do {
      let text = try foundationEncoder.encode(value)
      if formatting.contains(.prettyPrinted) {
        writer.rewrite(json: text)
      } else {
        writer.write(json: text.span)
      }
    } catch {
      // The type, not the value: describing a value may trap, as with a date that is infinite.
      writer.fail(.custom, found: "\(Value.self)", underlying: error)
    }
  }

  private var foundationEncoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = dates
    encoder.dataEncodingStrategy = data
    encoder.nonConformingFloatEncodingStrategy = floats
    encoder.keyEncodingStrategy = keys
    encoder.outputFormatting = formatting.subtracting(.prettyPrinted)
    encoder.userInfo = userInfo
    return encoder
  }
}

extension JSONWriter {
  /// The settings of the encoder that made this writer.
  var encodingContext: JSONEncodingContext {
    (context as? JSONEncodingContext) ?? .standard
  }
}
