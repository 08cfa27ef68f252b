internal import TranscodableCore
internal import TranscodableDiagnostics
internal import TranscodableFormats

extension ConfigurationRun {
  /// Decodes the merged layers, and finds all problems.
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
      for member in schema.members where member.main == nil {
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
        } else if let type = member.schema.type, !member.schema.hasStrategy {
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
        if let known = schema.child(member.key) {
          addUnknownKeys(member.value, known, path, to: &findings, &budget)
        } else if schema.kind == .object, schema.isComplete, !schema.members.isEmpty {
          budget -= 1
          let entry = loader.table[member.keyOrigin]
          findings.append(
            LayerLoader.Finding(
              failure: CodingFailure(.unknownKey, at: nil).at(
                path.map { CodingFieldKey(text: $0) }),
              layer: entry?.layer ?? -1, origin: entry,
              suggestion: nearest(to: member.key, among: schema.keys), path: path))
        }
      }
    default: return
    }
  }

  // MARK: - Presentation

  private var names: VariableNames { VariableNames(schema: schema, merged: loader.merged) }

  private func finding(_ failure: CodingFailure) -> LayerLoader.Finding {
    let failure = failure.located
    let path = failure.codingPath.map { key in
      key.elementIndex.map { "\($0)" } ?? key.stringValue
    }
    if failure.reason == .missingKey {
      let full = path + [failure.key?.stringValue ?? failure.expected ?? ""]
      return LayerLoader.Finding(
        failure: failure, layer: Int.max, origin: nil, help: loader.help(forMissing: full),
        path: full)
    }
    let entry = (failure.offset ?? loader.merged.node(at: path)?.origin).flatMap {
      loader.table[$0]
    }
    return LayerLoader.Finding(
      failure: failure, layer: entry?.layer ?? Int.max, origin: entry, path: path)
  }

  private func ordered(_ findings: [LayerLoader.Finding]) -> [LayerLoader.Finding] {
    findings.enumerated().sorted { left, right in
      let (first, second) = (left.element, right.element)
      let starts = [first, second].map { $0.origin?.range?.lowerBound ?? 0 }
      let variables = [first, second].map { $0.origin?.variable ?? "" }
      return (first.layer, starts[0], variables[0], left.offset)
        < (second.layer, starts[1], variables[1], right.offset)
    }.map(\.element)
  }

  private func problem(_ finding: LayerLoader.Finding) -> ConfigurationError.Problem {
    let origin = finding.origin.flatMap(self.origin)
    var diagnostic = diagnostic(finding)
    guard let entry = finding.origin, let range = entry.range,
      let document = loader.documents[entry.layer], let line = origin?.line,
      let column = origin?.column
    else {
      let name = origin?.variable.map { "\(origin?.layer ?? ""): \($0)" } ?? origin?.layer
      let report = CodingDiagnosticReport(
        diagnostics: [diagnostic], source: [UInt8](), name: name)
      return ConfigurationError.Problem(diagnostic: diagnostic, origin: origin, report: report)
    }
    diagnostic.position = CodingDiagnostic.Position(
      byteRange: document.shownRange(range), line: line, column: column)
    let report = CodingDiagnosticReport(
      diagnostics: [diagnostic], source: document.shown, name: origin?.layer)
    return ConfigurationError.Problem(diagnostic: diagnostic, origin: origin, report: report)
  }

  private func diagnostic(_ finding: LayerLoader.Finding) -> CodingDiagnostic {
    let isSecret =
      finding.origin?.isSecret ?? false
      || (!finding.path.isEmpty && loader.options.isSecret(finding.path))
    let failure = isSecret ? finding.failure.withoutValue : finding.failure
    var diagnostic = CodingDiagnosticReport([failure]).diagnostics[0]
    if [.unknownKey, .duplicateKey].contains(failure.reason), let message = failure.message {
      diagnostic.message = message
    }
    diagnostic.message = loader.redaction.clean(diagnostic.message)
    diagnostic.found = diagnostic.found.map(loader.redaction.clean)
    diagnostic.notes = diagnostic.notes.map(loader.redaction.clean)
    diagnostic.suggestion = finding.suggestion
    // The general advice is about values in documents.
    let isAboutDocument =
      finding.origin?.range != nil && failure.reason != .custom
      && failure.reason != .invalidStructure
    if finding.help != nil || !isAboutDocument {
      diagnostic.help = finding.help
    } else if failure.category != .syntax {
      diagnostic.help = failure.helpForOperators
    }
    if failure.reason != .missingKey, !isSecret, let cases = names.schema(at: finding.path)?.cases,
      !cases.isEmpty, let value = loader.merged.node(at: finding.path)?.phrase
    {
      let text = loader.redaction.clean(value)
      diagnostic.message = "expected \(cases.listed), found `\(text.shortened(60))`"
      diagnostic.suggestion = nearest(to: text, among: cases)
      diagnostic.help = nil
    }
    return diagnostic
  }
}

extension CodingFailure {
  /// Advice for people who can change the configuration, but not the program.
  fileprivate var helpForOperators: String? {
    switch reason {
    case .unknownKey, .duplicateKey: "Correct the name, or remove the key."
    case .numberOutOfRange:
      expected.flatMap { Self.ranges[$0] }.map { "Use a number from \($0)." }
    default: nil
    }
  }

  private static let ranges = [
    "Int8": "-128 to 127", "UInt8": "0 to 255", "Int16": "-32768 to 32767",
    "UInt16": "0 to 65535", "Int32": "-2147483648 to 2147483647", "UInt32": "0 to 4294967295",
  ]

  /// The failure of a secret value.
  fileprivate var withoutValue: CodingFailure {
    if reason == .missingKey || reason == .unknownKey { return self }
    if category == .syntax {
      return CodingFailure(
        reason, in: nil, message: "the syntax of this line is invalid; it may contain a secret")
    }
    return CodingFailure(
      reason, in: nil, codingPath: codingPath, expected: expected,
      found: expected == nil ? nil : "a secret value", type: type,
      message: expected == nil ? "the secret value is invalid" : nil)
  }
}

extension LayerLoader {
  /// Lists everything that can set a missing value.
  fileprivate func help(forMissing path: [String]) -> String {
    let key = path.joined(separator: ".")
    var ways: [String] = []
    var files: [String] = []
    var hasOptions = false
    for layer in layers {
      switch layer.source {
      case .environment(_, let prefix, let separator):
        ways.append(VariableNames.variable(path, prefix: prefix, separator: separator))
      case .dotenv(_, _, let prefix):
        ways.append(
          VariableNames.variable(
            path, prefix: prefix ?? variables?.prefix ?? "",
            separator: prefix == nil ? variables?.separator ?? "_" : "_"))
      case .file(let path, _, _):
        files.append(path.split(separator: "/").last.map(String.init) ?? path)
      case .arguments: hasOptions = true
      case .defaults, .values, .lookup: break
      }
    }
    ways = ways.enumerated().filter { !ways[..<$0.offset].contains($0.element) }.map {
      "set the variable \($0.element)"
    }
    if hasOptions { ways.append("pass --\(key)") }
    if !files.isEmpty { ways.append("add `\(key)` to \(files.listed)") }
    guard !ways.isEmpty else { return "No layer sets `\(key)`." }
    let text = ways.listed
    return "\(text.prefix(1).uppercased() + text.dropFirst())."
  }
}

extension [String] {
  /// The alternatives as a phrase.
  fileprivate var listed: String {
    guard count > 2 else { return joined(separator: " or ") }
    return dropLast().joined(separator: ", ") + ", or " + (last ?? "")
  }
}
