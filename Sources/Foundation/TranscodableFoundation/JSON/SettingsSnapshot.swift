internal import TranscodableBytes

/// What a coder is set to, kept from call to call until something is set anew.
///
/// Foundation takes a lock for each setting that is read: a snapshot of all of them takes one for a call.
final class SettingsSnapshot<Settings: Sendable>: Sendable {
  private let settings = Locked<Settings?>(nil)

  /// The settings, which `read` reads if they are not known.
  func value(_ read: () -> Settings) -> Settings {
    settings.withLock { settings in
      if let settings { return settings }
      // Read under the lock, so that a setter that comes in between forgets it again.
      let present = read()
      settings = present
      return present
    }
  }

  /// Forgets the settings, because one of them has changed.
  func forget() { settings.withLock { $0 = nil } }
}
