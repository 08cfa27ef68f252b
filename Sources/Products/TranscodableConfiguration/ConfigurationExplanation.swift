internal import TranscodableCore
internal import TranscodableFoundation
public import TranscodableFormats
internal import TranscodableJSON
internal import TranscodablePropertyList
internal import TranscodableTOML

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

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
    /// The value that is used if no other layer sets one.
    ///
    /// A layer of defaults sets it, or the type itself if it is `Encodable`.
    public let defaultValue: String?
    /// The name of the environment variable.
    public let variable: String
    /// The current value, without secrets.
    public let value: String?
    /// The location at which the current value is set.
    public let origin: ConfigurationOrigin?
  }

  /// The values, in the order in which the type decodes them.
  public let rows: [Row]
  private let example: ConfigurationNode
  private let remark: String?

  init<Value: Decodable>(_ type: Value.Type, _ run: ConfigurationRun) {
    let standard = Self.standard(type, run.loader.merged)
    let defaults = run.loader.defaults.withMainKeys(run.schema)
    var example = ConfigurationNode.object(origin: 0)
    rows = run.schema.leaves().flatMap { path, schema in
      let node = run.loader.merged.node(at: path)
      let isSecret = run.isSecret(path, node)
      let set = defaults.node(at: path)?.nonNull
      let known = set ?? (schema.isOptional ? standard?.node(at: path)?.nonNull : nil)
      let sample =
        isSecret ? ConfigurationNode(content: .string(""), origin: 0) : known ?? Self.sample(schema)
      if known != nil || !schema.isOptional { _ = example.set(sample, at: path[...]) }
      let row = Row(
        key: path.joined(separator: "."), type: Self.name(of: schema),
        isRequired: !schema.isOptional && set == nil,
        defaultValue: known.map { isSecret ? Redaction.mark : $0.phrase },
        variable: Self.variable(path, run),
        value: node.map { isSecret ? Redaction.mark : run.loader.redaction.clean($0.phrase) },
        origin: node.flatMap { run.origin($0.origin) })
      return [row] + Self.elementRows(of: schema, at: path, run)
    }
    self.example = example
    remark = run.remark
  }

  // MARK: - Examples

  /// An example file in JSON, with the defaults and with placeholders for required values.
  public var exampleJSON: String {
    (try? JSON(parsing: Array(JSON.Encoder().encode(example))).prettyPrinted) ?? ""
  }

  /// An example file in TOML, with the defaults and with placeholders for required values.
  public var exampleTOML: String { example(in: TOML.Format()) }

  /// An example of an XML property list, with the defaults and with placeholders for required values.
  public var examplePropertyList: String {
    let encoder = PropertyList.Encoder()
    encoder.outputFormat = .xml
    return (try? encoder.encode(example)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// An example of an `.env` file, with the defaults and with placeholders for required values.
  public var exampleDotenv: String {
    rows.compactMap { row in
      example.node(at: row.key.split(separator: ".").map(String.init)).map {
        "\(row.variable)=\($0.dotenvText)\n"
      }
    }.joined()
  }

  /// Returns an example file in a format that is made with the kit, such as YAML.
  public func example(in format: some CodingFormat) -> String {
    (try? FormatEncoder(format).encode(example)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  // MARK: - Rows

  /// The keys of the objects in an array or a dictionary.
  private static func elementRows(
    of schema: TypeSchema, at path: [String], _ run: ConfigurationRun
  ) -> [Row] {
    guard let element = schema.element, element.kind == .object else { return [] }
    let path = path + [schema.kind == .array ? "0" : "KEY"]
    return element.leaves(at: path).flatMap { path, schema in
      let row = Row(
        key: path.joined(separator: "."), type: name(of: schema), isRequired: !schema.isOptional,
        defaultValue: nil, variable: variable(path, run), value: nil, origin: nil)
      return [row] + elementRows(of: schema, at: path, run)
    }
  }

  private static func variable(_ path: [String], _ run: ConfigurationRun) -> String {
    let variables = run.loader.variables
    return VariableNames.variable(
      path, prefix: variables?.prefix ?? "", separator: variables?.separator ?? "_")
  }

  // MARK: - Values

  private static func standard<Value: Decodable>(
    _ type: Value.Type, _ samples: ConfigurationNode
  ) -> ConfigurationNode? {
    guard let value = TypeSchema.standardValue(type, samples: samples) as? any Encodable else {
      return nil
    }
    return try? ConfigurationNode(defaults: value)
  }

  private static func sample(_ schema: TypeSchema) -> ConfigurationNode {
    ConfigurationNode(content: content(schema), origin: 0)
  }

  private static func content(_ schema: TypeSchema) -> ConfigurationNode.Content {
    if let first = schema.cases.first { return .string(first) }
    switch schema.kind {
    case .array: return .array([])
    case .dictionary, .object: return .object([])
    case .scalar:
      switch schema.type {
      case is Bool.Type: return .bool(false)
      case is any FixedWidthInteger.Type, is any BinaryFloatingPoint.Type, is Decimal.Type:
        return .integer(0)
      case is Date.Type: return .date("2000-01-01T00:00:00Z")
      case is URL.Type: return .string("https://example.com")
      case is UUID.Type: return .string("00000000-0000-0000-0000-000000000000")
      default: return .string("")
      }
    }
  }

  private static func name(of schema: TypeSchema) -> String {
    if !schema.cases.isEmpty { return schema.cases.joined(separator: " | ") }
    switch schema.kind {
    case .array: return schema.element.map { "[\(name(of: $0))]" } ?? "an array"
    case .dictionary: return schema.element.map { "[String: \(name(of: $0))]" } ?? "an object"
    case .scalar, .object: return schema.type.map(TypeName.of) ?? "a value"
    }
  }
}

extension ConfigurationExplanation: CustomStringConvertible {
  /// The table, with one line per value.
  public var description: String {
    let header = ["KEY", "TYPE", "DEFAULT", "VARIABLE", "VALUE", "ORIGIN"]
    let lines = rows.map { row in
      [
        row.key, row.type, row.defaultValue ?? (row.isRequired ? "required" : "none"), row.variable,
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
      return text
    }.joined(separator: "\n") + (remark.map { "\n\n\($0)" } ?? "")
  }
}
