#if FOREIGN_CODERS
  import Foundation
  import Transcodable
  import TranscodableYAML
  import XMLCoder
  import Yams

  extension Coder {
    /// Decodes a JSON document after converting it to another format.
    func decodeForeign<Value: Decodable>(
      _ type: Value.Type, _ json: String, userInfo: [CodingUserInfoKey: any Sendable]
    ) throws -> Value {
      if self == .ownYAML {
        var decoder = YAML.Decoder()
        decoder.userInfo = userInfo
        return try decoder.decode(type, from: YAML.Encoder().encode(JSON(parsing: json)))
      }
      let document = try JSON.Decoder().decode(JSON.self, from: Data(json.utf8))
      if self == .yaml {
        return try YAMLDecoder().decode(type, from: foreignText(document), userInfo: userInfo)
      }
      let decoder = XMLDecoder()
      decoder.userInfo = userInfo
      return try decoder.decode(type, from: Data(foreignText(document).utf8))
    }

    func ownYAML(_ value: some Encodable) throws -> JSON {
      try YAML.Decoder().decode(JSON.self, from: YAML.Encoder().encode(value))
    }

    func roundTripThroughYAML<Value: Codable>(_ value: Value) throws -> Value? {
      try (try? YAML.Encoder().encode(value)).map {
        try YAML.Decoder().decode(Value.self, from: $0)
      }
    }

    /// Whether the other format can represent a document.
    ///
    /// XML has no nulls, no empty arrays and objects, no arrays of arrays, and only names as keys.
    package func canHold(_ json: String) -> Bool {
      if self == .form { return Self.canHoldAsForm(json) }
      if self == .toml { return Self.isTOML(json) }
      guard self == .xml else { return true }
      guard let document = try? JSON.Decoder().decode(JSON.self, from: Data(json.utf8)),
        case .object = document
      else { return false }
      return document.isElement
    }

    /// Whether the coder can report a failure: every scalar of YAML decodes as a string, and so does
    /// every element of XML.
    func canFail(with complaint: Complaint, of json: String) -> Bool {
      if self == .form { return Self.canFailAsForm(with: complaint, of: json) }
      guard complaint.kind == "typeMismatch", self == .xml || self == .yaml else { return true }
      guard self == .yaml,
        let document = try? JSON.Decoder().decode(JSON.self, from: Data(json.utf8))
      else { return false }
      let value = complaint.path.split(separator: ".").reduce(document as JSON?) { value, key in
        Int(key).flatMap { value?[$0] } ?? value?[String(key)]
      }
      return switch value {
      case .string, .array, .object: true
      default: false
      }
    }

    /// Whether the coder reports recoveries with their coding paths.
    ///
    /// XMLCoder decodes only the first element of a list for lossy collections.
    package func canReport(_ json: String) -> Bool { self != .xml || !json.contains("[") }

    /// Whether errors have the full coding path: XMLCoder omits some keys and repeats others.
    var reportsPaths: Bool { self != .xml }

    /// Whether the coder decodes a list of a hundred thousand elements in reasonable time: Yams needs
    /// quadratic time, XMLCoder decodes all elements only for arrays, and forms have a limit.
    package var decodesLongLists: Bool { ![.yaml, .xml, .form].contains(self) }

    /// A value in another format, with all numbers written as doubles.
    func comparableText(_ value: some Encodable) throws -> String {
      try foreignText(value).replacing(/-?[0-9]+(\.[0-9]+)?(e[+-]?[0-9]+)?/) { match in
        Double(match.output.0).map { "\($0)" } ?? String(match.output.0)
      }
    }

    package func foreignText(_ value: some Encodable) throws -> String {
      if self == .yaml {
        let encoder = YAMLEncoder()
        encoder.options.sortKeys = true
        return try encoder.encode(value)
      }
      let encoder = XMLEncoder()
      encoder.outputFormatting = .sortedKeys
      return String(decoding: try encoder.encode(value, withRootKey: "root"), as: UTF8.self)
    }

    /// Whether the coder is known to decode a document differently, for the reasons listed below.
    package func differs(in sample: String) -> Bool {
      if self == .form { return Self.isDifferentAsForm(sample) }
      return (self == .yaml ? Self.differencesOfYAML : self == .xml ? Self.differencesOfXML : [:])
        .values.joined().contains { $0 == sample || $0.hasSuffix(":") && sample.hasPrefix($0) }
    }

    private static let differencesOfYAML = [
      "a scalar matches every kind, so the first alternative wins": [
        "Delivery: an event name that is a number", "Message: content that is a number",
        "Catalogue: a translation that is a number",
        #"Flexible: {"count": true, "size": true}"#,
        #"Lists: {"names": ["a", 1]}"#,
        #"Lists: {"byNumber": {"1": "a", "b": "c", "2": 3}}"#,
        #"Defaults: {"port": "eighty", "text": [], "date": 7, "level": {}, "url": 1, "item": {"id": "x"}}"#,
        """
        Scalars: {"id": "42", "names": ["a", 5], "flags": {"a": "true"}, "isOn": "yes", "size": ""}
        """,
        """
        Forgiving: {"numbers": [1, "a", 2, {}], "names": ["a", 1], "counts": {"a": [1, "x"], "b": [2]},
         "dates": ["1970-01-01T00:00:00Z", "never"], "url": 7, "level": "x", "text": []}
        """,
      ],
      "it decodes UUIDs itself": ["Entry: an invalid identifier"],
      "null is treated as a value of the wrong kind": [
        "Match: a goal without a scorer", #"Line: {"points": [[1, null]]}"#,
        #"Constant: {"a": null}"#, #"Variable: {"a": null}"#, #"Strict: {"a": null}"#,
        #"ForMissing: {"a": null}"#, #"ForInvalid: {"a": null}"#,
      ],
      "a number is written differently": [#"Lossless: {"text": 1.5}"#],
      "null decodes as a string": [#"Pen: {"color": null, "colour": "b"}"#],
      "null decodes as NaN": ["Forecast: a forecast with gaps"],
    ]

    private static let differencesOfXML = [
      "a missing element decodes as a nil optional": [
        #"OrNull: {"b": 1}"#, #"Spelled: {"a": 1}"#,
      ],
      "only arrays decode all elements of a list, and strategies decode the first one": [
        "Article:", "Queue:", "LossyList:", #"LossyInitial: {"a": "x"}"#,
        #"OneByOne: {"levels": ["low", "high"]}"#, #"OneByOne: {"counts": {"a": ["1", 2]}}"#,
        #"OneByOne: {"ids": ["1", 1, 2]}"#,
        #"Coerced: {"id": "42", "names": ["a", 5, true], "isOn": "yes", "exact": 1.5}"#,
        #"Bytes: {"key": "aGk/", "salt": "_w", "hash": "ab01", "parts": ["02", "03"], "data": "BA=="}"#,
        #"Others: {"hashes": ["ab", "x"]}"#, #"Others: {"names": ["a", "b"]}"#,
        #"Strategies: {"start": "1970-01-01T00:00:00Z", "keys": ["ab", "xy"]}"#,
        """
        Page: {"accounts": [{"id": 1, "secret": "s"}], "shape": {"type": "point"}, "pair": [1, 2]}
        """,
        """
        Wide: {"start": 1, "end": 2, "days": {"a": [3]}, "other": 4000, "bytes": ["ff"],
         "values": [1, "Infinity"]}
        """,
      ],
      "a scalar matches every kind, so the first alternative wins": [
        "Delivery: an event name that is a number", "Message: content that is a number",
        "NodePackage: an author without a name", "Crate: a dependency of an unknown kind",
        #"Flexible: {"count": true, "size": true}"#,
      ],
      "an element decodes as an array, an object or a value, but not reliably when tried twice": [
        "Entry: an instant and a day", "Entry: an invalid address",
        "KubernetesObject<ServiceSpec>: a service", "Feed: an older feed with numeric identifiers",
        "Feature<Town>: typed properties", "Repository: all members",
        "Request<Array<Int>>: a notification with a list", "TileSet: a set of tiles",
        "Payment: a payment", "Payment: a quantity of zero", "QueryAnswer: a scalar",
        "QueryAnswer: a vector", "LightState: a state in strings", "Failure: a declined card",
        "Charge: an invalid customer", "Forecast: a time without hours",
        "Report: variable wind", "Request<Position>: a request",
        #"Elements: {"parents": [{"sha": "a"}]}"#,
        #"Event: {"type": "merged", "at": {"day": 3}, "tags": ["a"]}"#,
      ],
    ]
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
    var reportsPaths: Bool { true }
    package var decodesLongLists: Bool { self != .form }
    package func canReport(_ json: String) -> Bool { true }
    package func differs(in sample: String) -> Bool {
      self == .form && Self.isDifferentAsForm(sample)
    }
    package func canHold(_ json: String) -> Bool {
      switch self {
      case .form: Self.canHoldAsForm(json)
      case .toml: Self.isTOML(json)
      default: true
      }
    }
    func canFail(with complaint: Complaint, of json: String) -> Bool {
      self != .form || Self.canFailAsForm(with: complaint, of: json)
    }
  }
#endif

extension Coder {
  /// Whether the coder decodes a JSON document, converted to its format, like all other coders.
  package func agrees(on json: String, as type: Any.Type) -> Bool {
    canHold(json) && !differs(in: "\(type): \(json)")
  }

  /// Whether the coder encodes a value to a JSON document, converted to its format.
  package func agrees(on json: String, writtenFrom type: Any.Type) -> Bool {
    canHold(json) && !differs(in: "\(type), written: \(json)")
  }
}
