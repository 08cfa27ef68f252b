internal import TranscodableBytes

/// Decodes values of types with tables in their final memory.
///
/// Only the usual case is handled here. For everything else, such as an error, a default value or a
/// duplicate key, these methods give up, and containers decode the value from the start.
extension StandardDocument {
  /// Returns the path of a value in a document.
  ///
  /// The document is a parameter, because capturing it for each value would take time.
  private typealias PathOfValue = (StandardDocument) -> CodingPaths.Path

  /// Initializes the memory, or returns `false` if containers must decode the value.
  @inline(never)
  func decode(
    _ plan: Permanent<ValuePlan>, at entry: ValueTape.Entry, _ path: CodingPaths.Path,
    to memory: ValueMemory
  ) -> Bool {
    canUseTables(at: entry) && decode(plan, at: entry, to: memory) { _ in path }
  }

  // Not inlined, because it calls itself.
  private func decode(
    _ plan: Permanent<ValuePlan>, at entry: ValueTape.Entry, to memory: ValueMemory,
    path: PathOfValue
  ) -> Bool {
    switch plan.value.kind {
    case .string:
      guard let value = string(at: entry) ?? coercedString(at: entry, path) else {
        return giveUp(at: entry)
      }
      memory.initialize(to: value)
    case .int:
      guard let value = integer(at: entry, Int.self) ?? coercedInt(at: entry, path) else {
        return giveUp(at: entry)
      }
      memory.initialize(to: value)
    case .double:
      guard let value = double(at: entry) ?? coercedDouble(at: entry, path) else {
        return giveUp(at: entry)
      }
      memory.initialize(to: value)
    case .bool:
      guard let value = bool(at: entry) ?? coercedBool(at: entry, path) else {
        return giveUp(at: entry)
      }
      memory.initialize(to: value)
    case .optional:
      return decodeOptional(plan, at: entry, to: memory, path: path)
    case .object:
      return decodeFields(plan, at: entry, to: memory, path: path)
    case .array:
      return decodeElements(plan, at: entry, to: memory, path: path)
    case .dictionary:
      return decodeEntries(plan, at: entry, to: memory, path: path)
    case .other:
      // Containers may treat a null as a missing value.
      guard !isNull(entry), let decoding = plan.value.decoding else { return giveUp(at: entry) }
      do {
        try decoding.decode(at: entry, in: self, path: { path(self) }, to: memory)
      } catch {
        return giveUp(at: entry)
      }
    }
    return true
  }

  @inline(never)
  private func coercedString(
    at entry: ValueTape.Entry, _ path: PathOfValue
  ) -> String? {
    isNull(entry) ? nil : try? requiredString(at: entry) { path(self) }
  }

  @inline(never)
  private func coercedInt(at entry: ValueTape.Entry, _ path: PathOfValue) -> Int? {
    isNull(entry) ? nil : try? requiredInteger(Int.self, at: entry) { path(self) }
  }

  @inline(never)
  private func coercedDouble(
    at entry: ValueTape.Entry, _ path: PathOfValue
  ) -> Double? {
    isNull(entry) ? nil : try? requiredDouble(at: entry) { path(self) }
  }

  @inline(never)
  private func coercedBool(at entry: ValueTape.Entry, _ path: PathOfValue) -> Bool? {
    isNull(entry) ? nil : try? requiredBool(at: entry) { path(self) }
  }

  private func decodeOptional(
    _ plan: Permanent<ValuePlan>, at entry: ValueTape.Entry, to memory: ValueMemory,
    path: PathOfValue
  ) -> Bool {
    guard let element = plan.value.element else { return false }
    if isNull(entry) {
      if isEmptyText(entry) { return giveUp(at: entry) }
      initializeToNil(plan, memory)
      return true
    }
    guard decode(element, at: entry, to: memory, path: path) else { return false }
    switch element.value.kind {
    case .string: memory.wrap(String.self)
    case .int: memory.wrap(Int.self)
    case .double: memory.wrap(Double.self)
    case .bool: memory.wrap(Bool.self)
    default: plan.value.optional?.wrap(memory)
    }
    return true
  }

  @inline(__always)
  private func initializeToNil(_ plan: Permanent<ValuePlan>, _ memory: ValueMemory) {
    switch plan.value.element?.value.kind {
    case .string: memory.initialize(to: String?.none)
    case .int: memory.initialize(to: Int?.none)
    case .double: memory.initialize(to: Double?.none)
    case .bool: memory.initialize(to: Bool?.none)
    default: plan.value.optional?.initializeToNil(memory)
    }
  }

  private func decodeFields(
    _ plan: Permanent<ValuePlan>, at entry: ValueTape.Entry, to memory: ValueMemory,
    path: PathOfValue
  ) -> Bool {
    guard tape.isKind(.object, entry), hasPlainKeys(entry) else {
      return giveUp(at: entry)
    }
    if let size = plan.value.paddedSize { memory.clear(size) }
    let fields = plan.value.fields
    let count = fields.count
    let end = tape.end(of: entry)
    var member = tape.firstMember(entry)
    var decoded: UInt64 = 0
    var expected = 0
    while member < end {
      let (flags, offset, length) = tape.scalar(member)
      let value = member &+ (length < ValueTape.longest ? 1 : 2)
      let key = start.at(offset)
      var number = expected
      if number >= count || !fields[number].matches(key, length) {
        number = Self.number(of: key, length, in: fields, from: expected)
      }
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: number)
      // A key that isn't ASCII may be equivalent to a key that is.
      guard number < count, decoded & bit == 0, !flags.contains(.nonASCII) else {
        if number == count, !flags.contains(.nonASCII) {
          member = tape.next(value)
          continue
        }
        destroy(decoded, fields, memory)
        return giveUp(at: entry)
      }
      expected = number &+ 1
      let isDecoded = decode(
        fields[number].plan, at: value, to: memory.at(fields[number].offset)
      ) {
        $0.paths.appending(fields[number].codingKey, to: path($0))
      }
      guard isDecoded else {
        destroy(decoded, fields, memory)
        return false
      }
      decoded |= bit
      member = tape.next(value)
    }
    return complete(plan, decoded, memory) || giveUp(at: entry)
  }

  /// Initializes the fields that are missing, or destroys the others if a missing one is required.
  @inline(__always)
  private func complete(
    _ plan: Permanent<ValuePlan>, _ decoded: UInt64, _ memory: ValueMemory
  ) -> Bool {
    let fields = plan.value.fields
    var missing = (UInt64.max &>> UInt64(64 - fields.count)) & ~decoded
    if missing == 0 { return true }
    guard missing & ~plan.value.optionalFields == 0 else {
      destroy(decoded, fields, memory)
      return false
    }
    while missing != 0 {
      let number = missing.trailingZeroBitCount
      initializeToNil(fields[number].plan, memory.at(fields[number].offset))
      missing &= missing &- 1
    }
    return true
  }

  @inline(never)
  private func destroy(
    _ decoded: UInt64, _ fields: PermanentArray<FieldPlan>, _ memory: ValueMemory
  ) {
    var left = decoded
    while left != 0 {
      let number = left.trailingZeroBitCount
      fields[number].plan.value.decoding?.destroy(in: memory.at(fields[number].offset))
      left &= left &- 1
    }
  }

  /// Returns the number of a field, or the number of fields if none has the key.
  @inline(never)
  private static func number(
    of key: ByteCursor, _ length: Int, in fields: PermanentArray<FieldPlan>, from expected: Int
  ) -> Int {
    let count = fields.count
    var number = expected
    while number < count {
      if fields[number].matches(key, length) { return number }
      number &+= 1
    }
    number = 0
    while number < min(expected, count) {
      if fields[number].matches(key, length) { return number }
      number &+= 1
    }
    return count
  }

  private func decodeElements(
    _ plan: Permanent<ValuePlan>, at entry: ValueTape.Entry, to memory: ValueMemory,
    path: PathOfValue
  ) -> Bool {
    guard tape.isKind(.array, entry), let array = plan.value.array,
      let element = plan.value.element
    else { return giveUp(at: entry) }
    let count = tape.count(entry)
    let stride = element.value.stride
    return array.make(count: count, in: memory) { first in
      var current = tape.firstElement(entry)
      for index in 0..<count {
        let isDecoded = decode(
          element, at: current, to: first.at(index &* stride)
        ) {
          $0.paths.appending(index: index, to: path($0))
        }
        if !isDecoded { return index }
        current = tape.next(current)
      }
      return count
    }
  }

  private func decodeEntries(
    _ plan: Permanent<ValuePlan>, at entry: ValueTape.Entry, to memory: ValueMemory,
    path: PathOfValue
  ) -> Bool {
    guard tape.isKind(.object, entry), hasPlainKeys(entry),
      let dictionary = plan.value.dictionary, let element = plan.value.element
    else { return giveUp(at: entry) }
    var member = tape.firstMember(entry)
    let end = tape.end(of: entry)
    let isDecoded = dictionary.make(count: tape.count(entry), in: memory) {
      member < end ? text(at: member) : nil
    } _: { key, memory in
      let value = tape.next(member)
      member = tape.next(value)
      return decode(element, at: value, to: memory) {
        $0.paths.appending(CodingFieldKey(text: key), to: path($0))
      }
    }
    return isDecoded || giveUp(at: entry)
  }

  /// Whether the keys of an object are strings whose bytes can be compared.
  @inline(__always)
  private func hasPlainKeys(_ object: ValueTape.Entry) -> Bool {
    let unusual = ValueTape.Flags.unusual | .integerKey | .badKey
    return !tape.flags(object).contains(unusual)
  }

  // MARK: - Giving up

  /// Whether tables may succeed for a value.
  ///
  /// After many failures, tables aren't used for the rest of the document, so that its decoding
  /// takes linear time.
  private func canUseTables(at entry: ValueTape.Entry) -> Bool {
    guard !usesMaps, acceptsDuplicates else { return false }
    let (failed, count) = tableFailures.value
    if count == 0 { return true }
    return count < 16 && (failed < entry || failed >= tape.next(entry))
  }

  @inline(never)
  private func giveUp(at entry: ValueTape.Entry) -> Bool {
    // The values that contain this one give up, too.
    tableFailures.value = (entry, tableFailures.value.count + 1)
    return false
  }
}

extension FieldPlan {
  @inline(__always)
  fileprivate func matches(_ other: ByteCursor, _ length: Int) -> Bool {
    guard length == keyCount, (other.word() ^ firstBytes) & mask == 0 else { return false }
    return keyCount <= 8 || other.hasPrefix(key.prefix(keyCount))
  }
}

/// Decodes a value by its table, or through containers if that isn't possible.
package enum TableDecoding<Value: Decodable>: SpecialDecoding {
  package static var hasParts: Bool { true }

  package static func decode<Target>(
    _ type: Target.Type, at entry: ValueTape.Entry, _ path: CodingPaths.Path,
    in document: StandardDocument
  ) throws -> Target {
    guard let root = ValuePlan.of(Value.self, to: .decode) else {
      return try decodeByContainers(type, at: entry, path, in: document)
    }
    return try ValueRoom<Target>().make {
      document.decode(root.plan, at: entry, path, to: $0)
    } then: {
      $0
    } orElse: {
      try decodeByContainers(type, at: entry, path, in: document)
    }
  }

  private static func decodeByContainers<Target>(
    _ type: Target.Type, at entry: ValueTape.Entry, _ path: CodingPaths.Path,
    in document: StandardDocument
  ) throws -> Target {
    if let container = Value.self as? any StandardContainer.Type {
      return try document.decodeContainer(container, as: type, at: entry, path)
    }
    let decoder = StandardDecoder(document: document, entry: entry, path: path)
    return castToSameType(try Value(from: decoder), as: type)
  }
}

extension Decodable {
  /// The decoding by a table, or `nil` if the type has none.
  package static var tableDecoding: (any SpecialDecoding.Type)? {
    ValuePlan.of(Self.self, to: .decode) == nil ? nil : TableDecoding<Self>.self
  }
}
