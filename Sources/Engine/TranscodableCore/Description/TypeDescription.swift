/// A description of how the values of a type are decoded or encoded.
///
/// Generated code creates the description.
///
/// Generated code adds the fields one by one, because a single literal with all fields would take
/// much longer to compile.
public struct __TypeDescription {
  /// Whether this is a description for decoding.
  ///
  /// If `false`, it is a description for encoding.
  public let isDecoding: Bool
  package private(set) var comment: String?
  package private(set) var remarks: [String] = []
  package private(set) var isClosed = false
  package private(set) var isShared = false
  package private(set) var layout = __DescribedLayout.object
  package private(set) var version: Version?
  package private(set) var rawValues: [any Encodable] = []
  package private(set) var cases: [Case] = []
  package private(set) var unknown: UnknownCase?
  private var objects = [Object()]
  private var openCase: Case?

  package init(isDecoding: Bool) { self.isDecoding = isDecoding }

  package var opened: Self {
    var opened = self
    opened.isClosed = false
    opened.isShared = true
    return opened
  }

  package var root: Object { objects.first ?? Object() }

  package struct Object {
    package var key = ""
    package var indexes: [Int] = []
    package var isRequired = true
    package var members: [Member] = []
  }

  package enum Member {
    case field(Field)
    case object(Object)
    case shared(any Any.Type, __DescribedSharing)
    case tag(key: String)
  }

  package struct Field {
    package let key: String
    package let presence: __DescribedPresence
    package let value: Value
    package var aliases: [String] = []
    package var indexes: [Int] = []
    package var standard: String?
    package var comment: String?
  }

  package enum Value {
    case type(any Any.Type)
    case strategy(any ValueStrategy)
    /// The representation is unknown. The string contains the reason.
    case open(String)
  }

  package struct Version {
    package let number: Int
    package let key: String
    package let previous: (any Any.Type)?
  }

  package struct Case {
    package var comment: String?
    package var tags: [Tag] = []
    package var payload = Payload.nothing
  }

  package enum Payload {
    case nothing
    case object(Object)
    case value(Field)
  }

  package enum Tag {
    case value(CodingTagValue)
    case integers(from: Int, to: Int)
    case numbers(from: Double, to: Double, isClosed: Bool)
    /// A range of strings.
    ///
    /// Its bounds are omitted, because schemas can't express them.
    case strings
  }

  package struct UnknownCase {
    package let keeps: __DescribedRest
    package let tag: CodingTagValue
  }
}

// MARK: - The whole type

extension __TypeDescription {
  /// Adds the type's documentation comment.
  public mutating func comment(_ text: String) { comment = text }

  /// Adds a phrase about an aspect of the type that the rest of the description doesn't cover.
  public mutating func remark(_ text: String) { remarks.append(text) }

  /// Specifies that objects with unknown keys are rejected.
  public mutating func refuseUnknownKeys() { isClosed = true }

  /// Specifies the representation of a type whose values aren't objects in documents.
  public mutating func layout(_ layout: __DescribedLayout) { self.layout = layout }

  /// Adds the version number that is encoded together with the fields.
  public mutating func version(_ number: Int, key: String) {
    version = Version(number: number, key: key, previous: nil)
  }

  /// Adds the version number that is encoded together with the fields, and the type that decodes
  /// older versions.
  public mutating func version<Older, Value>(
    _ number: Int, key: String, migrating: (Older) throws -> Value
  ) {
    version = Version(number: number, key: key, previous: Older.self)
  }

  /// Adds an allowed raw value.
  public mutating func rawValue(_ value: some Encodable) {
    layout = .rawValue
    rawValues.append(value)
  }
}

// MARK: - Fields

extension __TypeDescription {
  /// Adds a field whose representation is determined by its type.
  public mutating func field<Value>(
    _ key: String, _ presence: __DescribedPresence, _ type: Value.Type, aliases: [String] = [],
    at indexes: [Int] = [], standard: String? = nil, comment: String? = nil
  ) {
    add(
      Field(
        key: key, presence: presence, value: .type(type), aliases: aliases, indexes: indexes,
        standard: standard, comment: comment))
  }

  /// Adds a field whose representation is determined by its strategy.
  public mutating func field(
    _ key: String, _ presence: __DescribedPresence, by strategy: some ValueStrategy,
    aliases: [String] = [], at indexes: [Int] = [], standard: String? = nil,
    comment: String? = nil
  ) {
    add(
      Field(
        key: key, presence: presence, value: .strategy(strategy), aliases: aliases,
        indexes: indexes, standard: standard, comment: comment))
  }

  /// Adds a field whose representation is unknown.
  public mutating func field(
    _ key: String, _ presence: __DescribedPresence, open reason: String, aliases: [String] = [],
    at indexes: [Int] = [], comment: String? = nil
  ) {
    add(
      Field(
        key: key, presence: presence, value: .open(reason), aliases: aliases, indexes: indexes,
        comment: comment))
  }

  /// Adds the members of a value that is stored in the same object as the fields.
  public mutating func share<Value>(_ type: Value.Type, _ sharing: __DescribedSharing) {
    append(.shared(type, sharing))
  }

  /// Begins a nested object.
  ///
  /// Until the nested object is closed, fields are added to it.
  public mutating func open(_ key: String, at indexes: [Int] = [], isRequired: Bool) {
    objects.append(Object(key: key, indexes: indexes, isRequired: isRequired))
  }

  /// Ends the innermost nested object.
  public mutating func close() {
    guard objects.count > 1, let object = objects.popLast() else { return }
    append(.object(object))
  }

  private mutating func add(_ field: Field) { append(.field(field)) }

  private mutating func append(_ member: Member) {
    objects[objects.count - 1].members.append(member)
  }
}

// MARK: - Cases

extension __TypeDescription {
  /// Begins an enumeration case.
  ///
  /// Until the case ends, tags and fields are added to it.
  public mutating func beginCase(comment: String? = nil) {
    objects = [Object()]
    openCase = Case(comment: comment)
  }

  /// Adds a tag to the current case.
  ///
  /// The first tag is used for encoding.
  public mutating func tag(_ tag: CodingTagValue) { openCase?.tags.append(.value(tag)) }

  /// Adds a range of integer tags to the current case.
  public mutating func tag(_ range: ClosedRange<Int>) {
    openCase?.tags.append(.integers(from: range.lowerBound, to: range.upperBound))
  }

  /// Adds a range of integer tags to the current case.
  public mutating func tag(_ range: Range<Int>) {
    openCase?.tags.append(.integers(from: range.lowerBound, to: range.upperBound - 1))
  }

  /// Adds a range of number tags to the current case.
  @_disfavoredOverload
  public mutating func tag(_ range: ClosedRange<Double>) {
    openCase?.tags.append(
      .numbers(from: range.lowerBound, to: range.upperBound, isClosed: true))
  }

  /// Adds a range of number tags to the current case.
  @_disfavoredOverload
  public mutating func tag(_ range: Range<Double>) {
    openCase?.tags.append(
      .numbers(from: range.lowerBound, to: range.upperBound, isClosed: false))
  }

  /// Adds a range of string tags to the current case.
  public mutating func tag(_ range: some RangeExpression<String>) {
    openCase?.tags.append(.strings)
  }

  /// Adds the member in which the tag is stored.
  public mutating func tagMember(_ key: String) { append(.tag(key: key)) }

  /// Ends the case.
  ///
  /// If the payload is an object, it consists of the fields that were added since the case began.
  public mutating func endCase(_ payload: __DescribedPayload) {
    guard var ended = openCase else { return }
    switch payload {
    case .nothing: ended.payload = .nothing
    case .object: ended.payload = .object(root)
    case .value:
      if case .field(let field)? = root.members.last { ended.payload = .value(field) }
    }
    cases.append(ended)
    openCase = nil
    objects = [Object()]
  }

  /// Adds the case that is used for values that match no other case.
  public mutating func unknownCase(_ keeps: __DescribedRest, tag: CodingTagValue) {
    unknown = UnknownCase(keeps: keeps, tag: tag)
  }
}
