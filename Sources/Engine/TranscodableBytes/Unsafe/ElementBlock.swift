/// A buffer of elements that one task fills and another appends to an array.
///
/// Appending one array to another copies and retains the elements. Appending a block moves them.
@safe @usableFromInline
package final class ElementBlock<Element: Sendable>: Sequence, IteratorProtocol,
  @unchecked Sendable
{
  // Unchecked because the task that creates the block has finished using the buffer before another
  // task reads it.
  private var buffer: ElementBuffer<Element>

  package init(_ buffer: consuming ElementBuffer<Element>) { self.buffer = buffer }

  @usableFromInline package var underestimatedCount: Int { buffer.count }

  @usableFromInline
  package func next() -> Element? {
    var element: Element?
    // SAFETY: the memory is for one element, is only used here, and receives at most one element.
    unsafe withUnsafeTemporaryAllocation(of: Element.self, capacity: 1) { place in
      if unsafe buffer.moveFirst(to: place) == 1 { element = unsafe place.moveElement(from: 0) }
    }
    return element
  }

  /// Moves out as many elements as `target` has room for.
  @usableFromInline
  package func _copyContents(
    initializing target: UnsafeMutableBufferPointer<Element>
  ) -> (ElementBlock, Int) {
    // SAFETY: the caller provides uninitialized memory for elements.
    unsafe (self, buffer.moveFirst(to: target))
  }
}
