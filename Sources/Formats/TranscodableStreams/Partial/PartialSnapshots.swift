public import TranscodableCore
package import TranscodableJSON

/// A snapshot of a value, taken while its JSON is still arriving.
public struct PartialSnapshot<Value: PartiallyDecodable> {
  /// The partial value, or `nil` if nothing can be shown yet.
  public let partial: Value.Partial?
  /// The changes since the previous snapshot.
  public let changes: PartialJSONChanges
  /// The decoded value.
  ///
  /// The value is `nil` except in the last snapshot.
  public let value: Value?

  /// Whether this is the last snapshot, which contains the complete value.
  public var isComplete: Bool { value != nil }
}

extension PartialSnapshot where Value.Partial: PartialFields {
  /// Returns how much of a field has arrived.
  ///
  /// - Parameter field: A field of the partial value, such as `\.title`.
  /// - Returns: Whether the field is pending, partial or complete.
  public func state(of field: PartialKeyPath<Value.Partial>) -> PartialJSONState {
    partial?.state(of: field) ?? .pending
  }
}

extension PartialSnapshot: Sendable where Value: Sendable {}

extension AsyncSequence where Element: ByteSource {
  /// Decodes a value while its JSON arrives, and returns snapshots of it.
  ///
  /// ```swift
  /// for try await snapshot in deltas.partials(of: Recipe.self, every: .milliseconds(50)) {
  ///   show(snapshot.partial?.title, snapshot.state(of: \.title))
  /// }
  /// ```
  ///
  /// There is a snapshot for each piece that changes the value, and a final snapshot with the
  /// complete value. If you keep snapshots, the decoder must copy growing values. A longer interval
  /// reduces the number of copies.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - interval: The minimum time between two snapshots. The changes during an interval are part
  ///     of the next snapshot, which is created when another piece or the end arrives.
  ///   - settings: The settings for when numbers are shown, what may surround the value, and the
  ///     limits.
  /// - Returns: The snapshots. The sequence throws a `DecodingError`, as if the whole document were
  ///   decoded, or an error from the base sequence, and then ends.
  public func partials<Value: PartiallyDecodable>(
    of type: Value.Type, every interval: Duration = .zero,
    settings: PartialJSONSettings = PartialJSONSettings()
  ) -> PartialSnapshots<Self, Value> {
    PartialSnapshots(self, interval: interval, settings: settings, context: nil)
  }
}

/// An asynchronous sequence of snapshots of a value, taken as its JSON arrives.
///
/// Create it with `partials(of:every:settings:)` on an asynchronous sequence of pieces.
public struct PartialSnapshots<Base: AsyncSequence, Value: PartiallyDecodable>: AsyncSequence
where Base.Element: ByteSource {
  public typealias Element = PartialSnapshot<Value>
  public typealias Failure = any Error

  private let base: Base
  private let interval: Duration
  private let settings: PartialJSONSettings
  private let context: (any JSONReadingContext)?

  package init(
    _ base: Base, interval: Duration, settings: PartialJSONSettings,
    context: (any JSONReadingContext)?
  ) {
    self.base = base
    self.interval = interval
    self.settings = settings
    self.context = context
  }

  /// Creates an iterator.
  public func makeAsyncIterator() -> Iterator {
    Iterator(
      base.makeAsyncIterator(), interval: interval,
      PartialDecoder(Value.self, settings: settings, context: context))
  }

  /// An iterator over the snapshots.
  public struct Iterator: AsyncIteratorProtocol {
    /// Copies of an iterator share this decoder and its position.
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

    /// Returns the next snapshot, or `nil` at the end and after an error.
    public mutating func next() async throws -> PartialSnapshot<Value>? {
      try await next(isolation: #isolation)
    }

    /// Returns the next snapshot, or `nil` at the end and after an error.
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

    /// Returns whether the interval since the last snapshot has elapsed.
    ///
    /// If so, a new interval starts.
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
