internal import TranscodableBytes
public import TranscodableCore

extension __FailureCollecting where Self: JSONDecodable {
  public static func __failures(in value: __FailedValue, limit: Int) -> [CodingFailure] {
    value.failures(of: Self.self, limit: limit)
  }
}

extension __FailedValue {
  fileprivate func failures<Value: JSONDecodable>(
    of type: Value.Type, limit: Int
  ) -> [CodingFailure] {
    var settings = JSONReaderSettings(grammar: .strict)
    settings.coercion = document.format.coercion
    settings.keyMatching = document.format.keyMatching
    let json = Array(json(at: entry).description.utf8)
    do throws(CodingFailures) {
      _ = try json.withBytes { bytes in
        Result { () throws(CodingFailures) in
          try JSONReader.decodeCollecting(
            type, bytes: bytes, settings: settings, context: FailedValueContext(document.format),
            limit: limit)
        }
      }.get()
      return []
    } catch {
      return Array(error)
    }
  }

  /// Returns the value in JSON, with null for each value that JSON can't represent.
  private func json(at entry: ValueTape.Entry) -> JSON {
    if document.isSpecific(entry) { return .null }
    switch document.kind(entry) {
    case .null, .data, .date, .uid, .set: return .null
    case .no: return false
    case .yes: return true
    case .number, .integer, .real:
      let text = document.format.numberText(at: entry, in: document)
      return text.flatMap { JSON.Number($0) }.map { .number($0) } ?? .null
    case .string: return .string(document.readText(at: entry))
    case .array:
      var elements: [JSON] = []
      document.forEachElement(of: entry, CodingPaths.empty) { entry, _ in
        elements.append(json(at: entry))
      }
      return .array(elements)
    case .object:
      var members: [(String, JSON)] = []
      document.forEachEntry(of: entry) { members.append(($0, json(at: $1))) }
      return .object(JSON.Object(members))
    }
  }
}

/// The settings of the document that contains the value.
private final class FailedValueContext: JSONReadingContext, @unchecked Sendable {
  // Unchecked because a format belongs to a call, and a context isn't used after the call.
  private let format: any StandardFormat
  let userInfo: [CodingUserInfoKey: any Sendable]

  init(_ format: any StandardFormat) {
    self.format = format
    // The report already has the events of the first attempt.
    userInfo = format.sendableUserInfo.filter { $0.key != .decodingReport }
  }

  var convertsKeys: Bool { format.convertsKeys }
  var convertsKeysByPath: Bool { true }
  var readsFloatsFromStrings: Bool { false }

  func fieldKey(for key: String, in path: () -> [any CodingKey]) -> String {
    format.fieldKey(for: key, in: path)
  }

  func nonConformingFloat(_ text: String) -> Double? { nil }
}
