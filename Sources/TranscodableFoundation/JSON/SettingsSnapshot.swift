internal import Foundation

/// What a coder is set to, kept from call to call until something is set anew.
///
/// Foundation takes a lock for each setting that is read: a snapshot of all of them takes one for a call.
final class SettingsSnapshot<Settings: Sendable>: @unchecked Sendable {
  // Unchecked: the settings are looked at and changed under the lock only. It is not a `Mutex`, since Thread Sanitizer
  // does not see into those of Linux and would report each use of a coder by two threads.
  private let lock = NSLock()
  private var settings: Settings?

  /// The settings, which `read` reads if they are not known.
  func value(_ read: () -> Settings) -> Settings {
    lock.lock()
    defer { lock.unlock() }
    if let settings { return settings }
    // Read under the lock, so that a setter that comes in between forgets it again.
    let present = read()
    settings = present
    return present
  }

  /// Forgets the settings, because one of them has changed.
  func forget() {
    lock.lock()
    defer { lock.unlock() }
    settings = nil
  }
}
