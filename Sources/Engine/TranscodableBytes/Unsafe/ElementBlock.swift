/// A buffer that one task fills with elements and another task appends to an array.
///
/// The elements of a block are moved, whereas the elements of an array would be copied.
@safe @usableFromInline
package final class ElementBlock<Element: Sendable>: Sequence, IteratorProtocol,
  @unchecked Sendable
{
  // Unchecked because the task that creates the block no longer uses the buffer by the time another
  // task reads it.
  private var buffer: ElementBuffer<Element>

  package init(_ buffer: consuming ElementBuffer<Element>) { self.buffer = buffer }

  @usableFromInline package var underestimatedCount: Int { buffer.count }

  @usableFromInline
  package func next() -> Element? {
    var element: Element?
    // SAFETY: the memory has room for one element. It is only used here, and at most one element is
    // moved into it.
    unsafe withUnsafeTemporaryAllocation(of: Element.self, capacity: 1) { position in
      if unsafe buffer.moveFirst(to: position) == 1 {
        element = unsafe position.moveElement(from: 0)
      }
    }
    return element
  }

  @usableFromInline
  package func _copyContents(
    initializing target: UnsafeMutableBufferPointer<Element>
  ) -> (ElementBlock, Int) {
    // SAFETY: the caller provides uninitialized memory for the elements.
    unsafe (self, buffer.moveFirst(to: target))
  }
}
