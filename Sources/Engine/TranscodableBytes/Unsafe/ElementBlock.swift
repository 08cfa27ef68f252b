/// A buffer of elements that one task fills and another one appends to an array, which takes them out.
///
/// Elements of an array are copied to another one, with a retain for each reference in them; these are moved.
@safe @usableFromInline
package final class ElementBlock<Element: Sendable>: Sequence, IteratorProtocol,
  @unchecked Sendable
{
  // Unchecked: the buffer is not used between the task that makes the block and the one that takes the elements out.
  private var buffer: ElementBuffer<Element>

  /// Creates a block with the elements of a buffer.
  package init(_ buffer: consuming ElementBuffer<Element>) { self.buffer = buffer }

  @usableFromInline package var underestimatedCount: Int { buffer.count }

  /// Takes out the first element.
  @usableFromInline
  package func next() -> Element? {
    var element: Element?
    // SAFETY: the pointer is to one place, which is only used here; it gets no more than one element.
    unsafe withUnsafeTemporaryAllocation(of: Element.self, capacity: 1) { place in
      if unsafe buffer.moveFirst(to: place) == 1 { element = unsafe place.moveElement(from: 0) }
    }
    return element
  }

  /// Takes out as many elements as there is room for.
  @usableFromInline
  package func _copyContents(
    initializing target: UnsafeMutableBufferPointer<Element>
  ) -> (ElementBlock, Int) {
    // SAFETY: the caller lends memory for its elements, none of which is initialized.
    unsafe (self, buffer.moveFirst(to: target))
  }
}
