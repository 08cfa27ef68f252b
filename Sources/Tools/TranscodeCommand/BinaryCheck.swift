internal import TranscodableCBOR
internal import TranscodableCore
internal import TranscodableDiagnostics
internal import TranscodableMessagePack

/// A check of a CBOR or MessagePack document.
struct BinaryCheck {
  enum Format {
    case cbor
    /// Data items without separators (RFC 8742).
    case cborSequence
    case messagePack

    init?(fileName name: String) {
      guard let dot = name.lastIndex(of: ".") else { return nil }
      switch name[name.index(after: dot)...].lowercased() {
      case "cbor": self = .cbor
      case "cborseq": self = .cborSequence
      case "msgpack", "mpk": self = .messagePack
      default: return nil
      }
    }
  }

  let format: Format

  /// Returns the first error, or a warning for each repeated key.
  func report(on document: [UInt8], name: String) -> CodingDiagnosticReport {
    do {
      var search = RepeatedKeySearch()
      switch format {
      case .cbor: search.visit(try CBOR(parsing: document))
      case .cborSequence:
        for item in try CBOR.sequence(parsing: document) { search.visit(item) }
      case .messagePack: search.visit(try MessagePack(parsing: document))
      }
      var report = CodingDiagnosticReport(search.failures, binary: document, name: name)
      for index in report.diagnostics.indices { report.diagnostics[index].severity = .warning }
      return report
    } catch {
      return CodingDiagnosticReport(error, binary: document, name: name)
    }
  }
}

/// A value whose parts can be visited.
private protocol VisitedValue: Hashable {
  var elements: [Self]? { get }
  var members: [(key: Self, value: Self)]? { get }
  var keyText: String? { get }
}

extension CBOR: VisitedValue {
  fileprivate var elements: [CBOR]? {
    switch self {
    case .array(let elements): elements
    case .tagged(_, let content): content.elements
    default: nil
    }
  }

  fileprivate var members: [(key: CBOR, value: CBOR)]? {
    switch self {
    case .map(let members): Array(members)
    case .tagged(_, let content): content.members
    default: nil
    }
  }

  fileprivate var keyText: String? { if case .text(let text) = self { text } else { nil } }
}

extension MessagePack: VisitedValue {
  fileprivate var elements: [MessagePack]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  fileprivate var members: [(key: MessagePack, value: MessagePack)]? {
    if case .map(let members) = self { Array(members) } else { nil }
  }

  fileprivate var keyText: String? {
    if case .string(let text) = self { text } else { integer.map { "\($0)" } }
  }
}

/// Finds the keys that are repeated in a map.
private struct RepeatedKeySearch {
  private(set) var failures: [CodingFailure] = []
  private var path: [any CodingKey] = []

  // The parser limits the depth of the value.
  mutating func visit<Value: VisitedValue>(_ value: Value) {
    for (index, element) in (value.elements ?? []).enumerated() {
      visit(element, at: CodingFieldKey(index: index))
    }
    var seen: Set<Value> = []
    for (key, value) in value.members ?? [] {
      let text = key.keyText ?? "\(key)"
      let step = CodingFieldKey(stringValue: text)
      if !seen.insert(key).inserted {
        failures.append(
          CodingFailure(.duplicateKey, in: nil, codingPath: path + [step], found: text))
      }
      visit(key, at: step)
      visit(value, at: step)
    }
  }

  private mutating func visit(_ value: some VisitedValue, at step: CodingFieldKey) {
    path.append(step)
    visit(value)
    path.removeLast()
  }
}
