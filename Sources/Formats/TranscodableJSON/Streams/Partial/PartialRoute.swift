internal import TranscodableBytes
internal import TranscodableCore

/// Makes a text of values that are told by their places.
struct PartialRoute: Sendable {
  /// A container that is open.
  private struct Level: Sendable {
    let isArray: Bool
    /// The key or index of its present child.
    var step: String
    /// The keys of all of its children, or their number.
    var keys: Set<String> = []
    var count = 1
  }

  private var levels: [Level] = []
  /// Whether the last value is a string that goes on.
  private var isInString = false
  private var hasStarted = false

  /// The text that a value adds.
  ///
  /// - Throws: A `DecodingError` if its place has been passed.
  mutating func text(
    of value: JSON, at pointer: JSON.Pointer, willContinue: Bool
  ) throws -> [UInt8] {
    var output = ByteOutput(capacity: 64)
    let steps = levels.map(\.step)
    if isInString, pointer.tokens == steps {
      guard case .string(let piece) = value else {
        throw error(pointer, "must be a string, because it continues one")
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

  /// The text that ends what is open.
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

  /// Goes to a place, which has to be after all others.
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
  /// Adds a value, or the next part of a string, that is told by its place.
  ///
  /// Some providers of language models send the arguments of a tool in this form instead of a text.
  ///
  /// ```swift
  /// try decoder.append(at: ["title"], "Panca", willContinue: true)
  /// try decoder.append(at: ["title"], "kes")
  /// try decoder.append(at: ["steps", "0"], "Whisk.")
  /// ```
  ///
  /// Places come in the order of a text: none is inside of a value that is there, and none in a container that has been
  /// left. What begins with the token `0` is an array. A decoder takes either pieces of text or values.
  ///
  /// - Parameters:
  ///   - pointer: The place.
  ///   - value: The value.
  ///   - willContinue: Whether more of it follows, if it is a string.
  /// - Returns: What it has changed.
  /// - Throws: A `DecodingError` if the place has been passed.
  @discardableResult
  public mutating func append(
    at pointer: JSON.Pointer, _ value: JSON, willContinue: Bool = false
  ) throws -> PartialJSONChanges {
    var route = route ?? PartialRoute()
    let text = try route.text(of: value, at: pointer, willContinue: willContinue)
    self.route = route
    return try append(text)
  }
}

extension JSON.PartialDecoder {
  /// Adds a value, or the next part of a string, that is told by its place, as the decoder of a type does.
  ///
  /// - Parameters:
  ///   - pointer: The place.
  ///   - value: The value.
  ///   - willContinue: Whether more of it follows, if it is a string.
  /// - Returns: What it has changed.
  /// - Throws: A `DecodingError` if the place has been passed.
  @discardableResult
  public mutating func append(
    at pointer: JSON.Pointer, _ value: JSON, willContinue: Bool = false
  ) throws -> PartialJSONChanges {
    try decoder.append(at: pointer, value, willContinue: willContinue)
  }
}
