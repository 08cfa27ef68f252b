internal import Foundation
internal import FuzzSupport

/// What libFuzzer calls with each document; -1 keeps a document out of the corpus.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  // SAFETY: libFuzzer lends `count` bytes at `start` until this returns; they are copied here.
  let data = unsafe Data(bytes: start, count: count)
  return checkEncoding(data) ? 0 : -1
}
