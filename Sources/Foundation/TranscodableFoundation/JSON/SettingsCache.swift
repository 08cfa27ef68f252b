internal import TranscodableBytes

/// Caches a coder's settings until one of them changes.
///
/// Foundation takes a lock whenever a setting is read. The cache takes only one lock per call.
final class SettingsCache<Settings: Sendable>: Sendable {
  private let settings = Locked<Settings?>(nil)

  func value(_ read: () -> Settings) -> Settings {
    settings.withLock { settings in
      if let settings { return settings }
      // The settings are read while the lock is held, so that a concurrent setter invalidates the
      // result.
      let current = read()
      settings = current
      return current
    }
  }

  func invalidate() { settings.withLock { $0 = nil } }
}
