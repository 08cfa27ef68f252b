internal import TranscodableBytes
internal import TranscodableCore

extension PropertyList {
  /// An error that occurs while a property list is serialized.
  public enum SerializationError: Error, Hashable, Sendable {
    /// The format can be parsed but not written.
    case formatIsOnlyRead(Format)
    /// The document would have more objects than the format allows.
    case tooLarge
    /// A string or a key contains U+0000, which XML can't represent.
    case nullCharacter
  }

  /// Serializes the property list.
  ///
  /// In a binary document, members keep their order. In an XML document, members are sorted by key
  /// by default, as in Foundation's documents.
  ///
  /// - Parameters:
  ///   - format: The format, XML or binary.
  ///   - sortsKeys: Whether members are sorted in XML; otherwise they keep their order.
  /// - Returns: The document.
  /// - Throws: A ``SerializationError`` if the format can't be written, if the property list is too
  ///   large, or if XML can't represent a string.
  public func serialized(as format: Format, sortsKeys: Bool = true) throws -> [UInt8] {
    if format == .openStep { throw SerializationError.formatIsOnlyRead(format) }
    var state = DraftEncodingState.take(
      from: PropertyListWriting.family, DraftRules(format), userInfo: [:])
    defer { DraftEncodingState.end(&state) }
    state.fill(ValueDraft.root, with: self, isXML: format == .xml)
    if state.draft.isFull { throw SerializationError.tooLarge }
    do throws(CodingFailure) {
      return try state.write(as: format, sortsKeys: sortsKeys) { $0.bytes() }
    } catch {
      throw format == .xml ? SerializationError.nullCharacter : .tooLarge
    }
  }
}

extension DraftEncodingState {
  func fill(_ cell: ValueDraft.Index, with value: PropertyList, isXML: Bool) {
    struct Container {
      let cell: ValueDraft.Index
      let keys: [String]?
      let values: [PropertyList]
      var next = 0
    }
    // Uses an explicit stack, so that values can be nested to any depth.
    var containers: [Container] = []
    func open(_ cell: ValueDraft.Index, _ value: PropertyList) {
      let slot = DraftSlot(self, cell, CodingPaths.empty)
      switch value {
      case .array(let elements):
        slot.set(.array)
        containers.append(Container(cell: cell, keys: nil, values: elements))
      case .dictionary(let members):
        slot.set(.dictionary)
        containers.append(Container(cell: cell, keys: members.keys, values: members.values))
      default: fill(slot, with: value, isXML: isXML)
      }
    }
    open(cell, value)
    while let last = containers.indices.last {
      let index = containers[last].next
      guard index < containers[last].values.count else {
        containers.removeLast()
        continue
      }
      containers[last].next += 1
      let (outer, inner) = (containers[last].cell, containers[last].values[index])
      if let key = containers[last].keys?[index] {
        open(addMember(CodingFieldKey(stringValue: key), to: outer), inner)
      } else {
        open(draft.addChild(to: outer), inner)
      }
    }
  }

  private func fill(_ slot: DraftSlot, with scalar: PropertyList, isXML: Bool) {
    switch scalar {
    case .bool(let value): slot.set(self.scalar(value))
    case .integer(let value): slot.set(self.scalar(value))
    case .largeInteger(let value): slot.set(self.scalar(value))
    case .real(let value): slot.set(self.scalar(value))
    case .string(let value): slot.set(self.scalar(value))
    case .date(let value): slot.set(.date, value.secondsSince2001.bitPattern)
    case .data(let value):
      let kept = withCursor(over: value) { draft.keep($0) }
      slot.set(.data, UInt64(kept))
    case .identifier(let value): fillIdentifier(slot, value, isXML)
    case .array, .dictionary: break
    }
  }

  private func fillIdentifier(_ slot: DraftSlot, _ value: UInt64, _ isXML: Bool) {
    guard isXML else { return slot.set(.identifier, value) }
    slot.set(.dictionary)
    let member = addMember(CodingFieldKey(stringValue: "CF$UID"), to: slot.cell)
    DraftSlot(self, member, CodingPaths.empty).set(scalar(value))
  }
}
