internal import TranscodableBytes
internal import TranscodableCore

/// The state of an attempt to decode an untagged enum by trying its cases in order.
public struct __CaseAttempts: ~Copyable {
  enum Mode {
    case trying
    case leftToContainers
    case failedBefore
  }

  let start: JSONReader.RecoveryPoint
  let mode: Mode
  var canContinue: Bool
  let isNested: Bool
  /// Whether this value was tried before, as part of another case of an enclosing value.
  @usableFromInline var isRepeated: Bool
}

extension JSONReader {
  /// Starts trying the cases of an untagged enum.
  public mutating func __beginAttempts() -> __CaseAttempts {
    // The direct path can't be used if failures are collected, if events are recorded, or if errors
    // must state a reason.
    _ = cursor.skipBlanks()
    let isPlain = extras?.collector == nil && extras?.log == nil && !explainsAttempts
    let mode: __CaseAttempts.Mode =
      hasFailed ? .failedBefore : isPlain ? .trying : .leftToContainers
    let isNested = isAttempting
    var isRepeated = false
    if mode == .trying {
      isAttempting = true
      if isNested { isRepeated = attemptMemory.visit(offset) }
    }
    return __CaseAttempts(
      start: recoveryPoint, mode: mode, canContinue: mode == .trying, isNested: isNested,
      isRepeated: isRepeated)
  }

  /// Tries to read a value as one of the cases.
  @inlinable
  public mutating func __attempt<Value>(
    _ attempts: inout __CaseAttempts, _ read: (inout JSONReader) -> Value?
  ) -> Value? {
    guard begin(&attempts) else { return nil }
    if attempts.isRepeated, let value: Value = recall(&attempts) { return value }
    guard begin(&attempts), let value = read(&self), !hasFailed else { return nil }
    end(&attempts, value)
    return value
  }

  /// Moves back to the start of the value, or returns `false` if no other case should be tried.
  @usableFromInline
  mutating func begin(_ attempts: inout __CaseAttempts) -> Bool {
    if attempts.canContinue, hasFailed {
      endFailedAlternative()
      attempts.canContinue = rewind(to: attempts.start)
    }
    return attempts.canContinue
  }

  @usableFromInline
  mutating func end<Value>(_ attempts: inout __CaseAttempts, _ value: Value) {
    if attempts.isRepeated {
      attemptMemory.remember(.value(value, end: offset), at: site(of: Value.self, attempts))
    }
    endAttempts(isNested: attempts.isNested)
  }

  @usableFromInline @inline(never)
  mutating func recall<Value>(_ attempts: inout __CaseAttempts) -> Value? {
    switch attemptMemory.outcome(at: site(of: Value.self, attempts)) {
    case .value(let value as Value, let end?)?:
      cursor.move(to: cursor.at(end))
      endAttempts(isNested: attempts.isNested)
      return value
    case .failure?: attempts.canContinue = false
    default: break
    }
    return nil
  }

  /// Ends the attempts when no case has matched.
  public mutating func __endAttempts<Value: Decodable>(
    _ attempts: consuming __CaseAttempts, as type: Value.Type = Value.self
  ) -> Value? {
    switch attempts.mode {
    case .failedBefore: return nil
    case .leftToContainers: return explainStandard { try Value(from: $0) }
    case .trying: break
    }
    endFailedAlternative()
    endAttempts(isNested: attempts.isNested)
    if hasFailed, !rewind(to: attempts.start) { return nil }
    if !attempts.isNested, needsReasons { return explainStandard { try Value(from: $0) } }
    fail(.invalidValue, at: attempts.start.offset)
    if attempts.isNested {
      attemptMemory.remember(.failure(nil), at: site(of: type, attempts))
      attemptMemory.hasUnexplainedFailures = true
    }
    return nil
  }

  private func site(
    of type: any Any.Type, _ attempts: borrowing __CaseAttempts
  ) -> AttemptMemory.Site {
    let tags = extras?.tags ?? []
    return AttemptMemory.Site(
      type, at: attempts.start.offset,
      context: tags.isEmpty ? nil : Set(tags.map { "\($0.depth) \($0.key)" }))
  }
}

extension JSONReader {
  var explainsAttempts: Bool { document?.attemptMode == .explaining }

  var attemptMemory: AttemptMemory {
    mutating get {
      if let document { return document.sharedAttemptMemory }
      let extras = makeExtras()
      let memory = extras.attemptMemory ?? AttemptMemory()
      extras.attemptMemory = memory
      return memory
    }
  }

  private func endFailedAlternative() {
    (document?.attemptMemory ?? extras?.attemptMemory)?.endFailedAlternative()
  }

  private mutating func endAttempts(isNested: Bool) {
    isAttempting = isNested
    guard !isNested else { return }
    if let document {
      if document.attemptMode == .none { document.attemptMemory = nil }
    } else {
      extras?.attemptMemory = nil
    }
  }

  mutating func explainStandard<Value>(_ body: (any Swift.Decoder) throws -> Value) -> Value? {
    readStandard { document, entry, path in
      let mode = document.attemptMode
      if mode == .none { document.attemptMode = .explaining }
      defer {
        document.attemptMode = mode
        if mode == .none { document.attemptMemory = nil }
      }
      return try body(StandardDecoder(document: document, entry: entry, path: path))
    }
  }
}
