import Foundation

/// The source of the documents.
enum Corpus {
  /// A folder of files that are named after their documents.
  case folder(URL)
  /// Generated documents, with the same bytes in every run.
  case generated

  /// Returns the bytes of a document.
  func bytes(of document: Document) throws -> Data {
    guard case .folder(let folder) = self, document.isInCorpus else {
      return try document.ownBytes()
    }
    let file = folder.appending(path: document.name + ".json")
    guard let bytes = try? Data(contentsOf: file) else { throw UnreadableFile(file: file) }
    return bytes
  }
}

/// A document that is missing from the corpus or unreadable.
struct UnreadableFile: Error, CustomStringConvertible {
  let file: URL

  var description: String {
    "cannot read \(file.path(percentEncoded: false)); without --corpus, documents are generated"
  }
}
