public import TranscodableJSON

extension JSON {
  /// The bytes of an asynchronous sequence, grouped into chunks that end where a document or a line
  /// may end.
  public struct ByteChunks<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
    public typealias Element = [UInt8]
    public typealias Failure = any Error

    private static var maximumCount: Int { 4096 }

    private let base: Base
    private let endsChunk: @Sendable (UInt8) -> Bool

    package init(_ base: Base, endingAfter endsChunk: @escaping @Sendable (UInt8) -> Bool) {
      self.base = base
      self.endsChunk = endsChunk
    }

    @usableFromInline
    package init(_ base: Base, framing: JSONFraming) {
      self.init(base, endingAfter: framing.mayEndDocument)
    }

    /// Creates an iterator.
    public func makeAsyncIterator() -> Iterator {
      Iterator(base: base.makeAsyncIterator(), endsChunk: endsChunk)
    }

    /// An iterator over the chunks.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var base: Base.AsyncIterator
      fileprivate let endsChunk: @Sendable (UInt8) -> Bool

      /// Returns the next chunk, or `nil` at the end.
      public mutating func next() async throws -> [UInt8]? {
        try await next(isolation: #isolation)
      }

      /// Returns the next chunk, or `nil` at the end.
      public mutating func next(
        isolation actor: isolated (any Actor)?
      ) async throws -> [UInt8]? {
        var chunk: [UInt8] = []
        while let byte = try await base.next(isolation: actor) {
          chunk.append(byte)
          if endsChunk(byte) || chunk.count == ByteChunks.maximumCount { break }
        }
        return chunk.isEmpty ? nil : chunk
      }
    }
  }
}

extension JSON.ByteChunks: Sendable where Base: Sendable {}
