import Foundation

/// The compiler's output for a fixture.
struct FixtureReport {
  let expanded: String
  let diagnostics: String

  /// The reports of all fixtures by source path, from two compilations.
  ///
  /// The first type-checks and shows expansions. The second compiles the fixtures without errors,
  /// for later checks such as initializers that leave a field uninitialized.
  static let all: Result<[String: FixtureReport], any Error> = Result {
    let toolchain = try Toolchain()
    let sources = Fixture.all.map(\.source)
    let checked = try toolchain.compile(sources, ["-typecheck"])
    let reports = try Splitter(toolchain, sources).split(checked)
    let sound = sources.filter { reports[$0.path]?.hasErrors == false }
    let null = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: null) }
    let compiled = try toolchain.compile(sound, ["-emit-sil", "-o", null])
    let later = try Splitter(toolchain, sources).split(compiled)
    return reports.merging(later) { first, second in
      second.hasErrors ? second : first
    }
  }

  /// Whether the compiler reports a problem in generated code.
  var blamesExpansions: Bool { diagnostics.contains("@__swiftmacro_") }

  /// The reports of the fixtures without errors, compiled with the main actor as default isolation.
  static let onMainActor: Result<[String: FixtureReport], any Error> = Result {
    let toolchain = try Toolchain()
    let sources = Fixture.all.map(\.source)
    let reports = try all.get()
    let sound = sources.filter { reports[$0.path]?.hasErrors == false }
    let mode = ["-typecheck", "-default-isolation", "MainActor"]
    return try Splitter(toolchain, sources).split(
      try toolchain.compile(sound, mode))
  }

  var hasErrors: Bool { diagnostics.contains(": error: ") }
}

/// Assigns each part of the compiler's output to its fixture.
private struct Splitter {
  let toolchain: Toolchain
  let sources: [URL]
  /// The fixtures by the names of their top-level types.
  private var owners: [String: String] = [:]

  init(_ toolchain: Toolchain, _ sources: [URL]) throws {
    self.toolchain = toolchain
    self.sources = sources
    let declaration =
      #/^(?:.*\s)?(?:struct|class|enum|actor|protocol|extension)\s+`?([^`:<{]+?)`?\s*[:<{]/#
    for source in sources {
      let text = try String(contentsOf: source, encoding: .utf8)
      for line in text.split(separator: "\n") where line.first?.isWhitespace == false {
        if let name = line.firstMatch(of: declaration)?.output.1 {
          owners[String(name)] = source.path
        }
      }
    }
  }

  func split(_ output: CompilerOutput) throws -> [String: FixtureReport] {
    let mangled = Set(
      output.expansions.map(\.name)
        + output.messages.compactMap { CompilerOutput.mangledName($0.file) }
    ).sorted()
    let names = Dictionary(
      zip(mangled, try toolchain.demangle(mangled))
    ) { first, _ in first }
    var expansions: [String: [String]] = [:]
    for expansion in output.expansions {
      let code = expansion.code.trimmingCharacters(in: .newlines)
      guard !code.isEmpty else { continue }
      let name = names[expansion.name] ?? expansion.name
      let title = Self.title(name)
      expansions[try owner(name), default: []].append("// \(title)\n\(code)\n")
    }
    var messages: [String: [String]] = [:]
    var current = ""
    for message in output.messages {
      // A note belongs to the message before it, except for notes that macros emit by themselves.
      if !message.isNote || message.text.contains("(from macro") {
        current = try owner(message, names)
      }
      messages[current, default: []].append(message.text)
    }
    return Dictionary(
      uniqueKeysWithValues: sources.map { source in
        let code = (expansions[source.path] ?? []).sorted().joined(separator: "\n")
        let text = (messages[source.path] ?? []).map { $0 + "\n" }.joined()
        return (source.path, FixtureReport(expanded: code, diagnostics: text))
      })
  }

  private func owner(
    _ message: CompilerOutput.Message, _ names: [String: String]
  ) throws -> String {
    if let mangled = CompilerOutput.mangledName(message.file), let name = names[mangled] {
      return try owner(name)
    }
    guard sources.contains(where: { $0.path == message.file }) else {
      throw Failure(description: "the compiler reports: \(message.text)")
    }
    return message.file
  }

  /// The fixture that declares the expanded type.
  private func owner(_ name: String) throws -> String {
    let path = Self.path(name)
    let outermost = path.split(separator: ".").first.map(String.init) ?? path
    guard let owner = owners[outermost] else {
      throw Failure(description: "no fixture declares \(outermost), of \(name)")
    }
    return owner
  }

  /// `extension macro @Codable expansion #1 of Inner in Fixtures.Outer` is of `Outer.Inner`.
  private static func path(_ name: String) -> String {
    let plain = name.replacing(#/\((\S+) in _[0-9A-F]+\)/#) { $0.output.1 }
      .replacing("`", with: "")
    guard let match = plain.firstMatch(of: #/expansion #\d+ of (.+) in Fixtures\.?(.*)$/#) else {
      return plain
    }
    let (_, member, context) = match.output
    return context.isEmpty ? String(member) : "\(context).\(member)"
  }

  /// `@Codable, extension of Outer.Inner`.
  private static func title(_ name: String) -> String {
    let words = name.split(separator: " ")
    guard words.count > 2, words[1] == "macro" else { return name }
    return "\(words[2]), \(words[0]) of \(path(name))"
  }
}
