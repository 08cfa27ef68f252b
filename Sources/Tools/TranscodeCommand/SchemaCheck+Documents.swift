internal import TranscodableChecking
internal import TranscodableCore
internal import TranscodableDiagnostics
internal import TranscodableJSON
internal import TranscodableSchema

extension SchemaCheck {
  /// Validates a document that isn't JSON.
  ///
  /// The result is empty if the document is malformed.
  func diagnostics(of document: KitDocument) -> [CodingDiagnostic] {
    guard var value = try? document.json() else { return [] }
    if document.format == .form { value = FormConversion(validator).converted(value) }
    let failures = validator.failures(in: value, limit: limit)
    return Self.diagnostics(of: failures, in: value, document.bytes) { failure in
      CodingDiagnosticReport(
        CodingFailures([document.located(failure)], error: DecodingError(failure)),
        source: document.bytes, format: .toml)
    }
  }
}
