internal import Synchronization
public import TranscodableCore
public import TranscodableJSON

extension JSON {
  /// Judges values by a schema.
  ///
  /// A validator is compiled once and can be used from many tasks at the same time. It never fetches
  /// anything: whatever a schema refers to has to be given with it. Each value is visited once, however
  /// many alternatives there are, so that the time grows with the size of the document times that of the
  /// schema and not faster.
  ///
  /// ```swift
  /// let validator = try JSON.SchemaValidator(schema)
  /// for failure in try validator.failures(parsing: data) { print(failure) }
  /// // line 3, column 12: /age is a string where an integer is needed (#/properties/age/type)
  /// ```
  public struct SchemaValidator: Sendable {
    /// What `format` means.
    public enum Formats: Sendable {
      /// It says something about a value, and refuses none; the standard has this as the usual meaning.
      case annotated
      /// Values that do not have the format are refused.
      case asserted
    }

    let program: SchemaProgram
    private let pool: SchemaMachinePool

    /// Compiles a schema.
    ///
    /// - Parameters:
    ///   - schema: The schema. It is checked by the metaschema of its dialect.
    ///   - resources: Schemas that it may refer to, and metaschemas of dialects of one's own, by their
    ///     URIs. The metaschemas of 2020-12 and draft 7 are always there.
    ///   - formats: What `format` means.
    /// - Throws: A ``JSON/SchemaError`` if the schema breaks the rules of its dialect, refers to something
    ///   that is not there or only to itself, or has a pattern that cannot be matched in linear time.
    /// - Complexity: O(*n*) in the size of the schema and of what it refers to.
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

    /// Whether a value has the form that the schema asks for.
    /// - Complexity: O(*n*) in the size of the value.
    public func isValid(_ value: JSON) -> Bool {
      var machine = pool.take(for: program)
      defer { pool.give(machine) }
      return machine.accepts(value)
    }

    /// Whether a text has the form that the schema asks for.
    ///
    /// No value is built of it, but of the parts that have to be compared as a whole, for `uniqueItems`
    /// and for arrays and objects in `enum` or `const`.
    ///
    /// - Parameters:
    ///   - text: The text, in any Unicode encoding.
    ///   - settings: What counts as JSON, and how much of it.
    /// - Returns: Whether it has the form.
    /// - Throws: A `DecodingError` if the text is not JSON.
    /// - Complexity: O(*n*) in the length of the text.
    public func isValid(
      parsing text: borrowing some ByteSource & ~Copyable & ~Escapable,
      settings: JSONReaderSettings = JSONReaderSettings()
    ) throws -> Bool {
      var machine = pool.take(for: program)
      defer { pool.give(machine) }
      return try JSONReader.read(text, settings: settings) { machine.accepts(&$0) }
    }

    /// Where a value does not have the form that the schema asks for.
    ///
    /// Where none of several alternatives fits, the failures are those of the one that came furthest.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - limit: How many failures to list at most.
    /// - Returns: The failures; none if the value is valid.
    /// - Complexity: O(*n*) in the size of the value.
    public func failures(in value: JSON, limit: Int = 100) -> [SchemaFailure] {
      if isValid(value) { return [] }
      var machine = SchemaMachine(program, mode: .failures, limit: limit)
      _ = machine.accepts(value)
      return machine.failures()
    }

    /// Where a text does not have the form that the schema asks for.
    ///
    /// - Parameters:
    ///   - text: The text, in any Unicode encoding.
    ///   - limit: How many failures to list at most.
    ///   - settings: What counts as JSON, and how much of it.
    /// - Returns: The failures with line and column; none if the document is valid.
    /// - Throws: A `DecodingError` if the text is not JSON.
    /// - Complexity: O(*n*) in the length of the text.
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

    /// What the schema says about a value and the values in it.
    ///
    /// - Parameter value: The value.
    /// - Returns: What is said; nothing if the value is not valid.
    /// - Complexity: O(*n*) in the size of the value.
    public func annotations(for value: JSON) -> [SchemaAnnotation] {
      var machine = SchemaMachine(program, mode: .annotations, limit: .max)
      return machine.accepts(value) ? machine.annotations() : []
    }
  }
}

/// Machines that are not at work, with what they have learnt.
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
