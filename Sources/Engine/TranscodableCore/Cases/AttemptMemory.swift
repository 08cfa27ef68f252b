/// The stages of decoding a value that has several alternatives.
package enum AttemptMode {
  case none
  case attempting
  /// No alternative matched, so the value is decoded again to collect the reasons.
  case explaining
}

/// The results of decoding values inside an alternative that is being attempted.
///
/// Without these results, the decoding time would grow exponentially with the nesting depth.
package final class AttemptMemory {
  package struct Site: Hashable {
    let type: ObjectIdentifier
    let location: Int
    /// The keys or tags of enclosing values that share the same object.
    ///
    /// The outcome depends on them.
    let context: Set<String>?

    package init(_ type: any Any.Type, at location: Int, context: Set<String>? = nil) {
      (self.type, self.location, self.context) = (ObjectIdentifier(type), location, context)
    }
  }

  package enum Outcome {
    /// A value, and the end of its JSON if the direct path has read it.
    case value(Any, end: Int?)
    /// A failure. Its reason is unknown if the direct path has failed.
    case failure((any Error)?)
  }

  private var outcomes: [Site: Outcome] = [:]
  private var last = -1
  private var lastOfFailed = -1
  package var hasUnexplainedFailures = false

  package init() {}

  /// Records a visit to `location`, and returns whether a failed alternative has visited it before.
  package func visit(_ location: Int) -> Bool {
    last = max(last, location)
    return location <= lastOfFailed
  }

  package func endFailedAlternative() { lastOfFailed = max(last, lastOfFailed) }

  package func outcome(at site: Site) -> Outcome? { outcomes[site] }

  package func remember(_ outcome: Outcome, at site: Site) { outcomes[site] = outcome }
}

extension Decoder {
  /// Decodes a value that has several alternatives, in O(*n*) for *n* nested values.
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
    let location = format.attemptLocation(of: entry, in: self)
    let site = AttemptMemory.Site(type, at: location, context: others)
    let isRepeated = memory.visit(location)
    switch isRepeated ? memory.outcome(at: site) : nil {
    case .value(let value as Value, _)?: return value
    case .failure(let error?)?: throw error
    case .failure(nil)? where attemptMode == .attempting:
      throw DecodingError.noCase(of: type, [], names: [], in: decoder)
    default: break
    }
    do {
      let value = try body()
      // A value isn't remembered if reusing it would lose log events or records of requested keys.
      if isRepeated, !isShared, log == nil { memory.remember(.value(value, end: nil), at: site) }
      return value
    } catch {
      memory.endFailedAlternative()
      memory.remember(.failure(error), at: site)
      throw error
    }
  }

  package var sharedAttemptMemory: AttemptMemory {
    if let attemptMemory { return attemptMemory }
    let memory = AttemptMemory()
    attemptMemory = memory
    return memory
  }
}
