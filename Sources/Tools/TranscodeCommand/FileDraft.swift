internal import Foundation

/// A temporary file that replaces the target once it is complete.
///
/// Targets that can't be replaced, such as standard output, pipes and devices, are written
/// directly. If the target is a symbolic link, its destination is replaced. If the program is
/// terminated early, the target is unchanged and the temporary file is removed.
final class FileDraft {
  let handle: FileHandle
  private let target: URL
  /// The temporary file; nil if the target is written directly.
  private let draft: URL?
  /// The permissions of the existing target.
  private let permissions: [FileAttributeKey: Any]?
  private var signals: [any DispatchSourceSignal] = []

  init(_ name: String) throws {
    target = URL(filePath: name).resolvingSymlinksInPath()
    let attributes = try? FileManager.default.attributesOfItem(atPath: target.path)
    permissions = attributes?.filter { $0.key == .posixPermissions }
    guard name != "-" else {
      (handle, draft) = (.standardOutput, nil)
      return
    }
    switch attributes?[.type] as? FileAttributeType ?? .typeRegular {
    case .typeCharacterSpecial, .typeSocket, .typeUnknown:
      (handle, draft) = (try FileHandle(forWritingTo: target), nil)
    case .typeDirectory:
      throw CocoaError(.fileWriteInvalidFileName)
    default:
      let draft = target.deletingLastPathComponent()
        .appending(path: ".\(target.lastPathComponent).\(UUID().uuidString)")
      try Data().write(to: draft, options: .withoutOverwriting)
      handle = try FileHandle(forWritingTo: draft)
      self.draft = draft
      try permit(draft)
      signals = Self.remove(draft, at: [SIGINT, SIGTERM])
    }
  }

  /// Replaces the target.
  func commit() throws {
    guard let draft else { return }
    try handle.close()
    // In Swift 6.3.1, `FileManager.replaceItemAt` loses both files if the file system can't
    // exchange them.
    try Data(contentsOf: draft, options: .alwaysMapped).write(to: target, options: .atomic)
    try permit(target)
  }

  /// Copies the permissions of the existing target.
  private func permit(_ file: URL) throws {
    try permissions.map { try FileManager.default.setAttributes($0, ofItemAtPath: file.path) }
  }

  deinit {
    signals.forEach { $0.cancel() }
    draft.map { try? FileManager.default.removeItem(at: $0) }
  }

  /// Removes the temporary file before a signal terminates the program.
  private static func remove(_ draft: URL, at signals: [Int32]) -> [any DispatchSourceSignal] {
    signals.map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        try? FileManager.default.removeItem(at: draft)
        end(with: 128 + number)
      }
      source.resume()
      return source
    }
  }
}
