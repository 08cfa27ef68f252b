internal import Foundation
internal import FuzzSupport

/// Called by libFuzzer for each document; returns -1 to keep a document out of the corpus.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  // SAFETY: libFuzzer keeps `count` bytes at `start` valid until this returns; they are copied.
  let data = unsafe Data(bytes: start, count: count)
  return checkRoundTrip(data) ? 0 : -1
}
