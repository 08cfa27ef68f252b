internal import TranscodableBytes
internal import TranscodableCore

extension PropertyList {
  /// Why a property list could not be written.
  public enum SerializationError: Error, Hashable, Sendable {
    /// The format is only read.
    case formatIsOnlyRead(Format)
    /// There is more than a document can hold.
    case tooLarge
    /// A string or a key has the character U+0000, which XML has no form for.
    case nullCharacter
  }

  /// Writes the property list.
  ///
  /// In binary, members are in order; in XML they are sorted by their keys, as Foundation sorts them.
  ///
  /// - Parameters:
  ///   - format: XML or binary.
  ///   - sortsKeys: Whether members are sorted in XML; otherwise they are in order there, too.
  /// - Returns: The document.
  /// - Throws: A ``SerializationError`` if the format is only read, if there is too much, or if a text
  ///   has no form in XML.
  public func serialized(as format: Format, sortsKeys: Bool = true) throws -> [UInt8] {
    if format == .openStep { throw SerializationError.formatIsOnlyRead(format) }
    var state = PropertyListEncodingState.take(format, userInfo: [:])
    defer { PropertyListEncodingState.end(&state) }
    state.fill(ValueDraft.root, with: self)
    if state.draft.isFull { throw SerializationError.tooLarge }
    do throws(CodingFailure) {
      return try state.write(sortsKeys: sortsKeys) { $0.bytes() }
    } catch {
      throw format == .xml ? SerializationError.nullCharacter : .tooLarge
    }
  }
}

extension PropertyListEncodingState {
  /// Puts a value into a cell that is empty.
  func fill(_ cell: ValueDraft.Index, with value: PropertyList) {
    let place = PropertyListPlace(self, cell, CodingPaths.empty)
    switch value {
    case .bool(let value): place.set(scalar(value))
    case .integer(let value): place.set(scalar(value))
    case .largeInteger(let value): place.set(scalar(value))
    case .real(let value): place.set(scalar(value))
    case .string(let value): place.set(scalar(value))
    case .date(let value): place.set(.date, value.secondsSince2001.bitPattern)
    case .data(let value):
      let kept = withCursor(over: value) { draft.keep($0) }
      place.set(.data, UInt64(kept))
    case .identifier(let value): fillIdentifier(place, value)
    case .array(let elements):
      place.set(.array)
      for element in elements { fill(draft.addChild(to: cell), with: element) }
    case .dictionary(let members):
      place.set(.dictionary)
      for (key, value) in members {
        fill(addMember(CodingFieldKey(stringValue: key), to: cell), with: value)
      }
    }
  }

  private func fillIdentifier(_ place: PropertyListPlace, _ value: UInt64) {
    guard format == .xml else { return place.set(.identifier, value) }
    place.set(.dictionary)
    let member = addMember(CodingFieldKey(stringValue: "CF$UID"), to: place.cell)
    PropertyListPlace(self, member, CodingPaths.empty).set(scalar(value))
  }
}
