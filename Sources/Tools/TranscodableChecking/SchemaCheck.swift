package import TranscodableCore
package import TranscodableDiagnostics
package import TranscodableJSON
package import TranscodableSchema

package struct SchemaCheck {
  package let validator: JSON.SchemaValidator
  package let limit: Int

  package init(
    _ schema: JSON.Schema, resources: [String: JSON.Schema] = [:], assertsFormats: Bool = false,
    limit: Int
  ) throws(JSON.SchemaError) {
    validator = try JSON.SchemaValidator(
      schema, resources: resources, formats: assertsFormats ? .asserted : .annotated)
    self.limit = limit
  }

  /// The result is empty if the document is malformed.
  package func diagnostics(of document: [UInt8], as format: DocumentFormat) -> [CodingDiagnostic] {
    let settings = JSONReaderSettings(grammar: format == .json5 ? .json5 : .strict)
    guard format == .lines else { return diagnostics(of: document, settings) }
    var found: [CodingDiagnostic] = []
    var (start, number) = (0, 0)
    for line in document.split(separator: 0x0A, omittingEmptySubsequences: false) {
      found += diagnostics(of: Array(line), settings).prefix(limit - found.count).map {
        diagnostic in
        diagnostic.moved(by: start, lines: number)
      }
      start += line.count + 1
      number += 1
    }
    return found
  }

  private func diagnostics(
    of text: [UInt8], _ settings: JSONReaderSettings
  ) -> [CodingDiagnostic] {
    guard (try? validator.isValid(parsing: text, settings: settings)) == false,
      let value = try? JSON(parsing: text, settings: settings)
    else { return [] }
    let failures = validator.failures(in: value, limit: limit)
    return Self.diagnostics(of: failures, in: value, text, settings)
  }

  package static func diagnostics(
    of failures: [JSON.SchemaFailure], in value: JSON, _ text: [UInt8],
    _ settings: JSONReaderSettings
  ) -> [CodingDiagnostic] {
    diagnostics(of: failures, in: value, text) { failure in
      CodingDiagnosticReport([failure], source: text, settings: settings)
    }
  }

  package static func diagnostics(
    of failures: [JSON.SchemaFailure], in value: JSON, _ text: [UInt8],
    _ report: (CodingFailure) -> CodingDiagnosticReport
  ) -> [CodingDiagnostic] {
    let found = failures.flatMap { failure in
      let path = SchemaPathKey.path(failure.instance, in: value)
      var report = report(
        CodingFailure(reason(failure), in: nil, codingPath: path, found: ""))
      for index in report.diagnostics.indices {
        let whole = failure.instance.tokens.isEmpty ? "the document " : "the value "
        report.diagnostics[index].message = whole + failure.message
        report.diagnostics[index].found = nil
        report.diagnostics[index].help = "Required by the schema at \(failure.schema)."
        if path.isEmpty {
          report.diagnostics[index].position = CodingDiagnostic.Position(
            byteRange: 0..<min(1, text.count), line: 1, column: 1)
        }
      }
      return report.diagnostics
    }
    return found.enumerated().sorted { left, right in
      let offsets = [left, right].map { $0.element.position?.byteRange.lowerBound ?? 0 }
      return (offsets[0], left.offset) < (offsets[1], right.offset)
    }.map(\.element)
  }

  private static func reason(_ failure: JSON.SchemaFailure) -> CodingFailureReason {
    failure.keyword == "type" ? .typeMismatch : .invalidValue
  }
}

/// A component of a JSON Pointer.
///
/// The component is an array index only if its parent is an array.
package struct SchemaPathKey: CodingKey {
  package let stringValue: String
  package let intValue: Int?

  package init(stringValue: String) { (self.stringValue, intValue) = (stringValue, nil) }

  package init(intValue: Int) { (stringValue, self.intValue) = ("Index \(intValue)", intValue) }

  package static func path(_ pointer: JSON.Pointer, in value: JSON) -> [any CodingKey] {
    var (path, current): ([any CodingKey], JSON?) = ([], value)
    for token in pointer.tokens {
      if let elements = current?.array, let index = Int(token) {
        path.append(SchemaPathKey(intValue: index))
        current = elements.indices.contains(index) ? elements[index] : nil
      } else {
        path.append(SchemaPathKey(stringValue: token))
        current = current?[token]
      }
    }
    return path
  }
}

extension CodingDiagnostic {
  /// Returns a diagnostic whose location is relative to the file instead of to one document in it.
  fileprivate func moved(by offset: Int, lines: Int) -> CodingDiagnostic {
    guard let position else { return self }
    var moved = self
    moved.position = Position(
      byteRange: (position.byteRange.lowerBound + offset)..<(position.byteRange.upperBound + offset),
      line: position.line + lines, column: position.column)
    return moved
  }
}
