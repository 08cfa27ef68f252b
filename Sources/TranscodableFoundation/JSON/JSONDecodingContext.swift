internal import Foundation
internal import TranscodableBytes
internal import TranscodableCore
package import TranscodableJSON

/// The settings of a decoder during one call, as the reader sees them.
///
/// Foundation's properties take a lock each time they are read: they are read once here.
package final class JSONDecodingContext: JSONReadingContext, @unchecked Sendable {
  // Unchecked: everything is set once, and Foundation declares the strategies to be sendable.
  let dates: JSONDecoder.DateDecodingStrategy
  let data: JSONDecoder.DataDecodingStrategy
  let floats: JSONDecoder.NonConformingFloatDecodingStrategy
  let keys: JSONDecoder.KeyDecodingStrategy
  let userInfo: [CodingUserInfoKey: any Sendable]
  package let convertsKeys: Bool

  /// What a decoder has that nobody has set anything in.
  static let standard = JSONDecodingContext(JSONDecoder())

  init(_ decoder: JSONDecoder) {
    dates = decoder.dateDecodingStrategy
    data = decoder.dataDecodingStrategy
    floats = decoder.nonConformingFloatDecodingStrategy
    keys = decoder.keyDecodingStrategy
    userInfo = decoder.userInfo
    if case .useDefaultKeys = keys { convertsKeys = false } else { convertsKeys = true }
  }

  package func fieldKey(for key: String, in reader: borrowing JSONReader) -> String {
    switch keys {
    case .useDefaultKeys: return key
    case .convertFromSnakeCase: return key.convertedFromSnakeCase
    case .custom(let convert):
      return convert(reader.codingPath + [FieldKey(stringValue: key)]).stringValue
    @unknown default: return key
    }
  }

  package func nonConformingFloat(_ text: String) -> Double? {
    guard case .convertFromString(let infinity, let negativeInfinity, let nan) = floats else {
      return nil
    }
    if text == infinity { return .infinity }
    if text == negativeInfinity { return -.infinity }
    return text == nan ? .nan : nil
  }

  /// Hands the bytes of one value to Foundation's decoder, with the same settings.
  package func readStandard<Value: Decodable>(
    _ type: Value.Type, from reader: inout JSONReader
  ) -> Value? {
    let path = reader.codingPath
    guard let (start, bytes) = reader.takeValueText() else { return nil }
    do {
      return try foundationDecoder.decode(type, from: Data(bytes))
    } catch let error as DecodingError {
      reader.fail(decoding: error.prefixed(by: path), at: start)
    } catch {
      reader.fail(decoding: error, at: start)
    }
    return nil
  }

  private var foundationDecoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = dates
    decoder.dataDecodingStrategy = data
    decoder.nonConformingFloatDecodingStrategy = floats
    decoder.keyDecodingStrategy = keys
    decoder.userInfo = userInfo
    return decoder
  }
}

extension JSONReader {
  /// The settings of the decoder that made this reader.
  var decodingContext: JSONDecodingContext {
    (context as? JSONDecodingContext) ?? .standard
  }
}
