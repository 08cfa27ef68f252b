internal import SwiftSyntax
internal import TranscodableMacroModel

struct TypeMigrator {
  let group: TypeGroup
  let options: MigrationOptions
  let world: MigrationWorld

  struct Outcome {
    var report: TypeReport
    var edits: [SourceEdit] = []
    var isPublic = false

    func refused(_ code: MigrationCode, _ detail: String) -> Outcome {
      var report = report
      (report.verdict, report.code, report.detail) = (.refused, code, detail)
      (report.isApplied, report.linesSaved, report.droppedComments) = (false, 0, [])
      return Outcome(report: report)
    }
  }

  func outcome() -> Outcome {
    let primary = group.primary
    var report = TypeReport(
      file: primary.source.name, type: group.name,
      line: primary.source.line(of: Syntax(primary.node)),
      verdict: .unchanged)
    do {
      if let package = options.source {
        if isOptedOut {
          report.code = .optedOut
          return Outcome(report: report)
        }
        return try migrate(from: package, report)
      }
      if let (code, detail) = reasonToLeave {
        (report.code, report.detail) = (code, detail)
        return Outcome(report: report)
      }
      let code = HandWrittenCode(group)
      let isRenamed = options.assumesSnakeCase && code.hasWordsInKeys
      let isRecursive = group.encodesItselfAsRawValue
      if code.isEmpty, !isRenamed, !isRecursive, !options.attributesAll {
        report.code = .nothingByHand
        return Outcome(report: report)
      }
      return try migrate(
        code, report, conditions: isRecursive ? [(.recursiveRawValue, "rawValue")] : [])
    } catch let refusal as Refusal {
      (report.verdict, report.code, report.detail) = (.refused, refusal.code, refusal.detail)
      if refusal.code == .notSelected { report.verdict = .unchanged }
      if refusal.code == .customLogic || refusal.code == .codedCases, group.readsUserInfo {
        (report.verdict, report.code) = (.unchanged, .userInfo)
      }
    } catch {
      (report.verdict, report.code) = (.refused, .customLogic)
    }
    return Outcome(report: report)
  }

  private var reasonToLeave: (MigrationCode, String)? {
    let ours = group.primary.attributes.map(\.attributeName.trimmedText.lastName)
    if let name = ours.first(where: { ["Codable", "Decodable", "Encodable"].contains($0) }) {
      return (.alreadyAttributed, "@\(name)")
    }
    return isOptedOut ? (.optedOut, "transcode:ignore") : nil
  }

  private var isOptedOut: Bool {
    group.parts.contains { part in
      Syntax(part.node).leadingTrivia.contains { $0.comment?.contains("transcode:ignore") == true }
    }
  }

  private func migrate(
    _ code: HandWrittenCode, _ report: TypeReport, conditions: [(MigrationCode, String)] = []
  ) throws -> Outcome {
    var (report, conditions) = (report, conditions)
    let sides = try TypeRules(group: group, code: code, world: world).sides()
    if let obstacle = code.obstacle { throw obstacle }
    let isEnumeration = group.primary.node.is(EnumDeclSyntax.self)
    var old =
      try isEnumeration
      ? TypeFacts(code, ofEnumeration: group, sides: sides) : TypeFacts(code, sides: sides)
    if options.assumesSnakeCase { old = try old.inSnakeCase() }
    guard options.topics.contains(old.topic) else {
      throw Refusal(code: .notSelected, detail: old.topic.rawValue)
    }
    let isExtensible = group.primary.isExtensibleClass
    if isExtensible, old.facts.layout != .object || sides == .encode {
      throw Refusal(code: .unlikeAttributes, detail: "a class that is not final")
    }
    let kept = try keptKeys(code, &conditions)
    if isEnumeration, let name = kept.first { throw Refusal(code: .keysInUse, detail: name) }
    conditions += old.conditions
    if old.swallowsFailures { conditions.append((.swallowedFailure, "try?")) }
    let choice = AttributeChoice(
      old, code.fields, keepsKeys: !kept.isEmpty, isExtensible: isExtensible)
    var editor = TypeEditor(group, code, statements: old.statements, keptKeys: kept)
    editor.edit(choice)
    let edits = editor.edits.normalized(in: group.primary.source)
    if try MigrationProof(group: group, old: old).check(edits) {
      conditions.insert((.orderDiffers, ""), at: 0)
    }
    report.verdict = conditions.isEmpty ? .migrated : .suggested
    (report.code, report.detail) = (conditions.first?.0, conditions.first?.1 ?? "")
    report.isApplied = conditions.isEmpty || options.suggests
    let sources = Dictionary(
      group.parts.map { (ObjectIdentifier($0.source), $0.source) },
      uniquingKeysWith: { first, _ in first })
    let all = sources.values.flatMap { editor.edits.normalized(in: $0) }
    report.linesSaved = report.isApplied ? all.linesSaved : 0
    report.droppedComments = report.isApplied ? editor.droppedComments : []
    return Outcome(
      report: report, edits: report.isApplied ? editor.edits : [],
      isPublic: group.primary.isPublic)
  }

  /// Returns the `CodingKeys` types that must be kept because other code uses them.
  private func keptKeys(
    _ code: HandWrittenCode, _ conditions: inout [(MigrationCode, String)]
  ) throws(Refusal) -> Set<String> {
    let removed = TypeEditor(group, code, statements: [], keptKeys: []).removedMembers
      .map(\.removal)
    var kept: Set<String> = []
    for keys in code.keys {
      guard let use = world.uses.first(of: keys.name, in: group, outside: removed) else {
        if keys.isPublic { conditions.append((.publicKeys, keys.name)) }
        continue
      }
      let detail = "\(keys.name) in \(use.source.name)"
      // Keeping the keys is useful only if there is other code to remove.
      guard keys.name == "CodingKeys", code.keys.count == 1,
        !code.decoders.isEmpty || !code.encoders.isEmpty, keys.part.isExtension == false
      else { throw Refusal(code: .keysInUse, detail: detail) }
      kept.insert(keys.name)
    }
    return kept
  }
}

extension TypeGroup {
  /// Whether the hand-written code depends on values that the caller passes to the coder.
  fileprivate var readsUserInfo: Bool {
    let code = HandWrittenCode(self)
    let bodies = code.decoders.map(\.node.body) + code.encoders.map(\.node.body)
    return bodies.contains { body in
      body?.tokens(viewMode: .sourceAccurate).contains { $0.text == "userInfo" } ?? false
    }
  }
}
