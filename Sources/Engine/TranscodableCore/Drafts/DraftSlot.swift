internal import TranscodableBytes

package struct DraftSlot {
  package let state: DraftEncodingState
  package let cell: ValueDraft.Index
  let path: CodingPaths.Path

  @inline(__always)
  package init(
    _ state: DraftEncodingState, _ cell: ValueDraft.Index, _ path: CodingPaths.Path
  ) {
    self.state = state
    self.cell = cell
    self.path = path
  }

  var kind: ValueDraft.Kind { state.draft.kind(cell) }

  package var codingPath: [any CodingKey] { state.codingPath(path) }

  // MARK: - Scalars

  @inline(__always)
  package func set(_ kind: ValueDraft.Kind, _ bits: UInt64 = 0) {
    state.draft.set(cell, kind, bits)
  }

  @inline(__always)
  package func set(_ scalar: ValueDraft.Scalar) { set(scalar.kind, scalar.bits) }

  // MARK: - Values of any type

  /// Encodes a value into the slot, which must be empty.
  @inline(__always)
  package func encode<Value: Encodable>(_ value: borrowing Value) throws {
    try state.encode(value, into: cell) { path }
  }

  /// Not inlined, so that the element is borrowed instead of copied.
  @inline(never)
  func addElement<Value: Encodable>(_ value: borrowing Value, _ index: Int) throws {
    try state.addMember(value, 0, to: cell) { state.paths.appending(index: index, to: path) }
  }

  /// The key is data rather than a field name, so it can be any string.
  func addEntry<Value: Encodable>(_ value: borrowing Value, _ key: String) throws {
    let offset = state.draft.keep(key)
    try state.addMember(value, offset &+ 1, to: cell) {
      state.paths.appending(CodingFieldKey(text: key), to: path)
    }
  }
}

extension DraftEncodingState {
  @inline(__always)
  fileprivate func set(_ cell: ValueDraft.Index, _ scalar: ValueDraft.Scalar) {
    draft.set(cell, scalar.kind, scalar.bits)
  }

  @inline(__always)
  package func scalar(_ value: Bool) -> ValueDraft.Scalar {
    ValueDraft.Scalar(kind: value ? .yes : .no)
  }

  @inline(__always)
  package func scalar(_ value: borrowing String) -> ValueDraft.Scalar {
    ValueDraft.Scalar(kind: .string, bits: UInt64(draft.keep(value)))
  }

  @inline(__always)
  package func scalar<Value: FixedWidthInteger>(_ value: Value) -> ValueDraft.Scalar {
    let isSigned = Value.isSigned || (Value.bitWidth < 64 && !rules.keepsUnsigned)
    return ValueDraft.Scalar(
      kind: isSigned ? .signed : .unsigned, bits: UInt64(truncatingIfNeeded: value))
  }

  func wideScalar<Value: FixedWidthInteger>(
    _ value: Value, _ path: () -> CodingPaths.Path
  ) throws -> ValueDraft.Scalar {
    if let encodeWide = rules.encodeWide {
      if let value = Int64(exactly: value) { return scalar(value) }
      if let value = UInt64(exactly: value) { return scalar(value) }
      let magnitude = UInt128(truncatingIfNeeded: value.magnitude)
      if let bytes = encodeWide(attachment, value < 0, magnitude) {
        return ValueDraft.Scalar(
          kind: .text, bits: UInt64(withCursor(over: bytes) { draft.keep($0) }))
      }
    }
    throw EncodingError.invalidValue(
      value,
      EncodingError.Context(
        codingPath: codingPath(path()),
        debugDescription: "The format can't represent an integer of \(Value.bitWidth) bits."))
  }

  @inline(__always)
  package func scalar(_ value: Double) -> ValueDraft.Scalar {
    ValueDraft.Scalar(kind: .double, bits: value.bitPattern)
  }

  @inline(__always)
  package func scalar(_ value: Float) -> ValueDraft.Scalar {
    if !rules.keepsSingles { return scalar(Double(value)) }
    return ValueDraft.Scalar(kind: .single, bits: UInt64(value.bitPattern))
  }
}

extension DraftEncodingState {
  /// `key` is one plus the offset of the value's key, or 0 for an array element.
  ///
  /// The value is removed if it can't be encoded.
  @inline(__always)
  func addMember<Value: Encodable>(
    _ value: borrowing Value, _ key: UInt32, to container: ValueDraft.Index,
    path: () -> CodingPaths.Path
  ) throws {
    let child = draft.beginChild(of: container, key: key)
    do {
      try encode(value, into: child, path: path)
    } catch {
      draft.drop(child)
      throw error
    }
    draft.complete(child, in: container)
  }

  @inline(__always)
  package func encode<Value: Encodable>(
    _ value: borrowing Value, into cell: ValueDraft.Index, path: () -> CodingPaths.Path
  ) throws {
    switch family.encoding(of: Value.self) {
    case .standard:
      encodedType.value = ObjectIdentifier(Value.self)
      try value.encode(
        to: DraftEncoder(slot: DraftSlot(self, cell, path())))
    case .string: withSameType(value, as: String.self) { set(cell, scalar($0)) }
    case .int: withSameType(value, as: Int.self) { set(cell, scalar($0)) }
    case .double: withSameType(value, as: Double.self) { set(cell, scalar($0)) }
    case .bool: withSameType(value, as: Bool.self) { set(cell, scalar($0)) }
    case .doubles: withSameType(value, as: [Double].self) { encode($0, into: cell) { scalar($0) } }
    case .ints: withSameType(value, as: [Int].self) { encode($0, into: cell) { scalar($0) } }
    case .strings: withSameType(value, as: [String].self) { encode($0, into: cell) }
    case .date(let date): encode(value, asDate: date, into: cell)
    case .data(let data): encode(value, asData: data, into: cell)
    case .container(let container):
      try container.encode(erased: value, into: DraftSlot(self, cell, path()))
    case .special(let special): try special.encode(value, into: DraftSlot(self, cell, path()))
    }
  }

  @inline(__always)
  private func encode<Element>(
    _ elements: borrowing [Element], into cell: ValueDraft.Index,
    _ scalar: (Element) -> ValueDraft.Scalar
  ) {
    draft.set(cell, .array)
    draft.addChildren(elements, to: cell, scalar)
  }

  private func encode(_ elements: borrowing [String], into cell: ValueDraft.Index) {
    draft.set(cell, .array)
    for element in copy elements { _ = draft.addChild(scalar(element), to: cell) }
  }

  private func encode<Value, Date: FoundationDate>(
    _ value: borrowing Value, asDate type: Date.Type, into cell: ValueDraft.Index
  ) {
    withSameType(value, as: Date.self) { draft.set(cell, .date, $0.secondsSince2001.bitPattern) }
  }

  private func encode<Value, Data: FoundationData>(
    _ value: borrowing Value, asData type: Data.Type, into cell: ValueDraft.Index
  ) {
    withSameType(value, as: Data.self) { data in
      data.withBytesOfData { draft.set(cell, .data, UInt64(draft.keep($0))) }
    }
  }
}
