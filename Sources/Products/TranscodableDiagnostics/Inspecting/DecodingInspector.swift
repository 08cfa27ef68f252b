internal import TranscodableCore
internal import TranscodableJSON

/// An inspector that receives the JSON of each ``CodableInspected`` value before the value is
/// decoded.
///
/// ```swift
/// decoder.userInfo[.decodingInspector] = DecodingInspector(redactedKeys: ["token"]) {
///   print("\($0.type) at \($0.offset):\n\($0.text)")
/// }
/// ```
///
/// If the decoder's `userInfo` contains no inspector, inspection has no effect and no cost.
public struct DecodingInspector: Sendable {
  /// A part of a document.
  public struct Excerpt: Sendable {
    /// The type that is decoded from this part of the document.
    public let type: any Any.Type
    /// The coding path of this part of the document.
    public let codingPath: [any CodingKey]
    /// The byte offset of this part in the UTF-8 document.
    public let offset: Int
    /// The JSON in this part of the document, pretty-printed.
    ///
    /// Invalid JSON isn't reformatted. If any keys are redacted, invalid JSON is replaced by `…`.
    public let text: String
    /// Whether the excerpt was truncated.
    public let isCut: Bool
  }

  /// The maximum number of characters in an excerpt.
  public var maximumLength: Int
  /// The keys whose values are replaced by `"…"` at any nesting depth.
  ///
  /// Keys are matched regardless of case.
  ///
  /// A decoder may also ignore case, so a case-sensitive match wouldn't be safe.
  public var redactedKeys: Set<String>
  private let sink: @Sendable (Excerpt) -> Void

  /// Creates an inspector.
  ///
  /// - Parameters:
  ///   - maximumLength: The maximum number of characters in an excerpt; longer excerpts are
  ///     truncated.
  ///   - redactedKeys: The keys of members whose values are hidden, in any case.
  ///   - sink: A closure that is called with each part before the part is decoded, even if decoding
  ///     then fails.
  public init(
    maximumLength: Int = 4000, redactedKeys: Set<String> = [],
    to sink: @escaping @Sendable (Excerpt) -> Void
  ) {
    self.maximumLength = max(0, maximumLength)
    self.redactedKeys = redactedKeys
    self.sink = sink
  }

  func show(_ part: JSONReader.Part, for type: any Any.Type) {
    var text =
      (try? JSON(parsing: part.bytes)).map { redacted($0).prettyPrinted }
      ?? textOfInvalidJSON(part.bytes)
    let isCut = text.count > maximumLength
    if isCut { text = text.prefix(maximumLength) + "…" }
    sink(
      Excerpt(
        type: type, codingPath: part.codingPath, offset: part.offset, text: text, isCut: isCut))
  }

  /// Hides the whole text if any keys are redacted, because keys can't be found in invalid JSON.
  private func textOfInvalidJSON(_ bytes: [UInt8]) -> String {
    redactedKeys.isEmpty ? String(decoding: bytes, as: UTF8.self) : "…"
  }

  private func redacted(_ value: JSON) -> JSON {
    redacted(value, Set(redactedKeys.map { $0.lowercased() }))
  }

  private func redacted(_ value: JSON, _ keys: Set<String>) -> JSON {
    if keys.isEmpty { return value }
    switch value {
    case .array(let elements): return .array(elements.map { redacted($0, keys) })
    case .object(let members):
      var result = members
      for (key, value) in members {
        result[key] = keys.contains(key.lowercased()) ? "…" : redacted(value, keys)
      }
      return .object(result)
    default: return value
    }
  }
}

extension CodingUserInfoKey {
  /// The key for the ``DecodingInspector`` in a decoder's `userInfo`.
  public static let decodingInspector = CodingUserInfoKey(named: "Transcodable.decodingInspector")
}
