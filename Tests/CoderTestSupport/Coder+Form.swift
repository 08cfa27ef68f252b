import Foundation
import Transcodable
import TranscodableForm

// Forms contain only text, so a value's kind isn't known before it is decoded.
extension Coder {
  /// Whether a form can represent a JSON document.
  ///
  /// A form has a name for each value, and no name is empty below another one.
  static func canHoldAsForm(_ json: String) -> Bool {
    guard let document = try? JSON(parsing: json) else { return false }
    return (try? formEncoder.encode(document)) != nil
  }

  static var formEncoder: URLEncodedForm.Encoder { URLEncodedForm.Encoder() }

  func decodeForm<Value: Decodable>(
    _ type: Value.Type, _ json: String, userInfo: [CodingUserInfoKey: any Sendable]
  ) throws -> Value {
    var decoder = URLEncodedForm.Decoder()
    decoder.userInfo = userInfo
    return try decoder.decode(type, from: Self.formEncoder.encode(JSON(parsing: json)))
  }

  /// The names and values of a form in the order of their names, with all numbers as doubles.
  static func comparableForm(_ bytes: [UInt8]) throws -> NSString {
    try URLEncodedForm(parsing: bytes).map { pair in
      let value = pair.value.map { value in Double(value).map { "\($0)" } ?? value }
      return "\(pair.name)=\(value ?? "null")"
    }
    .sorted().joined(separator: "\n") as NSString
  }

  /// Whether a form contains a value of the wrong kind: a scalar may be text of any kind.
  static func canFailAsForm(with complaint: Complaint, of json: String) -> Bool {
    guard complaint.kind == "typeMismatch" else { return true }
    let value = complaint.path.split(separator: ".").reduce(
      try? JSON(parsing: json)
    ) { value, key in
      Int(key).flatMap { value?[$0] } ?? value?[String(key)]
    }
    return switch value {
    case .array, .object: true
    default: false
    }
  }

  static func isDifferentAsForm(_ sample: String) -> Bool {
    differencesOfForms.values.joined().contains {
      $0 == sample || $0.hasSuffix(":") && sample.hasPrefix($0)
    }
  }

  private static let differencesOfForms = [
    "an untyped value is text": [
      "ResourceDocument: resources", "FeatureCollection: a list with an invalid feature",
      "Array<Event>: known and unknown events", "Completion: a conversation with a tool",
      "Array<Part>: unknown parts", "Schema: an object schema", "Job: a job",
      "LogLine: a log line of one library",
      #"Event: {"type": "merged", "at": {"day": 3}, "tags": ["a"]}"#,
    ],
    "a text matches every kind, so the first alternative wins": [
      "Message: content that is a number", "Catalogue: a translation that is a number",
      #"Step: {"meta": {"kind": 1}, "file-name": "f"}"#,
    ],
    "a number is also a string": [
      #"Forgiving: {"numbers": [], "names": 1, "counts": 2, "dates": "x"}"#,
      #"Lists: {"names": ["a", 1]}"#,
      #"Lists: {"byNumber": {"1": "a", "b": "c", "2": 3}}"#,
      #"Defaults: {"port": "eighty", "text": [], "date": 7, "level": {}, "url": 1, "item": {"id": "x"}}"#,
      """
      Forgiving: {"numbers": [1, "a", 2, {}], "names": ["a", 1], "counts": {"a": [1, "x"], "b": [2]},
       "dates": ["1970-01-01T00:00:00Z", "never"], "url": 7, "level": "x", "text": []}
      """,
    ],
    "a single value is also an array": [
      "FeatureCollection: features that are not an array", #"LossyInitial: {"a": "x"}"#,
      #"Lists: {"nested": {"a": [1, "x"], "b": 2}}"#,
      #"Lists: {"numbers": 1, "names": "a", "few": [1, 2, 3]}"#,
      """
      LossyStrategies: {"many": "x", "parts": "", "either": ["1970-01-01T00:00:00Z", "x"], \
      "weeks": ["x", []], "numbers": []}
      """,
    ],
    "an array is also an object with indices as keys": [
      "Article: a list in the envelope", #"Line: {"points": [{}]}"#, "Block: [1]",
      #"Dictionary<String, Shape>: {"s": [1]}"#, #"Tolerant: {"d": [1]}"#,
      "Schema: a property that is not a schema",
    ],
    "a key without a value is also an empty string": [#"Pen: {"color": null, "colour": "b"}"#],
    "converting a text isn't a coercion": [
      """
      Scalars: {"id": "42", "names": ["a", 5], "flags": {"a": "true"}, "isOn": "yes", "size": ""}
      """
    ],
    "a text that is a Boolean isn't a number": [#"Flexible: {"count": true, "size": true}"#],
  ]
}
