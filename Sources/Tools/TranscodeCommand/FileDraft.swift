internal import Foundation

/// A file that is written beside another one, and takes its place once all of it is there.
///
/// What cannot be replaced, as standard output, a pipe or a device, is written to at once. A link
/// stays one, and the file that it leads to is replaced. The program may be ended meanwhile: the
/// file is as it was, and the draft goes.
final class FileDraft {
  /// Where the bytes are written.
  let handle: FileHandle
  private let target: URL
  /// Nil where bytes go to the target at once.
  private let draft: URL?
  /// Who may read the file, if it is there.
  private let permissions: [FileAttributeKey: Any]?
  private var signals: [any DispatchSourceSignal] = []

  /// Begins a file.
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

  /// Puts the file in its place.
  func commit() throws {
    guard let draft else { return }
    try handle.close()
    // `FileManager.replaceItemAt` of Swift 6.3.1 loses both files where a file system cannot
    // exchange them.
    try Data(contentsOf: draft, options: .alwaysMapped).write(to: target, options: .atomic)
    try permit(target)
  }

  /// Lets those read a file who could read the old one.
  private func permit(_ file: URL) throws {
    try permissions.map { try FileManager.default.setAttributes($0, ofItemAtPath: file.path) }
  }

  deinit {
    signals.forEach { $0.cancel() }
    draft.map { try? FileManager.default.removeItem(at: $0) }
  }

  /// Removes a draft before a signal ends the program.
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
