#if canImport(Glibc)
  import CAllocator
#endif

/// Keeps memory that was freed, so that no contender's time is that of the kernel's page tables.
enum AllocatorTuning {
  /// Raises the thresholds of the C library, where it has some; applies to the whole process.
  static func apply() {
    #if canImport(Glibc)
      // Blocks below 32 MB, the most one may ask for, come from the heap, not from the kernel.
      mallopt(M_MMAP_THRESHOLD, 32 << 20)
      // The heap is not given back below 1 GB, and grows by 64 MB at a time.
      mallopt(M_TRIM_THRESHOLD, 1 << 30)
      mallopt(M_TOP_PAD, 64 << 20)
    #endif
  }

  /// Gives back what was freed, so that the size of the process says what is in use.
  static func trim() {
    #if canImport(Glibc)
      _ = malloc_trim(0)
    #endif
  }
}
