internal import TranscodableCore
internal import TranscodableJSON

/// Shows what comes in: the parts of a document that fields marked with ``CodableInspected`` are decoded
/// from.
///
/// ```swift
/// decoder.userInfo[.decodingInspector] = DecodingInspector(redactedKeys: ["token"]) {
///   print("\($0.type) at \($0.offset):\n\($0.text)")
/// }
/// ```
///
/// Where there is no inspector in the `userInfo` of a decoder, nothing is shown and nothing is paid.
public struct DecodingInspector: Sendable {
  /// A part of a document.
  public struct Excerpt: Sendable {
    /// The type that is decoded from it.
    public let type: any Any.Type
    /// The keys and indices that lead to it.
    public let codingPath: [any CodingKey]
    /// The number of bytes before it, in the text as UTF-8 and as JSON.
    public let offset: Int
    /// The part, laid out with a line for each member and element.
    ///
    /// If it is not JSON, it is unchanged, or left out if something is to be left out of it.
    public let text: String
    /// Whether the end of the text was cut off.
    public let isCut: Bool
  }

  /// The number of characters that a text may have.
  public var maximumLength: Int
  /// The keys of the members whose values are replaced by `"…"`, at any depth.
  public var redactedKeys: Set<String>
  private let sink: @Sendable (Excerpt) -> Void

  /// Creates an inspector.
  ///
  /// - Parameters:
  ///   - maximumLength: The number of characters that a text may have; the rest is cut off.
  ///   - redactedKeys: The keys of members whose values are not to be shown, as they stand in the
  ///     document.
  ///   - sink: What is done with a part; called before it is decoded, so also if that fails.
  public init(
    maximumLength: Int = 4000, redactedKeys: Set<String> = [],
    to sink: @escaping @Sendable (Excerpt) -> Void
  ) {
    self.maximumLength = max(0, maximumLength)
    self.redactedKeys = redactedKeys
    self.sink = sink
  }

  /// Shows a part.
  func show(_ part: JSONReader.Part, for type: any Any.Type) {
    var text =
      (try? JSON(parsing: part.bytes)).map { redacted($0).prettyPrinted }
      ?? textOfNoJSON(part.bytes)
    let isCut = text.count > maximumLength
    if isCut { text = text.prefix(maximumLength) + "…" }
    sink(
      Excerpt(
        type: type, codingPath: part.codingPath, offset: part.offset, text: text, isCut: isCut))
  }

  /// A part that is not JSON, in which it is not known what is to be left out.
  private func textOfNoJSON(_ bytes: [UInt8]) -> String {
    redactedKeys.isEmpty ? String(decoding: bytes, as: UTF8.self) : "…"
  }

  private func redacted(_ value: JSON) -> JSON {
    switch value {
    case .array(let elements): return .array(elements.map(redacted))
    case .object(let members):
      var result = members
      for (key, value) in members {
        result[key] = redactedKeys.contains(key) ? "…" : redacted(value)
      }
      return .object(result)
    default: return value
    }
  }
}

extension CodingUserInfoKey {
  /// The key of the inspector that is shown what fields marked with ``CodableInspected`` are decoded from.
  public static let decodingInspector = CodingUserInfoKey(named: "Transcodable.decodingInspector")
}
