internal import Foundation
internal import FuzzSupport

/// Called by libFuzzer for each document.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  // SAFETY: libFuzzer keeps `count` bytes at `start` valid until this returns; they are copied.
  runCheck("fuzz-json-text", unsafe Data(bytes: start, count: count))
  return 0
}
