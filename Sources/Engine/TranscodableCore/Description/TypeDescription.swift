/// How the values of a type are written in the text, in one direction, as the code of the macros says it.
///
/// It is written line by line, so that each line is a statement of its own to the compiler: one literal of all fields
/// would take it much longer.
public struct __TypeDescription {
  /// Whether it is about what is read, and not about what is written.
  public let isDecoding: Bool
  package private(set) var comment: String?
  /// What the type leaves open, in sentences without capital letters and full stops.
  package private(set) var remarks: [String] = []
  /// Whether keys that no field has are refused.
  package private(set) var isClosed = false
  package private(set) var layout = __DescribedLayout.object
  package private(set) var version: Version?
  package private(set) var rawValues: [any Encodable] = []
  package private(set) var cases: [Case] = []
  package private(set) var unknown: UnknownCase?
  private var objects = [Object()]
  private var openCase: Case?

  package init(isDecoding: Bool) { self.isDecoding = isDecoding }

  /// The same for values beside whose members those of others are.
  package var opened: Self {
    var opened = self
    opened.isClosed = false
    return opened
  }

  /// The object that has all fields.
  package var root: Object { objects.first ?? Object() }

  /// An object in the text.
  package struct Object {
    package var key = ""
    /// The elements to go into from the member with the key.
    package var indexes: [Int] = []
    package var isRequired = true
    package var members: [Member] = []
  }

  package enum Member {
    case field(Field)
    case object(Object)
    case shared(any Any.Type, __DescribedSharing)
    /// The tag of the case that the object belongs to.
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

  /// What says the form of a value.
  package enum Value {
    case type(any Any.Type)
    case strategy(any ValueStrategy)
    /// Nothing, and why.
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
    /// Strings in a range of the order of strings, which has no other name.
    case strings
  }

  package struct UnknownCase {
    package let keeps: __DescribedRest
    package let tag: CodingTagValue
  }
}

// MARK: - What is said of the whole type

extension __TypeDescription {
  /// Says what values are, in the author's words.
  public mutating func comment(_ text: String) { comment = text }

  /// Says that something is left open.
  public mutating func remark(_ text: String) { remarks.append(text) }

  /// Says that keys that no field has are refused.
  public mutating func refuseUnknownKeys() { isClosed = true }

  /// Says what values look like, if they are not objects.
  public mutating func layout(_ layout: __DescribedLayout) { self.layout = layout }

  /// Says that a version is beside the fields.
  public mutating func version(_ number: Int, key: String) {
    version = Version(number: number, key: key, previous: nil)
  }

  /// Says that a version is beside the fields, and that lower ones are values of an older type.
  public mutating func version<Older, Value>(
    _ number: Int, key: String, migrating: (Older) throws -> Value
  ) {
    version = Version(number: number, key: key, previous: Older.self)
  }

  /// Adds a value that is allowed.
  public mutating func rawValue(_ value: some Encodable) {
    layout = .rawValue
    rawValues.append(value)
  }
}

// MARK: - Fields

extension __TypeDescription {
  /// Adds a field whose type says the form of its values.
  public mutating func field<Value>(
    _ key: String, _ presence: __DescribedPresence, _ type: Value.Type, aliases: [String] = [],
    at indexes: [Int] = [], standard: String? = nil, comment: String? = nil
  ) {
    add(
      Field(
        key: key, presence: presence, value: .type(type), aliases: aliases, indexes: indexes,
        standard: standard, comment: comment))
  }

  /// Adds a field whose strategy says the form of its values.
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

  /// Adds a field of which nothing is known but its key.
  public mutating func field(
    _ key: String, _ presence: __DescribedPresence, open reason: String, aliases: [String] = [],
    at indexes: [Int] = [], comment: String? = nil
  ) {
    add(
      Field(
        key: key, presence: presence, value: .open(reason), aliases: aliases, indexes: indexes,
        comment: comment))
  }

  /// Adds the members of a value.
  public mutating func share<Value>(_ type: Value.Type, _ sharing: __DescribedSharing) {
    append(.shared(type, sharing))
  }

  /// Starts an object in which the next fields are.
  public mutating func open(_ key: String, at indexes: [Int] = [], isRequired: Bool) {
    objects.append(Object(key: key, indexes: indexes, isRequired: isRequired))
  }

  /// Ends the object that was started last.
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
  /// Starts a case, whose tags and fields come next.
  public mutating func beginCase(comment: String? = nil) {
    objects = [Object()]
    openCase = Case(comment: comment)
  }

  /// Adds a tag to the case; the first one is written.
  public mutating func tag(_ tag: CodingTagValue) { openCase?.tags.append(.value(tag)) }

  /// Adds the tags in a range to the case.
  public mutating func tag(_ range: ClosedRange<Int>) {
    openCase?.tags.append(.integers(from: range.lowerBound, to: range.upperBound))
  }

  /// Adds the tags in a range to the case.
  public mutating func tag(_ range: Range<Int>) {
    openCase?.tags.append(.integers(from: range.lowerBound, to: range.upperBound - 1))
  }

  /// Adds the tags in a range to the case.
  @_disfavoredOverload
  public mutating func tag(_ range: ClosedRange<Double>) {
    openCase?.tags.append(
      .numbers(from: range.lowerBound, to: range.upperBound, isClosed: true))
  }

  /// Adds the tags in a range to the case.
  @_disfavoredOverload
  public mutating func tag(_ range: Range<Double>) {
    openCase?.tags.append(
      .numbers(from: range.lowerBound, to: range.upperBound, isClosed: false))
  }

  /// Adds the tags in a range to the case.
  public mutating func tag(_ range: some RangeExpression<String>) {
    openCase?.tags.append(.strings)
  }

  /// Adds the member that has the tag.
  public mutating func tagMember(_ key: String) { append(.tag(key: key)) }

  /// Ends the case, whose payload is an object of the fields since it began.
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

  /// Says that there is a case for all values that no other case has.
  public mutating func unknownCase(_ keeps: __DescribedRest, tag: CodingTagValue) {
    unknown = UnknownCase(keeps: keeps, tag: tag)
  }
}
