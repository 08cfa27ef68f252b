/// How a value that may be one of several alternatives is decoded.
package enum AttemptMode {
  /// No alternative is being attempted.
  case none
  /// An alternative is being attempted, so failures inside it need no reasons.
  case attempting
  /// No alternative matched, and the reasons are being collected. Everything takes the container
  /// path, so that each value is decoded once.
  case explaining
}

/// The outcomes for values inside an alternative that is being attempted.
///
/// The next alternative often contains the same value, and so do the alternatives of that value.
/// Without a memory, the time would grow exponentially with the depth.
package final class AttemptMemory {
  /// A type and the location at which it is decoded.
  package struct Site: Hashable {
    let type: ObjectIdentifier
    let location: Int
    /// Keys or tags of enclosing values in the same object, which affect the outcome.
    let context: Set<String>?

    package init(_ type: any Any.Type, at location: Int, context: Set<String>? = nil) {
      (self.type, self.location, self.context) = (ObjectIdentifier(type), location, context)
    }
  }

  package enum Outcome {
    case value(Any, end: Int)
    case failure((any Error)?)
  }

  private var outcomes: [Site: Outcome] = [:]
  /// The last location at which alternatives were attempted.
  private var last = -1
  /// The last such location inside an alternative that failed.
  private var lastOfFailed = -1
  /// Whether a failure was reported without its reasons.
  package var hasUnexplainedFailures = false

  package init() {}

  /// Records that alternatives are attempted at a location.
  ///
  /// - Returns: Whether that has happened before, so that outcomes are worth remembering.
  package func visit(_ location: Int) -> Bool {
    last = max(last, location)
    return location <= lastOfFailed
  }

  /// Records that an alternative failed.
  package func endFailedAlternative() { lastOfFailed = max(last, lastOfFailed) }

  package func outcome(at site: Site) -> Outcome? { outcomes[site] }

  package func remember(_ outcome: Outcome, at site: Site) { outcomes[site] = outcome }
}

extension Decoder {
  /// Decodes a value that may be one of several alternatives.
  ///
  /// The outermost such value is decoded again if no alternative matches and reasons are missing.
  /// The outcomes for values inside it are remembered.
  ///
  /// - Complexity: O(*n*) in the number of values inside it.
  func attempting<Value>(_ type: any Any.Type, _ body: () throws -> Value) throws -> Value {
    guard let standard else { return try body() }
    let document = standard.document
    guard document.attemptMode == .none else {
      return try document.attempting(type, self, standard.entry, body)
    }
    document.attemptMode = .attempting
    defer {
      document.attemptMode = .none
      document.attemptMemory = nil
    }
    do {
      return try body()
    } catch {
      guard document.attemptMemory?.hasUnexplainedFailures ?? false else { throw error }
      document.attemptMode = .explaining
      document.attemptMemory = nil
      return try body()
    }
  }
}

extension StandardDocument {
  fileprivate func attempting<Value>(
    _ type: any Any.Type, _ decoder: any Decoder, _ entry: ValueTape.Entry,
    _ body: () throws -> Value
  ) throws -> Value {
    let memory = sharedAttemptMemory
    let isShared = decoder is any ForwardingDecoder
    let others = (decoder as? SharedObjectDecoder).map { $0.others ?? ["\0"] }
    let site = AttemptMemory.Site(type, at: Int(entry), context: others)
    let isRepeated = memory.visit(Int(entry))
    switch isRepeated ? memory.outcome(at: site) : nil {
    case .value(let value as Value, _)?: return value
    case .failure(let error?)?: throw error
    default: break
    }
    do {
      let value = try body()
      // Events of the value, and the keys that it requests, would be missing.
      if isRepeated, !isShared, log == nil { memory.remember(.value(value, end: 0), at: site) }
      return value
    } catch {
      memory.endFailedAlternative()
      memory.remember(.failure(error), at: site)
      throw error
    }
  }

  /// The memory of the current attempt.
  package var sharedAttemptMemory: AttemptMemory {
    if let attemptMemory { return attemptMemory }
    let memory = AttemptMemory()
    attemptMemory = memory
    return memory
  }
}
