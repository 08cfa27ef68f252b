internal import TranscodableBytes

/// Caches a coder's settings until one of them changes.
///
/// Foundation takes a lock for each setting that is read; the cache takes only one per call.
final class SettingsSnapshot<Settings: Sendable>: Sendable {
  private let settings = Locked<Settings?>(nil)

  /// Returns the cached settings, or reads and caches them.
  func value(_ read: () -> Settings) -> Settings {
    settings.withLock { settings in
      if let settings { return settings }
      // Read while locked, so that a concurrent setter invalidates the result.
      let present = read()
      settings = present
      return present
    }
  }

  func forget() { settings.withLock { $0 = nil } }
}
