import Testing
import TranscodableBytes

@Suite struct ObjectPoolTests {
  final class Book {
    var readers = 0
    private let onEnd: () -> Void
    init(onEnd: @escaping () -> Void = {}) { self.onEnd = onEnd }
    deinit { onEnd() }
  }

  @Test func `an empty pool has no object to take`() {
    #expect(ObjectPool<Book>(capacity: 2).take() == nil)
  }

  @Test func `an object that was put into the pool is taken once`() {
    let pool = ObjectPool<Book>(capacity: 2)
    let book = Book()
    #expect(pool.put(book))
    #expect(pool.take() === book)
    #expect(pool.take() == nil)
  }

  @Test func `a full pool rejects an object and doesn't keep it alive`() {
    let pool = ObjectPool<Book>(capacity: 1)
    #expect(pool.put(Book()))
    var ended = 0
    do {
      let surplus = Book { ended += 1 }
      #expect(!pool.put(surplus))
    }
    #expect(ended == 1)
  }

  @Test func `at most one thread has an object at a time`() async {
    let pool = ObjectPool<Book>(capacity: 4)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<500 {
            let book = pool.take() ?? Book()
            book.readers += 1
            if book.readers != 1 { Issue.record("two threads have the same object") }
            book.readers -= 1
            _ = pool.put(book)
          }
        }
      }
    }
  }
}
