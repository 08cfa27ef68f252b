internal import Foundation
internal import FuzzSupport

// Unchecked: libFuzzer calls the target on one thread.
private nonisolated(unsafe) let check = chosenCheck()

/// Called by libFuzzer for each document; returns -1 to keep a document out of the corpus.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  // SAFETY: libFuzzer keeps `count` bytes at `start` valid until this returns; they are copied.
  let data = unsafe Data(bytes: start, count: count)
  do {
    return unsafe try check(data) ? 0 : -1
  } catch {
    // libFuzzer treats the end of the process as a finding and saves the bytes.
    fatalError("\(error)")
  }
}
