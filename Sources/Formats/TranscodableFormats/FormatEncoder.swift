internal import TranscodableBytes
public import TranscodableCore

/// An encoder for documents of a format.
///
/// ```swift
/// let bytes = try FormatEncoder(Bits()).encode(event)
/// ```
///
/// The options of the format are also properties of the encoder.
@dynamicMemberLookup
public struct FormatEncoder<Format: CodingFormat>: Sendable {
  /// The format and its options.
  public var format: Format
  /// The policy for optional members that are `nil`.
  ///
  /// By default, they are omitted.
  public var nilEncoding = EncodingNilPolicy.omit
  /// Whether keys with an integer value are written as integers.
  ///
  /// Enumerations of coding keys have integer values if their raw type is `Int`. So do the keys of
  /// dictionaries with integer keys. By default, these keys are written as integers if the format
  /// has integer keys.
  public var usesIntegerKeys = Format.hasIntegerKeys
  /// The strategy for encoding dates.
  public var dateEncodingStrategy = FormatDateEncoding.native
  /// The strategy for encoding data.
  public var dataEncodingStrategy = FormatDataEncoding.native
  /// The strategy for converting coding keys to the keys in the document.
  public var keyEncodingStrategy = FormatKeyEncoding.useDefaultKeys
  /// Values that are available to types while they are encoded.
  public var userInfo: [CodingUserInfoKey: any Sendable] = [:]

  private let engine = FormatEngine.of(Format.self)

  /// Creates an encoder.
  public init(_ format: Format) { self.format = format }

  /// An option of the format.
  public subscript<Option>(dynamicMember option: WritableKeyPath<Format, Option>) -> Option {
    get { format[keyPath: option] }
    set { format[keyPath: option] = newValue }
  }

  /// The coding profile, which selects one of several representations of a type.
  ///
  /// The profile is stored in `userInfo`.
  public var profile: CodingProfile? {
    get { userInfo.codingProfile }
    set { userInfo[.codingProfile] = newValue }
  }

  /// Encodes a value.
  ///
  /// - Returns: The document.
  /// - Throws: An `EncodingError` with a coding path if the format can't represent a value, or an
  ///   error that the value throws.
  public func encode<Value: Encodable>(_ value: Value) throws -> [UInt8] {
    guard usesTables, let root = ValuePlan.of(Value.self, to: .encode) else {
      return try encode(value, byTable: nil)
    }
    if needsState(root) { return try encode(value, byTable: root.plan) }
    if let bytes = bytes(of: value, by: root.plan, nil) { return bytes }
    return try encode(value, byTable: nil)
  }

  // Not inlined, because most calls return before.
  @inline(never)
  private func encode<Value: Encodable>(
    _ value: Value, byTable plan: Permanent<ValuePlan>?
  ) throws -> [UInt8] {
    let call = FormatCallOf(format, dateEncodingStrategy, dataEncodingStrategy)
    let family = engine.value.family(
      usesIntegerKeys: usesIntegerKeys, usesStrategies: call.usesStrategies)
    var state = DraftEncodingState.take(from: family, rules, userInfo: userInfo.untyped)
    defer { DraftEncodingState.end(&state) }
    state.attachment = call
    if let plan {
      if let bytes = bytes(of: value, by: plan, state) { return bytes }
      state.startAgain()
    }
    try state.encode(value, into: ValueDraft.root) { CodingPaths.empty }
    if let misuse = state.misuse { throw misuse }
    if state.rootKind == .empty {
      throw EncodingError.invalidValue(
        value,
        EncodingError.Context(
          codingPath: [], debugDescription: "Top-level \(Value.self) did not encode any values."))
    }
    do throws(CodingFailure) {
      return try state.write { (draft, known) throws(CodingFailure) in
        let count = known.offsets.count
        let bytes = try engine.value.specialized?.write(draft, knownKeyCount: count, as: format)
        if let bytes { return bytes }
        return try write(draft, knownKeyCount: count)
      }
    } catch {
      throw EncodingError(error)
    }
  }

  private func needsState(_ root: RootPlan) -> Bool {
    if root.usesContainers { return true }
    if case .native = dateEncodingStrategy { return false }
    return root.usesDates
  }

  private var usesTables: Bool {
    if case .useDefaultKeys = keyEncodingStrategy { nilEncoding == .omit } else { false }
  }

  /// Writes a value by its plan, or returns `nil` if the value needs a draft.
  private func bytes<Value: Encodable>(
    of value: Value, by plan: Permanent<ValuePlan>, _ state: DraftEncodingState?
  ) -> [UInt8]? {
    var bytes: [UInt8]?
    // In the closure, reading this property would require the metadata of this type.
    let engine = engine
    ValueMemory.lending(value) { memory in
      bytes =
        if let specialized = engine.value.specialized {
          specialized.write(plan, at: memory, state, as: format)
        } else {
          write(plan, at: memory, state)
        }
    }
    return bytes
  }

  // Neither method is inlined, because creating the type of the sink takes time in each call.

  @inline(never)
  private func write(
    _ draft: borrowing ValueDraft, knownKeyCount: Int
  ) throws(CodingFailure) -> [UInt8] {
    try TranscodableFormats.write(
      draft, knownKeyCount: knownKeyCount, to: WriterSink(format.makeWriter()))
  }

  @inline(never)
  private func write(
    _ plan: Permanent<ValuePlan>, at memory: ValueMemory, _ state: DraftEncodingState?
  ) -> [UInt8]? {
    TranscodableFormats.write(plan, at: memory, state, to: WriterSink(format.makeWriter()))
  }

  private var rules: DraftRules {
    var rules = DraftRules()
    rules.writesNils = nilEncoding == .null
    rules.usesIntegerKeys = usesIntegerKeys
    switch keyEncodingStrategy {
    case .useDefaultKeys: break
    case .convertToSnakeCase:
      rules.convertKey = { $0.last?.stringValue.convertedToSnakeCase ?? "" }
    case .custom(let convert): rules.convertKey = { convert($0).stringValue }
    }
    rules.encodeWide = FormatCall.encodeWide
    return rules
  }
}

extension [CodingUserInfoKey: any Sendable] {
  /// The values for Codable types.
  ///
  /// Converting a dictionary takes time even if it is empty, as in most calls.
  var untyped: [CodingUserInfoKey: Any] {
    if isEmpty { return [:] }
    return self
  }
}
