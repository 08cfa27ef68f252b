internal import Synchronization
public import TranscodableCore
public import TranscodableJSON

extension JSON {
  /// A validator that checks JSON against a schema.
  ///
  /// A validator is compiled once and can be used concurrently. It never fetches resources; all
  /// referenced schemas must be passed to the initializer. Each value is visited only once,
  /// regardless of the number of alternatives. Therefore, the time to validate a document is
  /// proportional to the size of the document multiplied by the size of the schema.
  ///
  /// ```swift
  /// let validator = try JSON.SchemaValidator(schema)
  /// for failure in try validator.failures(parsing: data) { print(failure) }
  /// // line 3, column 12: /age is a string where an integer is required (#/properties/age/type)
  /// ```
  public struct SchemaValidator: Sendable {
    /// How the `format` keyword affects validation.
    public enum Formats: Sendable {
      /// The format is only an annotation and doesn't affect validity.
      ///
      /// This is the default in the JSON Schema specification.
      case annotated
      /// Values that don't match the format are invalid.
      case asserted
    }

    let program: SchemaProgram
    private let pool: SchemaMachinePool

    /// Compiles a schema.
    ///
    /// - Parameters:
    ///   - schema: The schema, which is validated against the metaschema of its dialect.
    ///   - resources: The referenced schemas and the metaschemas of custom dialects, by URI. The
    ///     metaschemas of 2020-12 and draft 7 are built in.
    ///   - formats: How the `format` keyword affects validation.
    /// - Throws: A ``JSON/SchemaError`` if the schema violates its dialect, if a reference can't be
    ///   resolved or refers only to itself, or if a pattern can't be matched in linear time.
    /// - Complexity: O(*n*) in the size of the schema and of the schemas it references.
    public init(
      _ schema: JSON.Schema, resources: [String: JSON.Schema] = [:], formats: Formats = .annotated
    ) throws(SchemaError) {
      try self.init(schema, resources: resources, formats: formats, isChecked: true)
    }

    init(
      _ schema: JSON.Schema, resources: [String: JSON.Schema], formats: Formats, isChecked: Bool
    ) throws(SchemaError) {
      var compiler = try SchemaCompiler(schema, resources: resources, formats: formats)
      if isChecked { try compiler.registry.check() }
      program = try compiler.compile()
      pool = SchemaMachinePool()
    }

    /// Returns whether a value conforms to the schema.
    ///
    /// - Complexity: O(*n*) in the size of the value.
    public func isValid(_ value: JSON) -> Bool {
      var machine = pool.take(for: program)
      defer { pool.give(machine) }
      return machine.accepts(value)
    }

    /// Returns whether a JSON document conforms to the schema.
    ///
    /// The document is validated while it is parsed. A value is built only if it must be
    /// compared as a whole: for `uniqueItems`, and for arrays and objects in `enum` or `const`.
    ///
    /// - Parameters:
    ///   - text: The JSON document, in any Unicode encoding.
    ///   - settings: The accepted grammar and the limits.
    /// - Returns: Whether the document conforms to the schema.
    /// - Throws: A `DecodingError` if the document isn't valid JSON.
    /// - Complexity: O(*n*) in the length of the document.
    public func isValid(
      parsing text: borrowing some ByteSource & ~Copyable & ~Escapable,
      settings: JSONReaderSettings = JSONReaderSettings()
    ) throws -> Bool {
      var machine = pool.take(for: program)
      defer { pool.give(machine) }
      return try JSONReader.read(text, settings: settings) { machine.accepts(&$0) }
    }

    /// Validates a value and returns all failures.
    ///
    /// If a value matches none of several alternatives, only the failures of the closest
    /// alternative are returned.
    ///
    /// - Parameters:
    ///   - value: The value to validate.
    ///   - limit: The maximum number of failures.
    /// - Returns: The failures, or an empty array if the value is valid.
    /// - Complexity: O(*n*) in the size of the value.
    public func failures(in value: JSON, limit: Int = 100) -> [SchemaFailure] {
      if isValid(value) { return [] }
      var machine = SchemaMachine(program, mode: .failures, limit: limit)
      _ = machine.accepts(value)
      return machine.failures()
    }

    /// Validates a JSON document and returns all failures.
    ///
    /// - Parameters:
    ///   - text: The JSON document, in any Unicode encoding.
    ///   - limit: The maximum number of failures.
    ///   - settings: The accepted grammar and the limits.
    /// - Returns: The failures with lines and columns, or an empty array if the document is valid.
    /// - Throws: A `DecodingError` if the document isn't valid JSON.
    /// - Complexity: O(*n*) in the length of the document.
    public func failures(
      parsing text: borrowing some ByteSource & ~Copyable & ~Escapable, limit: Int = 100,
      settings: JSONReaderSettings = JSONReaderSettings()
    ) throws -> [SchemaFailure] {
      if try isValid(parsing: text, settings: settings) { return [] }
      var machine = SchemaMachine(program, mode: .failures, limit: limit)
      _ = try JSONReader.read(text, settings: settings) { machine.accepts(&$0) }
      let bytes = text.withBytes { JSONReader.utf8Text(of: $0) }
      return machine.failures(placedIn: bytes)
    }

    /// Returns the annotations that the schema adds to a value and its children.
    ///
    /// - Parameter value: The value.
    /// - Returns: The annotations, or an empty array if the value isn't valid.
    /// - Complexity: O(*n*) in the size of the value.
    public func annotations(for value: JSON) -> [SchemaAnnotation] {
      var machine = SchemaMachine(program, mode: .annotations, limit: .max)
      return machine.accepts(value) ? machine.annotations() : []
    }
  }
}

/// Reusing a machine is faster than creating one, because a machine keeps its states.
final class SchemaMachinePool: Sendable {
  private let machines = Mutex<[SchemaMachine]>([])

  func take(for program: SchemaProgram) -> SchemaMachine {
    machines.withLock { $0.popLast() } ?? SchemaMachine(program, mode: .verdict, limit: 0)
  }

  func give(_ machine: consuming SchemaMachine) {
    let machine = machine
    machines.withLock { if $0.count < 16 { $0.append(machine) } }
  }
}
