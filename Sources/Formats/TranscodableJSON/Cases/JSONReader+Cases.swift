internal import TranscodableBytes
public import TranscodableCore

/// The case of an enum value, and the location of the case's payload.
public struct __CasePosition: ~Copyable {
  /// The number of the case, or -1 if the container path must determine the case.
  public let index: Int
  let start: JSONReader.RecoveryPoint
  /// Whether the payload is a member of an object.
  ///
  /// If so, the object must be closed after the payload.
  public let isMember: Bool
  /// Whether the payload and the tag are in the same object.
  var hasTag = false
}

// The direct path handles only the usual forms of enum values. All other values are handled by
// `init(from:)`, which also throws the errors for unknown cases, missing tags and multiple tags.
extension JSONReader {
  /// Finds the case of an externally tagged value.
  ///
  /// The value is either an object with the tag as its key, or just the tag.
  ///
  /// ```json
  /// {"circle": {"radius": 1}}
  /// "empty"
  /// ```
  public mutating func __externalCase(_ find: (CodingTagValue) -> Int?) -> __CasePosition {
    let start = recoveryPoint
    guard canUseFastPath else { return __CasePosition(index: -1, start: start, isMember: false) }
    guard nextKind == .object else { return scalarCase(start, find) }
    var more = beginDictionary()
    while more {
      let key = takeKey()
      if hasFailed { break }
      if let index = find(.string(key)) {
        return __CasePosition(index: index, start: start, isMember: true)
      }
      skipValue()
      more = nextEntry()
    }
    return __CasePosition(index: -1, start: start, isMember: false)
  }

  private mutating func scalarCase(
    _ start: RecoveryPoint, _ find: (CodingTagValue) -> Int?
  ) -> __CasePosition {
    let index = takeTag().flatMap(find)
    if index != nil { move(to: start) }
    return __CasePosition(index: index ?? -1, start: start, isMember: false)
  }

  /// Finds the case of a value whose tag is stored in the same object as the payload.
  public mutating func __taggedCase(
    _ path: StaticString, _ find: (CodingTagValue) -> Int?
  ) -> __CasePosition {
    taggedCase(path.description.split(separator: "\0"), find)
  }

  package mutating func taggedCase(
    _ path: [Substring], _ find: (CodingTagValue) -> Int?
  ) -> __CasePosition {
    let start = recoveryPoint
    var index: Int?
    if canUseFastPath, !sharesTooMuch, descend(path[...]) {
      index = takeTag().flatMap(find)
    }
    guard let index, let key = path.first else {
      return __CasePosition(index: -1, start: start, isMember: false)
    }
    move(to: start)
    let extras = extras ?? JSONReaderExtras()
    extras.tags.append((depth + 1, key))
    self.extras = extras
    return __CasePosition(index: index, start: start, isMember: false, hasTag: true)
  }

  /// Whether the container path must reject the tags that already share the next object.
  private var sharesTooMuch: Bool {
    guard let tags = extras?.tags, tags.count >= SharedObjectDecoder.maximumNesting else {
      return false
    }
    return tags[tags.count - SharedObjectDecoder.maximumNesting].depth == depth + 1
  }

  package mutating func endTaggedCase(_ position: borrowing __CasePosition) {
    if position.hasTag { extras?.tags.removeLast() }
  }

  func isTag(_ key: String) -> Bool {
    extras?.tags.contains { $0.depth == depth && $0.key == key } ?? false
  }

  /// The keys of the tags in the next value, if that value is an object.
  var tagsOfNextValue: Set<String> {
    guard let extras, !extras.tags.isEmpty else { return [] }
    let inside = depth + 1
    return Set(extras.tags.lazy.filter { $0.depth == inside }.map { String($0.key) })
  }

  @inline(__always)
  mutating func withoutTags<Value: TakingAllMembers>(
    _ read: (inout JSONReader) -> Value?
  ) -> Value? {
    let tags = tagsOfNextValue
    let value = read(&self)
    return tags.isEmpty ? value : value?.without(tags)
  }

  /// Skips the value of `key` if `key` is the key of this object's tag.
  @inline(__always)
  @usableFromInline
  internal mutating func skipTag(_ key: String) -> Bool {
    guard extras != nil, isTag(key) else { return false }
    skipValue()
    return true
  }

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

  private var canUseFastPath: Bool { takesKeysLiterally && extras?.log == nil && !hasFailed }

  package mutating func takeTag() -> CodingTagValue? {
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

  mutating func move(to point: RecoveryPoint) {
    depth = point.depth
    cursor.move(to: cursor.at(point.offset))
  }

  /// Finishes reading a case after its payload has been read.
  public mutating func __endCase<Value: Decodable>(
    _ position: consuming __CasePosition, _ value: consuming Value?,
    _ find: (CodingTagValue) -> Int?
  ) -> Value? {
    endTaggedCase(position)
    guard position.isMember, !hasFailed else { return value }
    while nextEntry() {
      let key = takeKey()
      if hasFailed { return nil }
      if find(.string(key)) != nil { return readCase(at: position.start) }
      skipValue()
    }
    return value
  }

  /// Reads an enum value through containers.
  @inline(never)
  public mutating func __readCase<Value: Decodable>(
    _ position: consuming __CasePosition, as type: Value.Type = Value.self
  ) -> Value? {
    endTaggedCase(position)
    return readCase(at: position.start)
  }

  private mutating func readCase<Value: Decodable>(at start: RecoveryPoint) -> Value? {
    readCase(at: start) { try Value(from: $0) }
  }

  package mutating func readCase<Value>(
    _ position: consuming __CasePosition, _ decode: (any Decoder) throws -> Value
  ) -> Value? {
    readCase(at: position.start, decode)
  }

  private mutating func readCase<Value>(
    at start: RecoveryPoint, _ decode: (any Decoder) throws -> Value
  ) -> Value? {
    if hasFailed { return nil }
    move(to: start)
    return decodeStandard(decode)
  }
}

extension JSONReader {
  /// Reads the next value if it is the tag of a given case.
  public mutating func __takeTag(of index: Int, _ find: (CodingTagValue) -> Int?) -> Bool {
    if let tag = takeTag(), find(tag) == index { return true }
    fail(.invalidValue)
    return false
  }
}
