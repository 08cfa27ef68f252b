internal import Foundation
internal import TranscodableChecking

/// Writes to a temporary file, and replaces the target with it when writing is complete.
///
/// Standard output, pipes and devices are written to directly. If a signal terminates the program,
/// the target stays unchanged.
final class AtomicFileWriter {
  let handle: FileHandle
  private let target: URL
  /// The temporary file, or nil if the target is written to directly.
  private let temporaryFile: URL?
  private let permissions: [FileAttributeKey: Any]?
  private var signals: [any DispatchSourceSignal] = []

  init(_ name: String) throws {
    target = URL(filePath: name).resolvingSymlinksInPath()
    let attributes = try? FileManager.default.attributesOfItem(atPath: target.path)
    permissions = attributes?.filter { $0.key == .posixPermissions }
    guard name != "-" else {
      (handle, temporaryFile) = (.standardOutput, nil)
      return
    }
    switch attributes?[.type] as? FileAttributeType ?? .typeRegular {
    case .typeCharacterSpecial, .typeSocket, .typeUnknown:
      (handle, temporaryFile) = (try FileHandle(forWritingTo: target), nil)
    case .typeDirectory:
      throw FileProblem.folder
    default:
      let temporaryFile = target.deletingLastPathComponent()
        .appending(path: ".\(target.lastPathComponent).\(UUID().uuidString)")
      try Data().write(to: temporaryFile, options: .withoutOverwriting)
      handle = try FileHandle(forWritingTo: temporaryFile)
      self.temporaryFile = temporaryFile
      try permit(temporaryFile)
      signals = Self.remove(temporaryFile, at: [SIGINT, SIGTERM])
    }
  }

  func commit() throws {
    guard let temporaryFile else { return }
    try handle.close()
    // In Swift 6.3.1, `FileManager.replaceItemAt` loses both files if the file system can't
    // exchange files.
    try Data(contentsOf: temporaryFile, options: .alwaysMapped).write(to: target, options: .atomic)
    try permit(target)
  }

  private func permit(_ file: URL) throws {
    try permissions.map { try FileManager.default.setAttributes($0, ofItemAtPath: file.path) }
  }

  deinit {
    signals.forEach { $0.cancel() }
    temporaryFile.map { try? FileManager.default.removeItem(at: $0) }
  }

  private static func remove(_ temporaryFile: URL, at signals: [Int32])
    -> [any DispatchSourceSignal]
  {
    signals.map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        try? FileManager.default.removeItem(at: temporaryFile)
        end(with: 128 + number)
      }
      source.resume()
      return source
    }
  }
}
