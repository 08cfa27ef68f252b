public import TranscodableBytes
public import TranscodableCore

/// Passes the values of types with tables to a sink, without a draft.
///
/// If a value can't be written, the document must be written again from a draft, which reports the
/// error.
@usableFromInline
package struct TableWriter<Sink: DraftSink & ~Copyable>: ~Copyable {
  @usableFromInline var sink: Sink
  @usableFromInline var hasFailed = false
  /// The state for values that need containers, or `nil` if no value needs them.
  @usableFromInline let state: DraftEncodingState?

  @inlinable
  init(_ sink: consuming Sink, _ state: DraftEncodingState?) {
    self.sink = sink
    self.state = state
  }

  @inlinable @inline(__always)
  mutating func attempt(_ body: (inout Sink) throws(CodingFailure) -> Void) {
    do throws(CodingFailure) { try body(&sink) } catch { hasFailed = true }
  }

  @inlinable @inline(__always)
  mutating func write(
    _ plan: Permanent<ValuePlan>, at memory: ValueMemory, path: () -> CodingPaths.Path
  ) {
    if !writeScalar(plan, at: memory) { writeParts(plan, at: memory, path: path) }
  }

  /// Writes a value of the most common types, or returns `false`.
  ///
  /// A caller that checks the result before it creates a closure for the path saves time.
  @inlinable @inline(__always)
  mutating func writeScalar(_ plan: Permanent<ValuePlan>, at memory: ValueMemory) -> Bool {
    switch plan.value.kind {
    case .string: writeString(at: memory)
    case .int:
      let value = Int64(memory.value(as: Int.self))
      attempt { sink throws(CodingFailure) in try sink.write(value) }
    case .bool:
      let value = memory.value(as: Bool.self)
      attempt { sink throws(CodingFailure) in try sink.write(value) }
    default: return false
    }
    return true
  }

  @inlinable @inline(never)
  mutating func writeString(at memory: ValueMemory) {
    @inline(__always) func write(_ text: borrowing String) { text.withCursor { writeBytes($0) } }
    memory.lend(as: String.self, to: write)
  }

  // Not inlined, because `writeString(at:)` would contain it once for each way to store a string.
  @inlinable @inline(never)
  mutating func writeBytes(_ bytes: ByteCursor) {
    do throws(CodingFailure) { try sink.write(bytes, count: bytes.remaining) } catch {
      hasFailed = true
    }
  }

  // Not inlined, because it calls itself.
  @inlinable @inline(never)
  mutating func writeParts(
    _ plan: Permanent<ValuePlan>, at memory: ValueMemory, path: () -> CodingPaths.Path
  ) {
    switch plan.value.kind {
    case .double:
      let value = memory.value(as: Double.self)
      attempt { sink throws(CodingFailure) in try sink.write(value) }
    case .leaf: writeLeaf(plan, at: memory, path: path)
    case .optional:
      guard let element = plan.value.element, !Self.isNil(plan, memory) else {
        return attempt { sink throws(CodingFailure) in try sink.writeNull() }
      }
      write(element, at: memory, path: path)
    case .object: writeFields(plan, at: memory, path: path)
    case .array: writeElements(plan, at: memory, path: path)
    case .dictionary: writeEntries(plan, at: memory, path: path)
    default: writeOther(plan, at: memory, path: path)
    }
  }

  @inlinable @inline(__always)
  mutating func writeLeaf(
    _ plan: Permanent<ValuePlan>, at memory: ValueMemory, path: () -> CodingPaths.Path
  ) {
    guard let leaf = plan.value.leaf else { return }
    switch leaf.leaf(in: memory) {
    case .signed(let value): attempt { sink throws(CodingFailure) in try sink.write(value) }
    case .unsigned(let value): attempt { sink throws(CodingFailure) in try sink.write(value) }
    case .float(let value): attempt { sink throws(CodingFailure) in try sink.write(value) }
    case .text: writeOther(plan, at: memory, path: path)
    case .date(let seconds):
      // With a state, there may be a strategy for dates.
      if state != nil { return writeOther(plan, at: memory, path: path) }
      attempt { sink throws(CodingFailure) in try sink.write(secondsSince2001: seconds) }
    }
  }

  @inlinable @inline(__always)
  static func isNil(_ plan: Permanent<ValuePlan>, _ memory: ValueMemory) -> Bool {
    switch plan.value.element?.value.kind {
    case .string: memory.isNil(String.self)
    case .int: memory.isNil(Int.self)
    case .double: memory.isNil(Double.self)
    case .bool: memory.isNil(Bool.self)
    default: plan.value.optional?.isNil(memory) ?? false
    }
  }

  @inlinable @inline(__always)
  mutating func writeFields(
    _ plan: Permanent<ValuePlan>, at memory: ValueMemory, path: () -> CodingPaths.Path
  ) {
    if hasFailed { return }
    let fields = plan.value.fields
    var missing: UInt64 = 0
    var optionals = plan.value.optionalFields
    while optionals != 0 {
      let number = optionals.trailingZeroBitCount
      if Self.isNil(fields[number].plan, memory.at(fields[number].offset)) {
        missing |= 1 &<< UInt64(truncatingIfNeeded: number)
      }
      optionals &= optionals &- 1
    }
    let count = missing == 0 ? fields.count : fields.count &- missing.nonzeroBitCount
    attempt { sink throws(CodingFailure) in try sink.beginObject(count: count) }
    var number = 0
    while number < fields.count {
      if missing & 1 &<< UInt64(truncatingIfNeeded: number) == 0 {
        let (key, keyCount) = (fields[number].key, fields[number].keyCount)
        attempt { sink throws(CodingFailure) in try sink.writeKey(key, count: keyCount) }
        let plan = fields[number].plan
        let value = memory.at(fields[number].offset)
        if !writeScalar(plan, at: value) {
          let state = state
          writeParts(plan, at: value) {
            state?.appending(fields[number].codingKey, to: path()) ?? CodingPaths.empty
          }
        }
      }
      number &+= 1
    }
    attempt { sink throws(CodingFailure) in try sink.endObject() }
  }

  @inlinable @inline(__always)
  mutating func writeElements(
    _ plan: Permanent<ValuePlan>, at memory: ValueMemory, path: () -> CodingPaths.Path
  ) {
    guard !hasFailed, let array = plan.value.array, let element = plan.value.element else {
      return
    }
    array.lendElements(of: memory) { count, first in
      attempt { sink throws(CodingFailure) in try sink.beginArray(count: count) }
      guard let first else { return }
      if element.value.kind == .double { return writeDoubles(count, first) }
      let stride = element.value.stride
      let state = state
      for index in 0..<count {
        write(element, at: first.at(index &* stride)) {
          state?.appending(index: index, to: path()) ?? CodingPaths.empty
        }
      }
    }
    attempt { sink throws(CodingFailure) in try sink.endArray() }
  }

  @inlinable @inline(__always)
  mutating func writeDoubles(_ count: Int, _ first: ValueMemory) {
    for index in 0..<count {
      let value = first.at(index &* MemoryLayout<Double>.stride).value(as: Double.self)
      attempt { sink throws(CodingFailure) in try sink.write(value) }
    }
  }

  @inlinable @inline(__always)
  mutating func writeEntries(
    _ plan: Permanent<ValuePlan>, at memory: ValueMemory, path: () -> CodingPaths.Path
  ) {
    guard !hasFailed, let dictionary = plan.value.dictionary, let element = plan.value.element
    else {
      return
    }
    let state = state
    dictionary.forEachEntry(of: memory) { count in
      attempt { sink throws(CodingFailure) in try sink.beginObject(count: count) }
    } _: { key, value in
      key.withCursor { bytes in
        attempt { sink throws(CodingFailure) in try sink.writeKey(bytes, count: bytes.remaining) }
      }
      write(element, at: value) {
        state?.appending(CodingFieldKey(text: key), to: path()) ?? CodingPaths.empty
      }
    }
    attempt { sink throws(CodingFailure) in try sink.endObject() }
  }

  @inlinable @inline(never)
  mutating func writeOther(
    _ plan: Permanent<ValuePlan>, at memory: ValueMemory, path: () -> CodingPaths.Path
  ) {
    guard !hasFailed, let encoding = plan.value.encoding, let state else {
      hasFailed = true
      return
    }
    do {
      try state.lendDraft(of: encoding, memory, path: path) {
        (draft, count) throws(CodingFailure) in
        try draft.bytes.withCursor { (cursor) throws(CodingFailure) in
          var walk = DraftWalk<Sink>(knownKeyCount: count)
          try walk.write(draft, ByteArena(cursor: cursor), to: &sink)
        }
      }
    } catch {
      hasFailed = true
    }
  }
}

/// Writes a value by its plan, or returns `nil` if the value must be written from a draft.
@inlinable
package func write<Sink: DraftSink & ~Copyable>(
  _ plan: Permanent<ValuePlan>, at memory: ValueMemory, _ state: DraftEncodingState?,
  to sink: consuming Sink
) -> [UInt8]? {
  var writer = TableWriter(sink, state)
  writer.attempt { sink throws(CodingFailure) in try sink.beginDocument() }
  writer.write(plan, at: memory) { CodingPaths.empty }
  if writer.hasFailed { return nil }
  return try? writer.sink.finish()
}
