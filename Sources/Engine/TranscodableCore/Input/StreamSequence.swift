/// An asynchronous sequence of the elements that a stream creates from another sequence.
///
/// An element of the base sequence is requested only if the stream needs it to create the next
/// element, so a slow consumer slows down the source. A canceled task receives a
/// `CancellationError` instead of the next element. The sequence ends after an error.
public struct StreamSequence<Base: AsyncSequence, Stream: ~Copyable, Element>: AsyncSequence {
  public typealias Failure = any Error

  fileprivate let base: Base
  fileprivate let steps: Steps

  /// The functions that use a stream.
  fileprivate struct Steps {
    let make: () -> Stream
    let append: (inout Stream, Base.Element) throws -> Void
    let finish: (inout Stream) throws -> Void
    let next: (inout Stream) throws -> Element?
    let isEnd: (Base.Element) -> Bool
  }

  /// Creates a sequence.
  ///
  /// - Parameters:
  ///   - base: The sequence of the stream's input.
  ///   - stream: A function that creates the stream for an iterator.
  ///   - append: Passes an element of the base sequence to the stream.
  ///   - finish: Tells the stream that the base sequence has ended.
  ///   - next: Returns the next element, or `nil` if the stream needs more input.
  ///   - isEnd: Returns whether the sequence ends before an element of the base sequence.
  package init(
    _ base: Base, _ stream: @escaping () -> Stream,
    append: @escaping (inout Stream, Base.Element) throws -> Void,
    finish: @escaping (inout Stream) throws -> Void,
    next: @escaping (inout Stream) throws -> Element?,
    isEnd: @escaping (Base.Element) -> Bool = { _ in false }
  ) {
    self.base = base
    steps = Steps(make: stream, append: append, finish: finish, next: next, isEnd: isEnd)
  }

  /// Creates an iterator.
  public func makeAsyncIterator() -> Iterator { Iterator(self) }

  /// An iterator over the elements.
  ///
  /// Copies of an iterator share the stream and its position.
  public struct Iterator: AsyncIteratorProtocol {
    private final class Source {
      var stream: Stream
      var isComplete = false
      var hasEnded = false

      init(_ stream: consuming Stream) { self.stream = stream }
    }

    private var base: Base.AsyncIterator
    private let steps: Steps
    private let source: Source

    fileprivate init(_ sequence: StreamSequence) {
      base = sequence.base.makeAsyncIterator()
      steps = sequence.steps
      source = Source(steps.make())
    }

    package func withStream<Result>(_ body: (borrowing Stream) -> Result) -> Result {
      body(source.stream)
    }

    /// Returns the next element, or `nil` at the end and after an error.
    public mutating func next() async throws -> Element? {
      try await next(isolation: #isolation)
    }

    /// Returns the next element, or `nil` at the end and after an error.
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws -> Element? {
      if source.hasEnded { return nil }
      source.hasEnded = true
      while true {
        try Task.checkCancellation()
        if let element = try steps.next(&source.stream) {
          source.hasEnded = false
          return element
        }
        if source.isComplete { return nil }
        if let part = try await base.next(isolation: actor) {
          if steps.isEnd(part) { return nil }
          try steps.append(&source.stream, part)
        } else {
          source.isComplete = true
          try steps.finish(&source.stream)
        }
      }
    }
  }
}

// Unchecked because the compiler can't verify the stored functions, which capture only settings.
extension StreamSequence: @unchecked Sendable where Base: Sendable, Stream: ~Copyable {}

/// A stream that can skip documents that can't be decoded.
public protocol __SkippingStream: ~Copyable {
  var skipped: [CodingFailure] { get }
}

extension StreamSequence.Iterator where Stream: __SkippingStream & ~Copyable {
  /// The failures of the skipped documents.
  ///
  /// The list is empty if the settings pass skipped documents to a function.
  public var skipped: [CodingFailure] { withStream { $0.skipped } }
}
