/// The stages of decoding a value that has several alternatives.
package enum AttemptMode {
  /// No alternative is being attempted.
  case none
  /// An alternative is being attempted. Failures inside it need no reasons yet.
  case attempting
  /// No alternative matched, so the value is decoded again to collect the reasons. All types take
  /// the container path, so that each value is decoded only once.
  case explaining
}

/// The results of decoding values inside an alternative that is being attempted.
///
/// The next alternative often contains the same value, which may have alternatives itself. If
/// results weren't remembered, the time would grow exponentially with the depth.
package final class AttemptMemory {
  /// A type and the location at which a value of the type is decoded.
  package struct Site: Hashable {
    let type: ObjectIdentifier
    let location: Int
    /// The keys or tags of enclosing values in the same object, because they affect the result.
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
  /// The last location at which a value with alternatives was decoded.
  private var last = -1
  /// The last location, inside a failed alternative, at which a value with alternatives was
  /// decoded.
  private var lastOfFailed = -1
  /// Whether a failure was reported without giving its reasons.
  package var hasUnexplainedFailures = false

  package init() {}

  /// Records that a value with alternatives is decoded at a location.
  ///
  /// - Returns: Whether that has happened before, so that outcomes are worth remembering.
  package func visit(_ location: Int) -> Bool {
    last = max(last, location)
    return location <= lastOfFailed
  }

  /// Records that the current alternative failed.
  package func endFailedAlternative() { lastOfFailed = max(last, lastOfFailed) }

  package func outcome(at site: Site) -> Outcome? { outcomes[site] }

  package func remember(_ outcome: Outcome, at site: Site) { outcomes[site] = outcome }
}

extension Decoder {
  /// Decodes a value that has several alternatives.
  ///
  /// The results for nested values are remembered. If no alternative matches and reasons are
  /// missing, the outermost value with alternatives is decoded a second time.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nested values.
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
      // A value isn't remembered if reusing it would skip log events or the recording of requested
      // keys.
      if isRepeated, !isShared, log == nil { memory.remember(.value(value, end: 0), at: site) }
      return value
    } catch {
      memory.endFailedAlternative()
      memory.remember(.failure(error), at: site)
      throw error
    }
  }

  /// The remembered results of the current attempt, which are created when they are first needed.
  package var sharedAttemptMemory: AttemptMemory {
    if let attemptMemory { return attemptMemory }
    let memory = AttemptMemory()
    attemptMemory = memory
    return memory
  }
}
