public import TranscodableCore

/// What there is of a value at a time while its text arrives.
public struct PartialSnapshot<Value: PartiallyDecodable> {
  /// What there is of the value; nil if nothing can be shown.
  public let partial: Value.Partial?
  /// What has changed since the snapshot before.
  public let changes: PartialJSONChanges
  /// The value, in the last snapshot.
  public let value: Value?

  /// Whether the text has ended, and the value is there.
  public var isComplete: Bool { value != nil }
}

extension PartialSnapshot where Value.Partial: PartialFields {
  /// How far a field has come.
  ///
  /// - Parameter field: A field of what is shown: `\.title`.
  /// - Returns: Whether it has begun, and whether it is complete.
  public func state(of field: PartialKeyPath<Value.Partial>) -> PartialJSONState {
    partial?.state(of: field) ?? .pending
  }
}

extension PartialSnapshot: Sendable where Value: Sendable {}

extension AsyncSequence where Element: ByteSource {
  /// Shows a value while its text arrives.
  ///
  /// ```swift
  /// for try await snapshot in deltas.partials(of: Recipe.self, every: .milliseconds(50)) {
  ///   show(snapshot.partial?.title, snapshot.state(of: \.title))
  /// }
  /// ```
  ///
  /// There is a snapshot for each piece that changes something, and a last one with the whole value. A consumer that keeps
  /// snapshots makes the decoder copy what grows; fewer snapshots are fewer copies.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - interval: The time between two snapshots at least. What changes in between is in the next one, which is
  ///     made when another piece or the end has come.
  ///   - settings: When numbers are shown, what may be around the value, and its limits.
  /// - Returns: The snapshots. The sequence throws the `DecodingError` of decoding the whole text, and what this
  ///   sequence throws, and ends then.
  public func partials<Value: PartiallyDecodable>(
    of type: Value.Type, every interval: Duration = .zero,
    settings: PartialJSONSettings = PartialJSONSettings()
  ) -> PartialSnapshots<Self, Value> {
    PartialSnapshots(self, interval: interval, settings: settings, context: nil)
  }
}

/// What there is of a value, again and again while its text arrives.
///
/// `partials(of:every:settings:)` makes it of an asynchronous sequence of pieces.
public struct PartialSnapshots<Base: AsyncSequence, Value: PartiallyDecodable>: AsyncSequence
where Base.Element: ByteSource {
  public typealias Element = PartialSnapshot<Value>
  public typealias Failure = any Error

  private let base: Base
  private let interval: Duration
  private let settings: PartialJSONSettings
  private let context: (any JSONReadingContext)?

  /// Creates the snapshots that a coder makes of pieces.
  package init(
    _ base: Base, interval: Duration, settings: PartialJSONSettings,
    context: (any JSONReadingContext)?
  ) {
    self.base = base
    self.interval = interval
    self.settings = settings
    self.context = context
  }

  /// Starts to read.
  public func makeAsyncIterator() -> Iterator {
    Iterator(
      base.makeAsyncIterator(), interval: interval,
      PartialDecoder(Value.self, settings: settings, context: context))
  }

  /// Makes one snapshot after the other.
  public struct Iterator: AsyncIteratorProtocol {
    /// A decoder that is owned by one iterator, and by the copies of it, which share their place.
    private final class Source {
      var decoder: PartialDecoder<Value>
      var changes = PartialJSONChanges()

      init(_ decoder: consuming PartialDecoder<Value>) { self.decoder = decoder }
    }

    private var base: Base.AsyncIterator
    private let interval: Duration
    private let source: Source
    private var last: ContinuousClock.Instant?
    private var hasEnded = false

    fileprivate init(
      _ base: Base.AsyncIterator, interval: Duration, _ decoder: consuming PartialDecoder<Value>
    ) {
      self.base = base
      self.interval = interval
      source = Source(decoder)
    }

    /// The next snapshot, nil at the end and after an error.
    public mutating func next() async throws -> PartialSnapshot<Value>? {
      try await next(isolation: #isolation)
    }

    /// The next snapshot, nil at the end and after an error.
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws -> PartialSnapshot<Value>? {
      if hasEnded { return nil }
      do {
        while true {
          try Task.checkCancellation()
          guard let piece = try await base.next(isolation: actor) else { break }
          source.changes.append(try source.decoder.append(piece))
          if !source.changes.isEmpty, isTime() { return snapshot(nil) }
        }
        hasEnded = true
        let value = try source.decoder.finish()
        return snapshot(value)
      } catch {
        hasEnded = true
        throw error
      }
    }

    /// Whether enough time has passed since the last snapshot, of which there is another one then.
    private mutating func isTime() -> Bool {
      if interval <= .zero { return true }
      let now = ContinuousClock.now
      if let last, last.duration(to: now) < interval { return false }
      last = now
      return true
    }

    private func snapshot(_ value: Value?) -> PartialSnapshot<Value> {
      defer { source.changes = PartialJSONChanges() }
      return PartialSnapshot(
        partial: source.decoder.partial, changes: source.changes, value: value)
    }
  }
}

extension PartialSnapshots: Sendable where Base: Sendable {}
