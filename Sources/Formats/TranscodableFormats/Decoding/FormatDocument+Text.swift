internal import TranscodableBytes
package import TranscodableCore

/// Which element of a repeated value is used where a scalar is required.
package enum RepeatedScalar: Sendable {
  case first, last, none

  var flags: ValueTape.Flags {
    switch self {
    case .first: FormatScalar.first
    case .last: FormatScalar.last
    case .none: FormatScalar.first | FormatScalar.last
    }
  }
}

// Text is converted to the kind of scalar that a type requires.
extension FormatDocument {
  package func isText(at entry: ValueTape.Entry, in document: StandardDocument) -> Bool {
    switch document.kind(entry) {
    case .string: document.flags(entry).contains(FormatScalar.text)
    case .null: document.flags(entry).contains(.emptyText)
    case .array: !document.flags(entry).isEmpty
    default: false
    }
  }

  package func string(at entry: ValueTape.Entry, in document: StandardDocument) -> String? {
    text(of: entry, in: document)
  }

  package func bool(at entry: ValueTape.Entry, in document: StandardDocument) -> Bool? {
    if document.kind(entry) == .null, document.flags(entry).contains(FormatScalar.true) {
      return true
    }
    return text(of: entry, in: document).flatMap { format.bool(fromText: $0) }
  }

  private func hasNullText(_ entry: ValueTape.Entry, _ document: StandardDocument) -> Bool {
    document.kind(entry) == .null && document.flags(entry).contains(FormatScalar.nullText)
  }

  /// Returns the bytes of a scalar without a kind, or `nil` for other values and for values that the
  /// document contains with escapes.
  @inline(__always)
  func plainText(at entry: ValueTape.Entry, in document: StandardDocument) -> ByteCursor? {
    let flags = document.flags(entry)
    guard document.kind(entry) == .string, flags.contains(FormatScalar.text),
      !flags.contains(FormatScalar.stored)
    else { return nil }
    return document.contents(entry).prefix(document.length(entry))
  }

  /// Returns a text, or `nil` if the value is of another kind.
  func text(of entry: ValueTape.Entry, in document: StandardDocument) -> String? {
    let flags = document.flags(entry)
    switch document.kind(entry) {
    case .string: return flags.contains(FormatScalar.text) ? document.readText(at: entry) : nil
    case .null:
      if flags.contains(.emptyText) { return "" }
      guard flags.contains(FormatScalar.nullText) else { return nil }
      return stored?.text(for: entry) ?? ""
    case .array:
      if flags.contains(FormatScalar.stored) { return stored?.text(for: entry) }
      return scalar(of: entry, document).flatMap { text(of: $0, in: document) }
    default: return nil
    }
  }

  /// Returns the element of a repeated value that is also a scalar.
  private func scalar(
    of array: ValueTape.Entry, _ document: StandardDocument
  ) -> ValueTape.Entry? {
    let flags = document.flags(array)
    let isFirst = flags.contains(FormatScalar.first)
    guard isFirst != flags.contains(FormatScalar.last) else { return nil }
    var scalar: ValueTape.Entry?
    document.forEachElement(of: array) { element in
      if scalar == nil || !isFirst { scalar = element }
    }
    return scalar
  }

  /// Returns a text, or throws if a repeated value has no scalar.
  func requiredText(
    of entry: ValueTape.Entry, _ type: any Any.Type, _ path: CodingPaths.Path,
    in document: StandardDocument
  ) throws -> String? {
    if isRefused(entry, document) {
      throw mismatch(type, at: entry, path, in: document)
    }
    return hasNullText(entry, document) ? nil : text(of: entry, in: document)
  }

  func textNumber<Value>(
    _ type: Value.Type, at entry: ValueTape.Entry, _ path: CodingPaths.Path,
    in document: StandardDocument, _ convert: (String) -> Value?
  ) throws -> Value {
    guard let text = text(of: entry, in: document) else {
      throw mismatch(type, at: entry, path, in: document)
    }
    if let value = convert(text) { return value }
    throw TextNumber.isNumber(text)
      ? error(
        .numberOutOfRange, type, at: entry, path, in: document, expected: TypeName.of(type),
        found: "number \(text.prefix(40))")
      : mismatch(type, at: entry, path, in: document)
  }

  // MARK: - Failures

  private func isRefused(_ entry: ValueTape.Entry, _ document: StandardDocument) -> Bool {
    let flags = document.flags(entry)
    return document.kind(entry) == .array && flags.contains(FormatScalar.first)
      && flags.contains(FormatScalar.last)
  }

  func textMismatch(
    _ type: any Any.Type, at entry: ValueTape.Entry, _ path: CodingPaths.Path,
    in document: StandardDocument
  ) -> DecodingError? {
    if isRefused(entry, document) {
      return error(
        .duplicateKey, type, at: entry, path, in: document, expected: "one value",
        found: "\(document.count(entry)) values")
    }
    guard !hasNullText(entry, document), let text = text(of: entry, in: document) else {
      return nil
    }
    return error(
      .typeMismatch, type, at: entry, path, in: document, expected: TypeName.of(type),
      found: text.isEmpty ? "an empty string" : "\"\(text.prefix(40))\"")
  }

  func invalid(
    _ type: any Any.Type, _ text: String, at entry: ValueTape.Entry, _ path: CodingPaths.Path,
    in document: StandardDocument, expected: String
  ) -> DecodingError {
    error(
      .invalidValue, type, at: entry, path, in: document, expected: expected,
      found: "\"\(text.prefix(40))\"")
  }

  // MARK: - Containers

  package func container(
    _ kind: ValueTape.Kind, insteadOf entry: ValueTape.Entry, in document: StandardDocument
  ) -> ValueTape.Entry? {
    switch (kind, document.kind(entry)) {
    case (.array, .string), (.array, .null):
      guard isText(at: entry, in: document) || hasNullText(entry, document) else { return nil }
    case (.object, .array):
      guard document.flags(entry).contains(FormatScalar.indexed) else { return nil }
    default: return nil
    }
    if let known = stored?.containers[entry] { return known }
    let container =
      kind == .array ? array(of: entry, document) : object(of: entry, document)
    stored.update { $0.containers[entry] = container }
    return container
  }

  private func array(
    of text: ValueTape.Entry, _ document: StandardDocument
  ) -> ValueTape.Entry? {
    let isEmpty =
      document.kind(text) == .null && document.flags(text).contains(FormatScalar.emptyArray)
    let offset = document.offset(text)
    let end = document.next(text)
    return document.extendTape { tape in
      let array = tape.open(isObject: false, at: offset)
      if !isEmpty, tape.appendCopy(of: text..<end) == nil { return nil }
      tape.close(array, count: isEmpty ? 0 : 1, offset: offset)
      return tape.isFull ? nil : array
    }
  }

  private func object(
    of array: ValueTape.Entry, _ document: StandardDocument
  ) -> ValueTape.Entry? {
    var elements: [ValueTape.Entry] = []
    document.forEachElement(of: array) { elements.append($0) }
    let keys = stored?.keys(of: array)
    let (offset, end) = (document.offset(array), document.endOffset(array))
    let last = document.next(array)
    var copies: [(original: Range<ValueTape.Entry>, distance: ValueTape.Entry)] = []
    let object: ValueTape.Entry? = document.extendTape { tape in
      let object = tape.open(isObject: true, at: offset)
      for (index, element) in elements.enumerated() {
        let key = stored.update { $0.add("\(keys?[index] ?? index)") }
        tape.append(.string, at: offset, word: key, .unusual | FormatScalar.stored)
        let original = element..<(index + 1 < elements.count ? elements[index + 1] : last)
        guard let distance = tape.appendCopy(of: original) else { return nil }
        copies.append((original, distance))
      }
      tape.close(object, count: UInt32(truncatingIfNeeded: elements.count), offset: end)
      tape.mark(object, .unusual)
      return tape.isFull ? nil : object
    }
    if object != nil {
      stored.update { values in
        for (original, distance) in copies { values.copy(original, by: distance) }
      }
    }
    return object
  }
}
