internal import TranscodableBytes

/// Caches a coder's settings until one of them changes.
///
/// Foundation takes a lock for each setting that is read; the cache takes only one per call.
final class SettingsCache<Settings: Sendable>: Sendable {
  private let settings = Locked<Settings?>(nil)

  /// Returns the cached settings, or reads and caches them.
  func value(_ read: () -> Settings) -> Settings {
    settings.withLock { settings in
      if let settings { return settings }
      // Read while locked, so that a concurrent setter invalidates the result.
      let current = read()
      settings = current
      return current
    }
  }

  func invalidate() { settings.withLock { $0 = nil } }
}
