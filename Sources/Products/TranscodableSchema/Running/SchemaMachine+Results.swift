internal import TranscodableJSON

extension SchemaMachine {
  /// If `text` is the UTF-8 document that contains the value, the failures are sorted by position.
  func failures(placedIn text: [UInt8]? = nil) -> [JSON.SchemaFailure] {
    var failures: [JSON.SchemaFailure] = []
    var known: Set<JSON.SchemaFailure> = []
    var lines = text.map(LineCounter.init)
    let sorted = text == nil ? result : result.sorted { $0.offset < $1.offset }
    for finding in sorted {
      let location = program.nodes[finding.node].location
      var failure = JSON.SchemaFailure(
        instance: JSON.Pointer(tokens: finding.path), keyword: finding.keyword,
        schema: finding.keyword.isEmpty ? location : location + "/" + finding.keyword,
        message: finding.message)
      guard known.insert(failure).inserted else { continue }
      failure.position = lines?.position(of: finding.offset)
      failures.append(failure)
    }
    return failures
  }

  func annotations() -> [JSON.SchemaAnnotation] {
    var annotations: [JSON.SchemaAnnotation] = []
    var known: Set<JSON.SchemaAnnotation> = []
    for finding in result {
      guard let said = finding.annotation else { continue }
      let annotation = JSON.SchemaAnnotation(
        instance: JSON.Pointer(tokens: finding.path), keyword: finding.keyword,
        schema: program.nodes[finding.node].location, value: said.value)
      if known.insert(annotation).inserted { annotations.append(annotation) }
    }
    return annotations
  }
}

/// Converts offsets to lines and columns.
///
/// The offsets must be in ascending order.
private struct LineCounter {
  private let text: [UInt8]
  private var offset = 0
  private var line = 1
  private var column = 1

  init(_ text: [UInt8]) { self.text = text }

  mutating func position(of wanted: Int) -> JSON.SchemaFailure.Position {
    while offset < wanted, offset < text.count {
      if text[offset] == 0x0A {
        line += 1
        column = 1
      } else if text[offset] & 0xC0 != 0x80 {
        column += 1
      }
      offset += 1
    }
    return JSON.SchemaFailure.Position(offset: wanted, line: line, column: column)
  }
}
