internal import TranscodableBytes
public import TranscodableCore

extension __FailureCollecting where Self: JSONDecodable {
  public static func __failures(in value: __FailedValue, limit: Int) -> [CodingFailure] {
    value.failures(of: Self.self, limit: limit)
  }
}

extension __FailedValue {
  // Each reading of the copy takes linear time.
  private static var maximumReadingCount: Int { 16 }
  private static var minimumLimit: Int { 1000 }

  /// Reads a copy of the value in JSON, in which values are arrays or objects where the type
  /// requires them and the format converts them.
  fileprivate func failures<Value: JSONDecodable>(
    of type: Value.Type, limit: Int
  ) -> [CodingFailure] {
    var failures: [CodingFailure] = []
    var containers: [ValueTape.Entry: ValueTape.Entry] = [:]
    for _ in 0..<Self.maximumReadingCount {
      var copy = FailedValueCopy(document, containers)
      copy.append(entry)
      failures = copy.failures(of: type, limit: max(limit, Self.minimumLimit))
      let count = containers.count
      for failure in failures {
        guard let kind = failure.expectedContainer, let entry = copy.original(of: failure),
          containers[entry] == nil
        else { continue }
        containers[entry] = document.format.container(kind, insteadOf: entry, in: document)
      }
      if containers.count == count {
        // A text that isn't a number can be bytes.
        var elements: Set<ValueTape.Entry> = []
        for array in containers.values where document.kind(array) == .array {
          document.forEachElement(of: array) { elements.insert($0) }
        }
        return failures.filter { failure in
          failure.type != UInt8.self || copy.original(of: failure).map(elements.contains) != true
        }
      }
    }
    return failures
  }
}

/// A copy of a value in JSON, with null for each value that JSON can't represent.
private struct FailedValueCopy {
  private let document: StandardDocument
  private let containers: [ValueTape.Entry: ValueTape.Entry]
  private var json: [UInt8] = []
  /// The values in the document, by their offsets in the copy.
  private var originals: [Int: ValueTape.Entry] = [:]

  init(_ document: StandardDocument, _ containers: [ValueTape.Entry: ValueTape.Entry]) {
    (self.document, self.containers) = (document, containers)
  }

  func original(of failure: CodingFailure) -> ValueTape.Entry? {
    failure.offset.flatMap { originals[$0] }
  }

  mutating func append(_ entry: ValueTape.Entry) {
    let entry = containers[entry] ?? entry
    originals[json.count] = entry
    if document.isSpecific(entry) { return append(.null) }
    switch document.kind(entry) {
    case .null, .data, .date, .uid, .set: append(.null)
    case .no: append(false)
    case .yes: append(true)
    case .number, .integer, .real:
      let text = document.format.numberText(at: entry, in: document)
      append(text.flatMap { JSON.Number($0) }.map { .number($0) } ?? .null)
    case .string: append(.string(document.readText(at: entry)))
    case .array:
      json.append(UInt8(ascii: "["))
      document.forEachElement(of: entry, CodingPaths.empty) { element, _ in
        append(element)
        json.append(UInt8(ascii: ","))
      }
      close(with: UInt8(ascii: "]"))
    case .object:
      json.append(UInt8(ascii: "{"))
      document.forEachEntry(of: entry) { key, value in
        append(.string(key))
        json.append(UInt8(ascii: ":"))
        append(value)
        json.append(UInt8(ascii: ","))
      }
      close(with: UInt8(ascii: "}"))
    }
  }

  private mutating func append(_ value: JSON) { json += value.description.utf8 }

  private mutating func close(with bracket: UInt8) {
    if json.last == UInt8(ascii: ",") { json.removeLast() }
    json.append(bracket)
  }

  func failures<Value: JSONDecodable>(of type: Value.Type, limit: Int) -> [CodingFailure] {
    var settings = JSONReaderSettings(grammar: .strict)
    settings.coercion = document.format.coercion
    settings.keyMatching = document.format.keyMatching
    return json.withBytes { bytes in
      JSONReader.failures(
        collecting: type, bytes: bytes, settings: settings,
        context: FailedValueContext(document, originals), limit: limit)
    }
  }
}

/// The settings of the document that contains the value.
private final class FailedValueContext: JSONReadingContext, @unchecked Sendable {
  // Unchecked because a document belongs to a call, and a context isn't used after the call.
  private let document: StandardDocument
  private let originals: [Int: ValueTape.Entry]
  let userInfo: [CodingUserInfoKey: any Sendable]

  init(_ document: StandardDocument, _ originals: [Int: ValueTape.Entry]) {
    (self.document, self.originals) = (document, originals)
    // The report already has the events of the first attempt.
    userInfo = document.format.sendableUserInfo.filter { $0.key != .decodingReport }
  }

  var convertsKeys: Bool { document.format.convertsKeys }
  var convertsKeysByPath: Bool { true }
  var readsFloatsFromStrings: Bool { false }

  func fieldKey(for key: String, in path: () -> [any CodingKey]) -> String {
    document.format.fieldKey(for: key, in: path)
  }

  func nonConformingFloat(_ text: String) -> Double? { nil }

  func original<Value>(_ type: Value.Type, at offset: Int) -> Value?? {
    guard let type = type as? any Decodable.Type, let entry = originals[offset] else { return nil }
    return .some(value(type, at: entry) as? Value)
  }

  private func value<Value: Decodable>(_ type: Value.Type, at entry: ValueTape.Entry) -> Any? {
    let path = CodingPaths.empty
    // The document must not remember an error without a path.
    return withoutErrorLocations(StandardDecoder(document: document, entry: entry, path: path)) {
      try? document.value(type, at: entry, path)
    }
  }
}
