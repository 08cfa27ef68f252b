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
  ) -> StreamSequence<Self, PartialSnapshots<Value>, PartialSnapshot<Value>> {
    StreamSequence(self, interval: interval, settings: settings, context: nil)
  }
}

/// The state of a sequence of snapshots.
public struct PartialSnapshots<Value: PartiallyDecodable>: ~Copyable {
  private var decoder: PartialDecoder<Value>
  private var changes = PartialJSONChanges()
  private var value: Value?
  private let interval: Duration
  private var last: ContinuousClock.Instant?

  fileprivate init(_ decoder: consuming PartialDecoder<Value>, interval: Duration) {
    self.decoder = decoder
    self.interval = interval
  }

  fileprivate mutating func append(_ piece: some ByteSource) throws {
    changes.append(try decoder.append(piece))
  }

  fileprivate mutating func finish() throws { value = try decoder.finish() }

  fileprivate mutating func next() -> PartialSnapshot<Value>? {
    guard value != nil || (!changes.isEmpty && isTime()) else { return nil }
    defer { (changes, value) = (PartialJSONChanges(), nil) }
    return PartialSnapshot(partial: decoder.partial, changes: changes, value: value)
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
}

extension StreamSequence where Stream: ~Copyable {
  package init<Value>(
    _ base: Base, interval: Duration, settings: PartialJSONSettings,
    context: (any JSONReadingContext)?
  )
  where
    Base.Element: ByteSource, Stream == PartialSnapshots<Value>, Element == PartialSnapshot<Value>
  {
    self.init(
      base,
      {
        PartialSnapshots(
          PartialDecoder(Value.self, settings: settings, context: context), interval: interval)
      },
      append: { try $0.append($1) }, finish: { try $0.finish() }, next: { $0.next() })
  }
}
