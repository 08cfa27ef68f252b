internal import TranscodableCore
internal import TranscodableDiagnostics
internal import TranscodableFormats
internal import TranscodableFoundation
internal import TranscodableJSON

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Reads layers into trees, and merges the trees.
struct LayerLoader {
  let options: ConfigurationOptions
  /// The layers that variables and options belong to, for messages.
  let layers: [ConfigurationLayer]
  var schema: TypeSchema
  var table = OriginTable()
  private(set) var merged = ConfigurationNode.object(origin: 0)
  /// The values of the layers that contain defaults.
  private(set) var defaults = ConfigurationNode.object(origin: 0)
  private(set) var names: [String] = []
  private(set) var documents: [Int: LayerDocument] = [:]
  var redaction = Redaction()
  var findings: [Finding] = []
  /// Whether a layer wasn't read completely, so that values may be missing.
  private(set) var lacksLayer = false
  /// The prefix and the separator of the variables.
  let variables: (prefix: String, separator: String)?

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
    (self.schema, self.layers, self.options) = (schema, layers, options)
    variables =
      layers.lazy.compactMap { layer in
        guard case .environment(_, let prefix, let separator) = layer.source else { return nil }
        return (prefix, separator)
      }.first
    for layer in layers { load(layer) }
    for number in documents.keys { documents[number]?.hide(redaction.secrets) }
  }

  private mutating func load(_ layer: ConfigurationLayer) {
    let number = names.count
    names.append(layer.name)
    switch layer.source {
    case .defaults(let encode): loadDefaults(encode, number)
    case .file(let path, let isOptional, let format):
      guard let bytes = read(path, isOptional, number) else { return }
      load(bytes, path, format, number)
    case .dotenv(let path, let isOptional, let prefix):
      guard let bytes = read(path, isOptional, number) else { return }
      let separator = prefix == nil ? variables?.separator ?? "_" : "_"
      loadDotenv(bytes, prefix ?? variables?.prefix ?? "", separator, number)
    case .environment(let variables, let prefix, let separator):
      loadEnvironment(
        variables ?? ProcessInfo.processInfo.environment, prefix, separator, number)
    case .values(let values, _): loadValues(values, number)
    case .arguments(let arguments): loadArguments(arguments, number)
    case .lookup(_, let lookup): loadLookup(lookup, number)
    }
  }

  mutating func fail(
    _ failure: CodingFailure, _ layer: Int, isSecret: Bool = false, help: String? = nil
  ) {
    findings.append(
      Finding(
        failure: failure, layer: layer,
        origin: OriginTable.Entry(layer: layer, range: failure.byteRange, isSecret: isSecret),
        help: help))
  }

  /// Adds a failure after which values of the layer may be missing.
  mutating func failToRead(_ message: String, _ layer: Int) {
    lacksLayer = true
    fail(CodingFailure(.custom, at: nil).saying(message), layer)
  }

  // MARK: - Files

  private mutating func read(_ path: String, _ isOptional: Bool, _ layer: Int) -> [UInt8]? {
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    guard let facts = try? FileManager.default.attributesOfItem(atPath: url.path) else {
      if !isOptional {
        failToRead("the file doesn't exist, or its folder can't be read", layer)
      }
      return nil
    }
    let type = facts[.type] as? FileAttributeType
    if type == .typeDirectory {
      failToRead("the path is a directory instead of a file", layer)
    } else if type != .typeRegular {
      failToRead("the path isn't a regular file", layer)
    } else if let data = try? Data(contentsOf: url, options: .mappedIfSafe) {
      if data.count > options.maximumFileSize {
        let limit = options.maximumFileSize
        failToRead("the file has \(data.count) bytes, but at most \(limit) are allowed", layer)
        return nil
      }
      return data.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(data.dropFirst(3)) : Array(data)
    } else {
      failToRead("the file can't be read; check its permissions", layer)
    }
    return nil
  }

  private mutating func load(
    _ bytes: [UInt8], _ path: String, _ format: (any CodingFormat)?, _ layer: Int
  ) {
    let parser = LayerParser(path, format, options)
    guard let parser else {
      return failToRead(
        "the extension must be json, json5, toml or plist; pass a format for other files", layer)
    }
    if parser.isText(bytes) {
      guard hasText(bytes, layer) else { return }
      documents[layer] = LayerDocument(bytes)
    }
    do throws(CodingFailures) {
      let tree = try parser.tree(bytes)
      if tree.members == nil {
        lacksLayer = true
        fail(
          CodingFailure(.typeMismatch, at: 0, expected: "an object", found: tree.kindPhrase), layer)
      } else {
        add(tree, to: layer)
      }
    } catch {
      lacksLayer = true
      failToParse(
        Array(error), layer,
        help: "Other mistakes in this file, and missing keys, can't be found before its syntax is "
          + "valid.")
    }
  }

  /// Adds the syntax errors of a file, without the values of secrets.
  ///
  /// The last error has the help.
  private mutating func failToParse(
    _ failures: [CodingFailure], _ layer: Int, help: String? = nil
  ) {
    let secrets = documents[layer].map { options.rangesOfSecretLines(in: $0.bytes) } ?? []
    documents[layer]?.hide(secrets)
    for (index, failure) in failures.enumerated() {
      let range = failure.byteRange ?? 0..<0
      let isSecret = secrets.contains {
        $0.overlaps(range) || $0.lowerBound...$0.upperBound ~= range.lowerBound
      }
      fail(failure, layer, isSecret: isSecret, help: index == failures.count - 1 ? help : nil)
    }
  }

  private mutating func hasText(_ bytes: [UInt8], _ layer: Int) -> Bool {
    if String(validating: bytes, as: UTF8.self) != nil, !bytes.contains(0) { return true }
    failToRead("the file isn't valid UTF-8", layer)
    return false
  }

  private mutating func loadDotenv(
    _ bytes: [UInt8], _ prefix: String, _ separator: String, _ layer: Int
  ) {
    guard hasText(bytes, layer) else { return }
    documents[layer] = LayerDocument(bytes)
    let parser = DotenvParser(bytes)
    failToParse(parser.failures, layer)
    // A shell would use the last value of a variable.
    var latest: [String: Int] = [:]
    for (index, variable) in parser.variables.enumerated() { latest[variable.name] = index }
    let settings = parser.variables.indices.compactMap { index -> Setting? in
      let variable = parser.variables[index]
      guard latest[variable.name] == index,
        let rest = variable.name.suffix(after: prefix, separator)
      else { return nil }
      return Setting(
        name: variable.name, segments: rest.segments(separator), value: variable.value,
        valueRange: variable.valueRange,
        nameRange: variable.nameOffset..<variable.nameOffset + variable.name.utf8.count)
    }
    set(settings, SettingRules(noun: "variable", prefix: prefix, separator: separator), layer)
    if parser.failures.isEmpty { hideSecrets(of: layer) }
  }

  // MARK: - Secrets

  private mutating func hideSecrets(of layer: Int) {
    documents[layer]?.hide(
      table.entries.filter { $0.layer == layer && $0.isSecret }.compactMap(\.range))
  }

  /// Whether a path contains an unknown key that is similar to the name of a secret.
  private func isMisspelledSecret(_ path: [String]) -> Bool {
    var schema = schema
    for key in path {
      guard let child = schema.child(key) else {
        guard schema.kind == .object else { return false }
        return nearest(to: key, among: schema.keys).map(options.isSecretName) ?? false
      }
      schema = child
    }
    return false
  }

  // MARK: - Trees

  /// Merges the tree of a file, whose origins are locations in the file.
  private mutating func add(_ tree: ConfigurationNode, to layer: Int) {
    let document = documents[layer]
    addTree(tree) { offset, path, isSecret in
      OriginTable.Entry(
        layer: layer, range: document?.range(at: LayerLocation(packed: offset)), isSecret: isSecret)
    }
    hideSecrets(of: layer)
  }

  /// Merges a tree.
  ///
  /// - Parameters:
  ///   - tree: The tree, whose origins are passed to the closure.
  ///   - entry: Returns the origin of a value or of a key.
  private mutating func addTree(
    _ tree: ConfigurationNode,
    _ entry: (_ origin: Int, _ path: [String], _ isSecret: Bool) -> OriginTable.Entry
  ) {
    schema = schema.probed(with: merged.merging(tree))
    var secrets: Set<[String]> = []
    tree.forEachLeaf { path, node in
      let text = node.phrase
      if options.isSecret(path) || text.containsUserInfo || isMisspelledSecret(path) {
        secrets.insert(path)
        redaction.add(text)
      }
    }
    let mapped = tree.mapOrigins { origin, path, isKey in
      table.add(entry(origin, path, !isKey && secrets.contains(path)))
    }
    merge(mapped)
  }

  mutating func merge(_ tree: ConfigurationNode) {
    merged.merge(tree.withMainKeys(schema))
    schema = schema.probed(with: merged)
  }

  private mutating func loadDefaults(
    _ encode: @Sendable () throws -> ConfigurationNode, _ layer: Int
  ) {
    do {
      let tree = try encode()
      addTree(tree) { OriginTable.Entry(layer: layer, isSecret: $2) }
      defaults.merge(tree)
    } catch {
      lacksLayer = true
      fail(CodingFailure(describing: error), layer)
    }
  }

  private mutating func loadValues(_ values: [String: JSON], _ layer: Int) {
    for (key, value) in values.sorted(by: { $0.key < $1.key }) {
      let path = key.split(separator: ".").map(String.init)
      guard !path.isEmpty, path.count <= options.maximumDepth else {
        fail(CodingFailure(.depthLimit, at: nil), layer)
        continue
      }
      do {
        var tree = ConfigurationNode.object(origin: 0)
        _ = tree.set(try ConfigurationNode(encoding: value), at: path[...])
        addTree(tree) { OriginTable.Entry(layer: layer, variable: key, isSecret: $2) }
      } catch {
        fail(CodingFailure(describing: error), layer)
      }
    }
  }
}

extension String {
  /// The part after a prefix, regardless of case.
  func suffix(after prefix: String, _ separator: String) -> String? {
    if prefix.isEmpty { return self }
    let start = prefix + separator
    guard lowercased().hasPrefix(start.lowercased()), count > start.count else { return nil }
    return String(dropFirst(start.count))
  }

  /// The parts between separators.
  func segments(_ separator: String) -> [String] {
    separator.isEmpty ? [self] : parts(separatedBy: separator).filter { !$0.isEmpty }
  }
}
