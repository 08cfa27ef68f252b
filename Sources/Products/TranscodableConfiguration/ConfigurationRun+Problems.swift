internal import TranscodableCore
internal import TranscodableDiagnostics
internal import TranscodableFormats

extension ConfigurationRun {
  /// Decodes the merged layers, and finds all problems if there are any.
  func decode<Value: Decodable>(
    _ type: Value.Type
  ) -> (value: Value?, problems: [ConfigurationError.Problem]) {
    var budget = Self.maximumProblemCount
    var findings = loader.findings
    addUnknownKeys(loader.merged, schema, [], to: &findings, &budget)
    var value: Value?
    do throws(CodingFailures) {
      value = try Self.decode(type, loader.merged)
    } catch {
      var known: Set<String> = []
      for failure in Array(error) + leafFailures() where isNew(failure, &known) {
        if failure.reason == .missingKey, loader.lacksLayer { continue }
        findings.append(finding(failure))
      }
      if findings.isEmpty { findings += error.map(finding) }
    }
    return (value, ordered(findings).prefix(Self.maximumProblemCount).map(problem))
  }

  private static let maximumProblemCount = 100

  private static func decode<Value: Decodable>(
    _ type: Value.Type, _ root: ConfigurationNode
  ) throws(CodingFailures) -> Value {
    try FormatDecoder(MergedFormat(root: root)).decodeCollecting(type, from: [UInt8]())
  }

  private func isNew(_ failure: CodingFailure, _ known: inout Set<String>) -> Bool {
    let isMissing = failure.reason == .missingKey
    let key = isMissing ? "/\(failure.key?.stringValue ?? failure.expected ?? "")" : ""
    return known.insert(failure.codingPath.readablePath + key).inserted
  }

  /// The failures of the fields, also of types that stop at their first failure.
  private func leafFailures() -> [CodingFailure] {
    var failures: [CodingFailure] = []
    func visit(_ schema: TypeSchema, _ node: ConfigurationNode, _ path: [String]) {
      guard schema.kind == .object, node.members != nil else { return }
      let keys = path.map { CodingFieldKey(text: $0) }
      for member in schema.members {
        let name = member.key
        guard let child = node[name] else {
          if !member.schema.isOptional {
            failures.append(
              CodingFailure(
                .missingKey, in: nil, codingPath: keys, expected: name,
                key: CodingFieldKey(text: name)))
          }
          continue
        }
        if case .null = child.content, member.schema.isOptional { continue }
        if member.schema.kind == .object, !member.schema.members.isEmpty, child.members != nil {
          visit(member.schema, child, path + [name])
        } else if let type = member.schema.type {
          failures += Self.failures(type, child).map { failure in
            failure.located.at(keys + [CodingFieldKey(text: name)] + failure.codingPath)
          }
        }
      }
    }
    visit(schema, loader.merged, [])
    return failures
  }

  private static func failures<Value: Decodable>(
    _ type: Value.Type, _ node: ConfigurationNode
  ) -> [CodingFailure] {
    do throws(CodingFailures) {
      _ = try decode(type, node)
      return []
    } catch {
      return Array(error)
    }
  }

  private func addUnknownKeys(
    _ node: ConfigurationNode, _ schema: TypeSchema, _ path: [String],
    to findings: inout [LayerLoader.Finding], _ budget: inout Int
  ) {
    switch node.content {
    case .array(let elements):
      guard let element = schema.element else { return }
      for (index, value) in elements.enumerated() {
        addUnknownKeys(value, element, path + ["\(index)"], to: &findings, &budget)
      }
    case .object(let members):
      for member in members where budget > 0 {
        let path = path + [member.key]
        let known = schema.kind == .dictionary ? schema.element : schema.member(member.key)
        if let known {
          addUnknownKeys(member.value, known, path, to: &findings, &budget)
        } else if schema.kind == .object, schema.isComplete, !schema.members.isEmpty {
          budget -= 1
          let entry = loader.table[member.keyOrigin]
          findings.append(
            LayerLoader.Finding(
              failure: CodingFailure(.unknownKey, at: nil).at(path.map { CodingFieldKey(text: $0) }),
              layer: entry?.layer ?? -1, origin: entry,
              suggestion: nearest(to: member.key, among: schema.keys), path: path))
        }
      }
    default: return
    }
  }

  // MARK: - Presentation

  private func schema(at path: [String]) -> TypeSchema? {
    path.reduce(schema as TypeSchema?) { schema, key in
      schema?.kind == .object ? schema?.member(key) : schema?.element
    }
  }

  private func finding(_ failure: CodingFailure) -> LayerLoader.Finding {
    let failure = failure.located
    let path = failure.codingPath.map { key in
      key.elementIndex.map { "\($0)" } ?? key.stringValue
    }
    if failure.reason == .missingKey {
      let full = path + [failure.key?.stringValue ?? failure.expected ?? ""]
      let dotted = full.joined(separator: ".")
      let variable = loader.variables.map {
        VariableNames.variable(full, prefix: $0.prefix, separator: $0.separator)
      }
      return LayerLoader.Finding(
        failure: failure, layer: Int.max, origin: nil,
        help: "No layer sets `\(dotted)`."
          + (variable.map { " Set the variable \($0), or add the key to a file." } ?? ""),
        path: full)
    }
    let entry = (failure.offset ?? loader.merged.node(at: path)?.origin).flatMap { loader.table[$0] }
    return LayerLoader.Finding(
      failure: failure, layer: entry?.layer ?? Int.max, origin: entry, path: path)
  }

  private func ordered(_ findings: [LayerLoader.Finding]) -> [LayerLoader.Finding] {
    findings.enumerated().sorted { left, right in
      let (first, second) = (left.element, right.element)
      let starts = [first, second].map { $0.origin?.range?.lowerBound ?? 0 }
      return (first.layer, starts[0], left.offset) < (second.layer, starts[1], right.offset)
    }.map(\.element)
  }

  private func problem(_ finding: LayerLoader.Finding) -> ConfigurationError.Problem {
    let origin = finding.origin.flatMap(self.origin)
    let isSecret =
      finding.origin?.isSecret ?? false
      || (!finding.path.isEmpty && loader.options.redaction.isSecret(finding.path))
    var failure = finding.failure
    if isSecret, failure.reason != .missingKey, failure.reason != .unknownKey {
      failure = CodingFailure(
        failure.reason, in: nil, codingPath: failure.codingPath, expected: failure.expected,
        found: failure.expected == nil ? nil : "a secret value", type: failure.type,
        message: failure.expected == nil ? "the secret value is invalid" : nil)
    }
    var diagnostic = CodingDiagnosticReport([failure]).diagnostics[0]
    diagnostic.message = loader.redaction.clean(diagnostic.message)
    diagnostic.found = diagnostic.found.map(loader.redaction.clean)
    diagnostic.notes = diagnostic.notes.map(loader.redaction.clean)
    diagnostic.suggestion = finding.suggestion
    if let help = finding.help { diagnostic.help = help }
    if failure.reason == .custom || failure.reason == .invalidStructure { diagnostic.help = nil }
    if failure.reason == .unknownKey, let message = failure.message { diagnostic.message = message }
    if failure.reason != .missingKey, !isSecret, let cases = schema(at: finding.path)?.cases,
      !cases.isEmpty, let text = loader.merged.node(at: finding.path)?.phrase
    {
      diagnostic.message = "expected \(cases.joined(separator: ", ")), found \(text.shortened(60))"
      diagnostic.suggestion = nearest(to: text, among: cases)
      diagnostic.help = nil
    }
    var name = origin?.layer
    var report = CodingDiagnosticReport(diagnostics: [diagnostic], source: [UInt8]())
    if let entry = finding.origin, let range = entry.range,
      let document = loader.documents[entry.layer], let line = origin?.line,
      let column = origin?.column
    {
      diagnostic.position = CodingDiagnostic.Position(
        byteRange: document.shownRange(range), line: line, column: column)
      report = CodingDiagnosticReport(
        diagnostics: [diagnostic], source: document.shown, name: name)
    } else {
      if let variable = origin?.variable { name = "\(origin?.layer ?? ""): \(variable)" }
      report = CodingDiagnosticReport(diagnostics: [diagnostic], source: [UInt8](), name: name)
    }
    return ConfigurationError.Problem(diagnostic: diagnostic, origin: origin, report: report)
  }
}
