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

    /// Whether a document says all that it says in the other format as well.
    ///
    /// XML has no null, nothing for empty arrays and objects, no arrays in arrays, and only names for keys.
    func canHold(_ json: String) -> Bool {
      guard self == .xml else { return true }
      guard let document = try? JSON.Decoder().decode(JSON.self, from: Data(json.utf8)),
        case .object = document
      else { return false }
      return document.isElement
    }

    /// Whether the coder refuses a document for such a reason: all scalars of YAML and XML are text, and text is what is
    /// asked for.
    func canComplain(_ complaint: Complaint) -> Bool {
      ![.yaml, .xml].contains(self) || complaint.kind != "typeMismatch"
    }

    /// Whether errors name the keys on the way as all others do: XMLCoder forgets some, and names others twice.
    var placesErrors: Bool { self != .xml }

    /// A value as a text of another format.
    ///
    /// Two values are the same if their texts are. Whole numbers are written alike, whatever type they have.
    func foreignText(_ value: some Encodable) throws -> String {
      let text: String
      if self == .yaml {
        let encoder = YAMLEncoder()
        encoder.options.sortKeys = true
        text = try encoder.encode(value)
      } else {
        let encoder = XMLEncoder()
        encoder.outputFormatting = .sortedKeys
        text = String(decoding: try encoder.encode(value, withRootKey: "root"), as: UTF8.self)
      }
      return text.replacing(/([0-9])\.0(e\+[0-9]+)?(?![0-9])/) { $0.output.1 + ($0.output.2 ?? "") }
    }
  }

  extension JSON {
    fileprivate var isElement: Bool {
      switch self {
      case .null: false
      case .bool, .number: true
      case .string(let text): !text.isEmpty && text.trimmingCharacters(in: .whitespaces) == text
      case .array(let elements):
        !elements.isEmpty
          && elements.allSatisfy { if case .array = $0 { false } else { $0.isElement } }
      case .object(let members):
        !members.isEmpty
          && members.allSatisfy { key, value in
            key.first?.isLetter ?? false
              && key.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
              && value.isElement
          }
      }
    }
  }
#else
  extension Coder {
    var placesErrors: Bool { true }
    func canHold(_ json: String) -> Bool { true }
    func canComplain(_ complaint: Complaint) -> Bool { true }
  }
#endif
