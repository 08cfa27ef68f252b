#if FOREIGN_CODERS
  import Foundation
  import Transcodable
  import XMLCoder
  import Yams

  extension Coder {
    /// The value that a document of JSON stands for, as a document of another format.
    func decodeForeign<Value: Decodable>(
      _ type: Value.Type, _ json: String, userInfo: [CodingUserInfoKey: any Sendable]
    ) throws -> Value {
      let document = try JSON.Decoder().decode(JSON.self, from: Data(json.utf8))
      if self == .yaml {
        return try YAMLDecoder().decode(type, from: foreignText(document), userInfo: userInfo)
      }
      let decoder = XMLDecoder()
      decoder.userInfo = userInfo
      return try decoder.decode(type, from: Data(foreignText(document).utf8))
    }

    /// A value as a text of another format. Two values are the same if their texts are.
    func foreignText(_ value: some Encodable) throws -> String {
      if self == .yaml {
        let encoder = YAMLEncoder()
        encoder.options.sortKeys = true
        return try encoder.encode(value)
      }
      let encoder = XMLEncoder()
      encoder.outputFormatting = .sortedKeys
      return String(decoding: try encoder.encode(value, withRootKey: "root"), as: UTF8.self)
    }
  }
#endif
