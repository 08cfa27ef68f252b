#if canImport(Glibc)
  import CAllocator
#endif

/// Keeps freed memory in the process, so that page faults don't distort the times.
enum AllocatorTuning {
  /// Raises the thresholds of the C library, if it has any, for the whole process.
  static func apply() {
    #if canImport(Glibc)
      // Blocks below 32 MB, the maximum, come from the heap.
      mallopt(M_MMAP_THRESHOLD, 32 << 20)
      // The heap keeps up to 1 GB of free memory and grows by 64 MB at a time.
      mallopt(M_TRIM_THRESHOLD, 1 << 30)
      mallopt(M_TOP_PAD, 64 << 20)
    #endif
  }

  /// Returns free memory to the system, so that the size of the process is the memory in use.
  static func trim() {
    #if canImport(Glibc)
      _ = malloc_trim(0)
    #endif
  }
}
