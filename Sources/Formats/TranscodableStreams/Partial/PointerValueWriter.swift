internal import TranscodableBytes
internal import TranscodableCore
public import TranscodableJSON

/// Assembles a JSON document from values and their pointers.
struct PointerValueWriter: Sendable {
  private struct Level: Sendable {
    let isArray: Bool
    var step: String
    var keys: Set<String> = []
    var count = 1
  }

  private var levels: [Level] = []
  private var isInString = false
  private var hasStarted = false

  /// Throws a `DecodingError` if the pointer precedes a value that has already been appended.
  mutating func text(
    of value: JSON, at pointer: JSON.Pointer, willContinue: Bool
  ) throws -> [UInt8] {
    var output = ByteOutput(capacity: 64)
    let steps = levels.map(\.step)
    if isInString, pointer.tokens == steps {
      guard case .string(let piece) = value else {
        throw error(pointer, "must be a string, because it continues a string")
      }
      Self.append(piece, to: &output)
    } else {
      endString(&output)
      try open(pointer, &output)
      if case .string(let piece) = value {
        output.append(0x22)
        isInString = true
        Self.append(piece, to: &output)
      } else {
        output.append(utf8: "\(value)")
      }
    }
    if !willContinue { endString(&output) }
    return output.bytes()
  }

  mutating func end() -> [UInt8] {
    var output = ByteOutput(capacity: 64)
    endString(&output)
    close(to: 0, &output)
    return output.bytes()
  }

  private mutating func endString(_ output: inout ByteOutput) {
    if isInString { output.append(0x22) }
    isInString = false
  }

  private mutating func close(to count: Int, _ output: inout ByteOutput) {
    while levels.count > count, let level = levels.popLast() {
      output.append(level.isArray ? 0x5D : 0x7D)
    }
  }

  /// Moves to a pointer.
  ///
  /// The pointer must come after all previous pointers.
  private mutating func open(_ pointer: JSON.Pointer, _ output: inout ByteOutput) throws {
    let tokens = pointer.tokens
    let common = zip(tokens, levels).prefix { $0 == $1.step }.count
    if hasStarted, common >= min(tokens.count, levels.count) {
      throw error(pointer, "already exists")
    }
    if hasStarted {
      close(to: common + 1, &output)
      let token = tokens[common]
      let level = levels[common]
      guard level.isArray ? token == String(level.count) : !level.keys.contains(token) else {
        throw error(pointer, "precedes a value that was already appended")
      }
      levels[common].step = token
      levels[common].count += 1
      levels[common].keys.insert(token)
      output.append(0x2C)
      if !level.isArray { Self.append(key: token, to: &output) }
    }
    for token in tokens.dropFirst(hasStarted ? common + 1 : 0) {
      let isArray = token == "0"
      levels.append(Level(isArray: isArray, step: token, keys: [token]))
      output.append(isArray ? 0x5B : 0x7B)
      if !isArray { Self.append(key: token, to: &output) }
    }
    hasStarted = true
  }

  private func error(_ pointer: JSON.Pointer, _ what: String) -> any Error {
    DecodingError(
      CodingFailure(.custom, in: nil, message: "The value at '\(pointer)' \(what)."))
  }

  private static func append(_ text: String, to output: inout ByteOutput) {
    let quoted = "\(JSON.string(text))"
    output.append(utf8: String(quoted.dropFirst().dropLast()))
  }

  private static func append(key: String, to output: inout ByteOutput) {
    output.append(utf8: "\(JSON.string(key)):")
  }
}

extension PartialDecoder {
  /// Appends a value, or the next part of a string, at a pointer.
  ///
  /// Some language model providers send tool arguments in this form instead of as JSON.
  ///
  /// ```swift
  /// try decoder.append(at: ["title"], "Panca", willContinue: true)
  /// try decoder.append(at: ["title"], "kes")
  /// try decoder.append(at: ["steps", "0"], "Whisk.")
  /// ```
  ///
  /// Pointers must be in document order. A pointer can't refer to a location inside a value that
  /// has already been appended, or inside a container that has ended. A container is an array if
  /// its first token is `0`. You can append either document pieces or values to a decoder, but not
  /// both.
  ///
  /// - Parameters:
  ///   - pointer: The location of the value.
  ///   - value: The value.
  ///   - willContinue: Whether more of the value follows, if it is a string.
  /// - Returns: The changes to the partial value.
  /// - Throws: A `DecodingError` if the pointer precedes a value that has already been appended.
  @discardableResult
  public mutating func append(
    at pointer: JSON.Pointer, _ value: JSON, willContinue: Bool = false
  ) throws -> PartialJSONChanges {
    var pointerWriter = pointerWriter ?? PointerValueWriter()
    let text = try pointerWriter.text(of: value, at: pointer, willContinue: willContinue)
    self.pointerWriter = pointerWriter
    return try append(text)
  }
}

extension JSON.PartialDecoder {
  /// Appends a value, or the next part of a string, at a pointer.
  ///
  /// See ``PartialDecoder`` for the required order of pointers.
  ///
  /// - Parameters:
  ///   - pointer: The location of the value.
  ///   - value: The value.
  ///   - willContinue: Whether more of the value follows, if it is a string.
  /// - Returns: The changes to the partial value.
  /// - Throws: A `DecodingError` if the pointer precedes a value that has already been appended.
  @discardableResult
  public mutating func append(
    at pointer: JSON.Pointer, _ value: JSON, willContinue: Bool = false
  ) throws -> PartialJSONChanges {
    try decoder.append(at: pointer, value, willContinue: willContinue)
  }
}
