internal import TranscodableCore
internal import TranscodableFormats
internal import TranscodableJSON
internal import TranscodableTOML
internal import TranscodableFoundation

/// The keys of a configuration, for a program's `--help`.
public struct ConfigurationExplanation: Sendable {
  /// A value that a configuration contains.
  public struct Row: Sendable, Hashable {
    /// The path of the value, with periods between keys.
    public let key: String
    /// The type, or the permitted values.
    public let type: String
    /// Whether a layer must set the value.
    public let isRequired: Bool
    /// The value that is used if no layer sets one, as JSON. It is known for types that are `Encodable`.
    public let standard: String?
    /// The name of the environment variable.
    public let variable: String
    /// The current value, without secrets.
    public let value: String?
    /// The location at which the current value is set.
    public let origin: ConfigurationOrigin?
  }

  /// The values, in the order in which the type decodes them.
  public let rows: [Row]
  private let example: JSON

  init<Value: Decodable>(_ type: Value.Type, _ run: ConfigurationRun) {
    let standard = Self.standard(type)
    var example: JSON = [:]
    rows = run.schema.leaves().map { path, schema in
      let node = run.loader.merged.node(at: path)
      let isSecret = run.isSecret(path, node)
      let variables = run.loader.variables
      let known = schema.isOptional ? standard.flatMap { Self.value(at: path, in: $0) } : nil
      if known != nil || !schema.isOptional {
        Self.set(
          isSecret ? .string("") : known ?? Self.sample(schema), at: path[...], in: &example)
      }
      return Row(
        key: path.joined(separator: "."), type: Self.name(of: schema),
        isRequired: !schema.isOptional,
        standard: known.map { isSecret ? Redaction.mark : $0.description },
        variable: VariableNames.variable(
          path, prefix: variables?.prefix ?? "", separator: variables?.separator ?? "_"),
        value: node.map { isSecret ? Redaction.mark : run.loader.redaction.clean($0.phrase) },
        origin: node.flatMap { run.origin($0.origin) })
    }
    self.example = example
  }

  /// An example file in TOML, with the defaults and with placeholders for required values.
  public var exampleTOML: String { (try? TOML.Encoder().text(of: example)) ?? "" }

  /// An example file in JSON, with the defaults and with placeholders for required values.
  public var exampleJSON: String { example.prettyPrinted }

  // MARK: - Values

  private static func standard<Value: Decodable>(_ type: Value.Type) -> JSON? {
    guard let value = TypeSchema.standardValue(type) as? any Encodable,
      let bytes = try? ConfigurationLayer.encoded(value)
    else { return nil }
    return try? JSON(parsing: bytes)
  }

  private static func value(at path: [String], in value: JSON) -> JSON? {
    var value = value
    for key in path {
      guard case .object(let members) = value, let member = members[key] else { return nil }
      value = member
    }
    return value == .null ? nil : value
  }

  private static func set(_ value: JSON, at path: ArraySlice<String>, in object: inout JSON) {
    guard let key = path.first else {
      object = value
      return
    }
    var members = JSON.Object()
    if case .object(let known) = object { members = known }
    var child = members[key] ?? .object(JSON.Object())
    set(value, at: path.dropFirst(), in: &child)
    members[key] = child
    object = .object(members)
  }

  private static func sample(_ schema: TypeSchema) -> JSON {
    if let first = schema.cases.first { return .string(first) }
    switch schema.kind {
    case .array: return []
    case .dictionary, .object: return [:]
    case .scalar:
      let name = name(of: schema)
      let samples: [String: JSON] = [
        "Bool": false, "Date": "2000-01-01T00:00:00Z", "URL": "https://example.com",
        "UUID": "00000000-0000-0000-0000-000000000000",
      ]
      if let sample = samples[name] { return sample }
      return name.contains("Int") || ["Double", "Float", "Decimal"].contains(name) ? 0 : ""
    }
  }

  private static func name(of schema: TypeSchema) -> String {
    if !schema.cases.isEmpty { return schema.cases.joined(separator: " | ") }
    guard let type = schema.type else { return "a value" }
    return TypeName.of(type)
  }
}

extension ConfigurationExplanation: CustomStringConvertible {
  /// The table, with one line per value.
  public var description: String {
    let header = ["KEY", "TYPE", "DEFAULT", "VARIABLE", "VALUE", "ORIGIN"]
    let lines = rows.map { row in
      [
        row.key, row.type, row.standard ?? (row.isRequired ? "required" : "none"), row.variable,
        row.value ?? "", row.origin?.description ?? "",
      ]
    }
    let isEmpty = rows.allSatisfy { $0.value == nil }
    let count = isEmpty ? 4 : header.count
    let widths = (0..<count).map { column in
      ([header] + lines).map { $0[column].count }.max() ?? 0
    }
    return ([header] + lines).map { line in
      let cells = zip(line, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }
      var text = cells.joined(separator: "  ")
      while text.last == " " { text.removeLast() }
      return text + "\n"
    }.joined()
  }
}
