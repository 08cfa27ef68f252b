internal import TranscodableCore
internal import TranscodableDiagnostics
internal import TranscodableFormats
internal import TranscodableFoundation
internal import TranscodableJSON
internal import TranscodablePropertyList
internal import TranscodableTOML

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Reads layers into trees, and merges the trees.
struct LayerLoader {
  let schema: TypeSchema
  let options: ConfigurationOptions
  private(set) var table = OriginTable()
  private(set) var merged = ConfigurationNode.object(origin: 0)
  private(set) var names: [String] = []
  private(set) var documents: [Int: LayerDocument] = [:]
  private(set) var redaction = Redaction()
  private(set) var findings: [Finding] = []
  /// Whether a layer wasn't read completely, so that values may be missing.
  private(set) var lacksLayer = false
  /// The prefix and the separator of the variables.
  let variables: (prefix: String, separator: String)?
  private var matcher: VariableNames

  /// A failure in a layer.
  struct Finding {
    var failure: CodingFailure
    var layer: Int
    var origin: OriginTable.Entry?
    var suggestion: String?
    var help: String?
    var path: [String] = []
  }

  init(_ schema: TypeSchema, _ layers: [ConfigurationLayer], _ options: ConfigurationOptions) {
    (self.schema, self.options) = (schema, options)
    matcher = VariableNames(schema, merged)
    variables = layers.lazy.compactMap { layer in
      guard case .environment(_, let prefix, let separator) = layer.source else { return nil }
      return (prefix, separator)
    }.first
    for layer in layers { load(layer) }
  }

  private mutating func load(_ layer: ConfigurationLayer) {
    let number = names.count
    matcher = VariableNames(schema, merged)
    switch layer.source {
    case .defaults(let encode):
      names.append("defaults")
      do { try add(JSON.Decoder().decode(LayerNode.self, from: encode()).node, to: number) } catch {
        fail(CodingFailure(describing: error), number)
      }
    case .file(let path, let isOptional, let format):
      names.append(path)
      guard let bytes = read(path, isOptional, number) else { return }
      load(bytes, path, format, number)
    case .dotenv(let path, let isOptional, let prefix):
      names.append(path)
      guard let bytes = read(path, isOptional, number) else { return }
      let isShared = prefix == nil
      loadDotenv(
        bytes, prefix ?? variables?.prefix ?? "", isShared ? variables?.separator ?? "_" : "_",
        number)
    case .environment(let variables, let prefix, let separator):
      names.append("environment")
      let all = variables ?? ProcessInfo.processInfo.environment
      for (name, value) in all.sorted(by: { $0.key < $1.key }) {
        guard let rest = name.suffix(after: prefix, separator) else { continue }
        set(
          value, named: rest, separator, OriginTable.Entry(layer: number, variable: name), prefix)
      }
    case .values(let values, let name):
      names.append(name)
      loadValues(values, number)
    case .arguments(let arguments):
      names.append("arguments")
      loadArguments(arguments, number)
    }
  }

  // MARK: - Files

  private mutating func read(_ path: String, _ isOptional: Bool, _ layer: Int) -> [UInt8]? {
    func fail(_ message: String) -> [UInt8]? {
      lacksLayer = true
      self.fail(CodingFailure(.custom, at: nil).saying(message), layer)
      return nil
    }
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    guard let facts = try? FileManager.default.attributesOfItem(atPath: url.path) else {
      return isOptional ? nil : fail("the file doesn't exist, or its folder can't be read")
    }
    let type = facts[.type] as? FileAttributeType
    if type == .typeDirectory { return fail("the path is a directory instead of a file") }
    guard type == .typeRegular else { return fail("the path isn't a regular file") }
    let size = facts[.size].flatMap { $0 as? any BinaryInteger }.map { Int(clamping: $0) } ?? 0
    guard size <= options.maximumFileSize else {
      return fail(
        "the file has \(size) bytes, but at most \(options.maximumFileSize) are allowed")
    }
    guard let data = try? Data(contentsOf: url) else {
      return fail("the file can't be read; check its permissions")
    }
    return data.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(data.dropFirst(3)) : Array(data)
  }

  private mutating func load(
    _ bytes: [UInt8], _ path: String, _ format: (any CodingFormat)?, _ layer: Int
  ) {
    let kind = path.split(separator: "/").last?.split(separator: ".").last?.lowercased() ?? ""
    let isBinary = bytes.starts(with: Array("bplist".utf8))
    if !isBinary, format.map({ type(of: $0).isText }) ?? true {
      guard String(validating: bytes, as: UTF8.self) != nil else {
        lacksLayer = true
        return fail(CodingFailure(.custom, at: nil).saying("the file isn't valid UTF-8"), layer)
      }
      documents[layer] = LayerDocument(bytes)
    }
    do {
      let tree: LayerNode
      if let format {
        tree = try Self.tree(bytes, format, options)
      } else {
        switch kind {
        case "toml": tree = try Self.tree(bytes, TOML.Format(), options)
        case "json", "json5":
          let decoder = JSON.Decoder()
          decoder.allowsJSON5 = kind == "json5"
          decoder.settings.maximumDepth = options.maximumDepth
          tree = try decoder.decodeCollecting(LayerNode.self, from: bytes)
        case "plist":
          tree = try PropertyList.Decoder().decodeCollecting(LayerNode.self, from: Data(bytes))
        default:
          lacksLayer = true
          return fail(
            CodingFailure(.custom, at: nil).saying(
              "the extension must be json, json5, toml or plist; pass a format for other files"),
            layer)
        }
      }
      guard tree.node.members != nil else {
        lacksLayer = true
        return fail(
          CodingFailure(
            .typeMismatch, at: 0, expected: "an object", found: "another value"), layer)
      }
      add(tree.node, to: layer)
    } catch {
      lacksLayer = true
      hideSecretLines(layer)
      for failure in (error as? CodingFailures).map(Array.init) ?? [CodingFailure(describing: error)]
      {
        fail(failure, layer)
      }
    }
  }

  private static func tree(
    _ bytes: [UInt8], _ format: some CodingFormat, _ options: ConfigurationOptions
  ) throws -> LayerNode {
    var decoder = FormatDecoder(format)
    decoder.settings.maximumDepth = options.maximumDepth
    return try decoder.decodeCollecting(LayerNode.self, from: bytes)
  }

  /// Hides the rest of each line that contains the name of a secret.
  ///
  /// The values of a malformed file aren't known.
  private mutating func hideSecretLines(_ layer: Int) {
    guard let document = documents[layer] else { return }
    var ranges: [Range<Int>] = []
    var start = 0
    for line in document.bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      defer { start += line.count + 1 }
      let text = String(decoding: line, as: UTF8.self)
      let names = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "-" }
      let isSecret =
        names.contains { options.redaction.isSecretName(String($0)) }
        || options.redaction.paths.contains { path in
          path.split(separator: ".").last.map { names.contains($0) } ?? false
        } || text.containsUserInfo
      guard isSecret, let sign = line.firstIndex(where: { $0 == 0x3D || $0 == 0x3A || $0 == 0x3E })
      else { continue }
      ranges.append(start + (sign - line.startIndex) + 1..<start + line.count)
    }
    documents[layer]?.hide(ranges)
  }

  private mutating func loadDotenv(
    _ bytes: [UInt8], _ prefix: String, _ separator: String, _ layer: Int
  ) {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      return fail(CodingFailure(.custom, at: nil).saying("the file isn't valid UTF-8"), layer)
    }
    documents[layer] = LayerDocument(bytes)
    let parser = DotenvParser(bytes)
    hideSecretLines(layer)
    for failure in parser.failures { fail(failure, layer) }
    for variable in parser.variables {
      guard let rest = variable.name.suffix(after: prefix, separator) else { continue }
      set(
        variable.value, named: rest, separator,
        OriginTable.Entry(layer: layer, range: variable.valueRange, variable: variable.name), prefix,
        nameRange: variable.nameOffset..<variable.nameOffset + variable.name.utf8.count)
    }
    if parser.failures.isEmpty { hideSecrets(of: layer) }
  }

  private mutating func hideSecrets(of layer: Int) {
    documents[layer]?.hide(
      table.entries.filter { $0.layer == layer && $0.isSecret }.compactMap(\.range))
  }

  /// Whether a path contains an unknown key that is similar to the name of a secret.
  private func isMisspelledSecret(_ path: [String]) -> Bool {
    var schema = schema
    for key in path {
      guard schema.kind == .object, !schema.members.isEmpty else { return false }
      guard let member = schema.member(key) else {
        return nearest(to: key, among: schema.keys).map(options.redaction.isSecretName) ?? false
      }
      schema = member
    }
    return false
  }

  // MARK: - Trees

  private mutating func add(_ tree: ConfigurationNode, to layer: Int) {
    let document = documents[layer]
    var (table, redaction) = (table, redaction)
    let policy = options.redaction
    var leaves: Set<[String]> = []
    tree.forEachLeaf { path, node in
      let text = node.phrase
      guard policy.isSecret(path) || text.containsUserInfo || isMisspelledSecret(path) else {
        return
      }
      leaves.insert(path)
      redaction.add(text)
    }
    let mapped = tree.mapOrigins { offset, path, isKey in
      var entry = OriginTable.Entry(layer: layer)
      entry.range = document?.range(at: LayerLocation(packed: offset))
      entry.isSecret = !isKey && leaves.contains(path)
      return table.add(entry)
    }
    (self.table, self.redaction) = (table, redaction)
    hideSecrets(of: layer)
    merged.merge(mapped)
  }

  private mutating func loadValues(_ values: [String: JSON], _ layer: Int) {
    for (key, value) in values.sorted(by: { $0.key < $1.key }) {
      let path = key.split(separator: ".").map(String.init)
      guard !path.isEmpty, path.count <= options.maximumDepth else {
        fail(CodingFailure(.depthLimit, at: nil), layer)
        continue
      }
      do {
        let node = try JSON.Decoder().decode(
          LayerNode.self, from: ConfigurationLayer.encoded(value)
        ).node
        var tree = ConfigurationNode.object(origin: 0)
        tree.set(node, at: path[...])
        var isHidden: [[String]] = []
        tree.forEachLeaf { path, node in
          if options.redaction.isSecret(path) || node.phrase.containsUserInfo {
            isHidden.append(path)
            redaction.add(node.phrase)
          }
        }
        var table = table
        merged.merge(
          tree.mapOrigins { _, path, _ in
            table.add(
              OriginTable.Entry(layer: layer, variable: key, isSecret: isHidden.contains(path)))
          })
        self.table = table
      } catch {
        fail(CodingFailure(describing: error), layer)
      }
    }
  }

  private mutating func loadArguments(_ arguments: [String], _ layer: Int) {
    var rest = arguments.dropFirst()
    while let argument = rest.popFirst(), argument != "--" {
      guard argument.hasPrefix("--") else { continue }
      let parts = argument.dropFirst(2).split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts.first ?? "")
      let path = matcher.path(for: name, separator: ".")
      let isFlag = path.flatMap(matcher.schema)?.type == Bool.self
      let value: String
      if parts.count == 2 {
        value = String(parts[1])
      } else if !isFlag, let next = rest.first, !next.hasPrefix("--") {
        value = next
        rest.removeFirst()
      } else {
        value = "true"
      }
      set(value, named: name, ".", OriginTable.Entry(layer: layer, variable: "--\(name)"), nil)
    }
  }

  // MARK: - Variables

  private mutating func set(
    _ value: String, named name: String, _ separator: String, _ entry: OriginTable.Entry,
    _ prefix: String?, nameRange: Range<Int>? = nil
  ) {
    var entry = entry
    guard let path = matcher.path(for: name, separator: separator), !path.isEmpty,
      path.count <= options.maximumDepth
    else {
      // The name may be a misspelled name of a secret.
      redaction.add(value)
      let shown = entry.variable ?? name
      entry.isSecret = true
      _ = table.add(entry)
      entry.isSecret = false
      entry.range = nameRange
      findings.append(
        Finding(
          failure: CodingFailure(.unknownKey, at: nil).saying(
            "unknown \(prefix == nil ? "option" : "variable") `\(shown)`"),
          layer: entry.layer, origin: entry,
          suggestion: prefix.map {
            matcher.nearestVariable(to: shown, prefix: $0, separator: separator)
          } ?? matcher.nearestOption(to: name),
          help: "Correct the name, or remove the \(prefix == nil ? "option" : "variable")."))
      return
    }
    entry.isSecret = options.redaction.isSecret(path) || value.containsUserInfo
    if entry.isSecret { redaction.add(value) }
    let origin = table.add(entry)
    let node = Self.node(value, matcher.schema(at: path), origin)
    merged.set(node, at: path[...])
  }

  /// Returns the value of a variable, as the type requires it.
  private static func node(
    _ text: String, _ schema: TypeSchema?, _ origin: Int
  ) -> ConfigurationNode {
    let start = text.first { !$0.isWhitespace }
    if let schema, schema.kind != .scalar, start == "[" || start == "{",
      let tree = try? JSON.Decoder().decode(LayerNode.self, from: Array(text.utf8))
    {
      return tree.node.mapOrigins { _, _, _ in origin }
    }
    guard schema?.kind == .array else {
      return ConfigurationNode(content: .text(text), origin: origin)
    }
    let elements = text.split(separator: ",").map { element in
      let words = element.drop(while: \.isWhitespace)
      let trimmed = String(words.reversed().drop(while: \.isWhitespace).reversed())
      return ConfigurationNode(content: .text(trimmed), origin: origin)
    }
    return ConfigurationNode(content: .array(elements), origin: origin)
  }

  private mutating func fail(_ failure: CodingFailure, _ layer: Int) {
    findings.append(
      Finding(
        failure: failure, layer: layer,
        origin: OriginTable.Entry(layer: layer, range: failure.byteRange)))
  }
}

extension String {
  /// The part after a prefix, regardless of case.
  fileprivate func suffix(after prefix: String, _ separator: String) -> String? {
    if prefix.isEmpty { return self }
    let start = prefix + separator
    guard lowercased().hasPrefix(start.lowercased()), count > start.count else { return nil }
    return String(dropFirst(start.count))
  }
}

extension ConfigurationLayer {
  static func encoded(_ value: some Encodable) throws -> [UInt8] {
    Array(try JSON.Encoder().encode(value))
  }
}
