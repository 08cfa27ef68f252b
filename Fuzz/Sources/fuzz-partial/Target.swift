internal import Foundation
internal import FuzzSupport

/// What libFuzzer calls with each document.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  // SAFETY: libFuzzer lends `count` bytes at `start` until this returns; they are copied here.
  runCheck("fuzz-partial", unsafe Data(bytes: start, count: count))
  return 0
}
