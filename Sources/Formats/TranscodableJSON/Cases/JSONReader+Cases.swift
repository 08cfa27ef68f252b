internal import TranscodableBytes
public import TranscodableCore

/// Where the value of an enumeration is, and which case it is.
public struct __CasePlace: ~Copyable {
  /// The number of the case; -1 if it has to be found out the long way, by way of containers.
  public let index: Int
  /// Where the whole value starts.
  let start: JSONReader.RecoveryPlace
  /// Whether the payload is a member of an object that has to be closed.
  public let isMember: Bool
  /// Whether the payload shares its object with the tag.
  var hasTag = false
}

// The direct lane of enumerations knows the ordinary course of things. All else, be it a case that the type does not know,
// a tag that is missing, or two of them, is left to `init(from:)`, which has the words for it.
extension JSONReader {
  /// Finds the case whose tag is the key around its payload, or that is there as nothing but its tag.
  ///
  /// ```json
  /// {"circle": {"radius": 1}}
  /// "empty"
  /// ```
  ///
  /// - Parameter find: The number of the case with a tag; nil if there is none.
  /// - Returns: The case. The reader is at the payload, or at the tag if that is all.
  public mutating func __externalCase(_ find: (CodingTagValue) -> Int?) -> __CasePlace {
    let start = recoveryPlace
    guard isUndisturbed else { return __CasePlace(index: -1, start: start, isMember: false) }
    guard nextKind == .object else { return scalarCase(start, find) }
    var more = beginDictionary()
    while more {
      let key = takeKey()
      if hasFailed { break }
      if let index = find(.string(key)) {
        return __CasePlace(index: index, start: start, isMember: true)
      }
      skipValue()
      more = nextEntry()
    }
    return __CasePlace(index: -1, start: start, isMember: false)
  }

  /// The case that is nothing but its tag.
  private mutating func scalarCase(
    _ start: RecoveryPlace, _ find: (CodingTagValue) -> Int?
  ) -> __CasePlace {
    let index = takeTag().flatMap(find)
    if index != nil { move(to: start) }
    return __CasePlace(index: index ?? -1, start: start, isMember: false)
  }

  /// Finds the case whose tag is a member of the object that the payload is in, wherever in it.
  ///
  /// - Parameters:
  ///   - path: The keys on the way to the tag, separated by NUL.
  ///   - find: The number of the case with a tag; nil if there is none.
  /// - Returns: The case. The reader is at the object.
  public mutating func __taggedCase(
    _ path: StaticString, _ find: (CodingTagValue) -> Int?
  ) -> __CasePlace {
    taggedCase(path.description.split(separator: "\0"), find)
  }

  /// Finds the case whose tag is at the end of a path in the object here.
  package mutating func taggedCase(
    _ path: [Substring], _ find: (CodingTagValue) -> Int?
  ) -> __CasePlace {
    let start = recoveryPlace
    var index: Int?
    if isUndisturbed, descend(path[...]) {
      index = takeTag().flatMap(find)
    }
    guard let index, let key = path.first else {
      return __CasePlace(index: -1, start: start, isMember: false)
    }
    move(to: start)
    let extras = extras ?? JSONReaderExtras()
    extras.tags.append((depth + 1, key))
    self.extras = extras
    return __CasePlace(index: index, start: start, isMember: false, hasTag: true)
  }

  /// Ends a value that shares its object with its tag.
  package mutating func endTaggedCase(_ place: borrowing __CasePlace) {
    if place.hasTag { extras?.tags.removeLast() }
  }

  /// Whether a key of the object here is that of a tag.
  func isTag(_ key: String) -> Bool {
    extras?.tags.contains { $0.depth == depth && $0.key == key } ?? false
  }

  /// Moves to the value at the end of a path.
  /// - Returns: Whether there is one.
  private mutating func descend(_ path: ArraySlice<Substring>) -> Bool {
    guard let first = path.first else { return true }
    guard nextKind == .object else { return false }
    var more = beginDictionary()
    while more {
      let key = takeKey()
      guard !hasFailed else { return false }
      if key == first { return descend(path.dropFirst()) }
      skipValue()
      more = nextEntry()
    }
    return false
  }

  /// Whether keys mean what they say, and there is no receiver of events.
  private var isUndisturbed: Bool { takesKeysLiterally && extras?.log == nil && !hasFailed }

  /// Takes the tag here; nil if there is none.
  mutating func takeTag() -> CodingTagValue? {
    switch nextKind {
    case .string:
      let text: String = read(String.self)
      return hasFailed ? nil : .string(text)
    case .number:
      let number = readNumber()
      return hasFailed ? nil : number.int.map { .integer($0) } ?? .number(exactly: number.double)
    case .bool:
      let value: Bool = read(Bool.self)
      return hasFailed ? nil : .bool(value)
    case .null: return readNull() ? .null : nil
    default: return nil
    }
  }

  mutating func move(to place: RecoveryPlace) {
    depth = place.depth
    cursor.move(to: cursor.at(place.offset))
  }

  /// Ends the reading of a case, whose payload has been read.
  ///
  /// - Parameters:
  ///   - place: The place of the case.
  ///   - value: The value; nil after a failure.
  ///   - find: The number of the case with a tag: no other may follow.
  /// - Returns: The value; nil after a failure.
  public mutating func __endCase<Value: Decodable>(
    _ place: consuming __CasePlace, _ value: consuming Value?, _ find: (CodingTagValue) -> Int?
  ) -> Value? {
    endTaggedCase(place)
    guard place.isMember, !hasFailed else { return value }
    while nextEntry() {
      let key = takeKey()
      if hasFailed { return nil }
      if find(.string(key)) != nil { return readCase(at: place.start) }
      skipValue()
    }
    return value
  }

  /// Reads a value of an enumeration by way of containers.
  ///
  /// - Parameters:
  ///   - place: The place of the case.
  ///   - type: The type.
  /// - Returns: The value; nil after a failure.
  @inline(never)
  public mutating func __readCase<Value: Decodable>(
    _ place: consuming __CasePlace, as type: Value.Type = Value.self
  ) -> Value? {
    endTaggedCase(place)
    return readCase(at: place.start)
  }

  private mutating func readCase<Value: Decodable>(at start: RecoveryPlace) -> Value? {
    readCase(at: start) { try Value(from: $0) }
  }

  /// Reads a value by way of containers.
  package mutating func readCase<Value>(
    _ place: consuming __CasePlace, _ decode: (any Decoder) throws -> Value
  ) -> Value? {
    readCase(at: place.start, decode)
  }

  private mutating func readCase<Value>(
    at start: RecoveryPlace, _ decode: (any Decoder) throws -> Value
  ) -> Value? {
    if hasFailed { return nil }
    move(to: start)
    return decodeStandard(decode)
  }
}

/// The cases of an enumeration without tags, one after the other.
public struct __CaseAttempts: ~Copyable {
  /// Where the value starts.
  let start: JSONReader.RecoveryPlace
  /// Whether another case may be tried.
  var goesOn: Bool
}

extension JSONReader {
  /// Begins to try the cases of an enumeration without tags.
  public mutating func __beginAttempts() -> __CaseAttempts {
    // All that goes wrong is collected, but what goes wrong in attempts means nothing.
    __CaseAttempts(start: recoveryPlace, goesOn: !hasFailed && extras?.collector == nil)
  }

  /// Tries a case.
  ///
  /// - Parameters:
  ///   - attempts: What has been tried.
  ///   - read: Reads the value as one of the case.
  /// - Returns: The value; nil if it is none of the case.
  @inlinable
  public mutating func __attempt<Value>(
    _ attempts: inout __CaseAttempts, _ read: (inout JSONReader) -> Value?
  ) -> Value? {
    guard begin(&attempts), let value = read(&self), !hasFailed else { return nil }
    return value
  }

  /// Returns to the start of the value, unless what went wrong is not the value's fault.
  @usableFromInline
  mutating func begin(_ attempts: inout __CaseAttempts) -> Bool {
    if attempts.goesOn, hasFailed { attempts.goesOn = rewind(to: attempts.start) }
    return attempts.goesOn
  }

  /// Ends the attempts when none of them gave a value.
  ///
  /// - Parameters:
  ///   - attempts: What has been tried.
  ///   - type: The type.
  /// - Returns: What the long way makes of the value, which can say of each case why it is none; nil after a failure.
  public mutating func __endAttempts<Value: Decodable>(
    _ attempts: consuming __CaseAttempts, as type: Value.Type = Value.self
  ) -> Value? {
    if hasFailed, !rewind(to: attempts.start) { return nil }
    return decodeStandard { try Value(from: $0) }
  }

  /// Takes the tag here, if it is that of a case.
  ///
  /// - Parameters:
  ///   - index: The number of the case.
  ///   - find: The number of the case with a tag; nil if there is none.
  /// - Returns: Whether it is; if not, the reader has failed.
  public mutating func __takeTag(of index: Int, _ find: (CodingTagValue) -> Int?) -> Bool {
    if let tag = takeTag(), find(tag) == index { return true }
    fail(.invalidValue)
    return false
  }
}
