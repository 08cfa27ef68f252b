import Foundation

/// Where the documents come from.
enum Corpus {
  /// A folder of files, each named after its document.
  case folder(URL)
  /// Made up on the spot: the same bytes in every run.
  case generated

  /// The bytes of a document.
  func bytes(of document: Document) throws -> Data {
    guard case .folder(let folder) = self, document.isInCorpus else {
      return try document.ownBytes()
    }
    let file = folder.appending(path: document.name + ".json")
    guard let bytes = try? Data(contentsOf: file) else { throw UnreadableFile(file: file) }
    return bytes
  }
}

/// A corpus lacks a document, or it cannot be read.
struct UnreadableFile: Error, CustomStringConvertible {
  /// The file that was looked for.
  let file: URL

  var description: String {
    "cannot read \(file.path(percentEncoded: false)); without --corpus, documents are generated"
  }
}
