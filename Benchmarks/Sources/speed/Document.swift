import BenchmarkModels
import Foundation
import InventedDocuments
import KodableModels
import PlainModels

/// A named document and its models.
struct Document {
  /// The name in the table and of the file in a corpus.
  let name: String
  /// Whether the table includes the time of one call.
  let isSmall: Bool
  /// The bytes to use without a corpus.
  let ownBytes: () throws -> Data
  /// Whether a corpus contains the document.
  let isInCorpus: Bool
  /// Returns the checked trials of the selected contenders, Foundation's first.
  let trials: (_ bytes: Data, _ admits: (String) -> Bool) throws -> [Trial]

  // Inlined, so that contenders use concrete types as in a user's program.

  /// A document of a corpus, or one generated from its plain model and a shape.
  @inline(__always)
  init<Plain: Codable & Equatable, Attributed: AttributedModel>(
    _ name: String, plain: Plain.Type, attributed: Attributed.Type, shape: DocumentShape,
    isInCorpus: Bool = true
  ) {
    self.name = name
    isSmall = false
    self.isInCorpus = isInCorpus
    ownBytes = { try InventedDocument(shape: shape).bytes(of: Plain.self) }
    trials = Self.trials(of: name, plain, attributed)
  }

  /// A small constant document, timed per call.
  @inline(__always)
  init<Plain: Codable & Equatable, Attributed: AttributedModel>(
    _ name: String, plain: Plain.Type, attributed: Attributed.Type, text: String
  ) {
    self.name = name
    isSmall = true
    isInCorpus = false
    ownBytes = { Data(text.utf8) }
    trials = Self.trials(of: name, plain, attributed)
  }

  /// A small constant document, timed per call, with and without property wrappers.
  @inline(__always)
  init<
    Plain: Codable & Equatable, Attributed: AttributedModel, Wrapped: Codable & Equatable
  >(
    _ name: String, plain: Plain.Type, attributed: Attributed.Type, wrapped: Wrapped.Type,
    text: String
  ) {
    self.name = name
    isSmall = true
    isInCorpus = false
    ownBytes = { Data(text.utf8) }
    let others = Self.trials(of: name, plain, attributed)
    trials = { bytes, admits in
      let wrapped = Contender<Wrapped>.onWrappedModels.filter { admits($0.name) }
      return try others(bytes, admits) + wrapped.map { try $0.trial(on: bytes, of: name) }
    }
  }

  /// Whether the user's name for a document, with or without `.json`, matches.
  func isNamed(_ text: String) -> Bool { text == name || text == name + ".json" }

  @inline(__always)
  private static func trials<Plain: Codable & Equatable, Attributed: AttributedModel>(
    of name: String, _: Plain.Type, _: Attributed.Type
  ) -> (Data, (String) -> Bool) throws -> [Trial] {
    { bytes, admits in
      let plain = Contender<Plain>.onPlainModels.enumerated().filter { index, contender in
        index == 0 || admits(contender.name)
      }
      let attributed = Contender<Attributed>.onAttributedModels.filter { admits($0.name) }
      return try plain.map { try $0.element.trial(on: bytes, of: name) }
        + attributed.map { try $0.trial(on: bytes, of: name) }
        + UntypedParsing.trials(on: bytes, of: name, admits: admits)
        + SchemaValidation.trials(on: bytes, of: name, admits: admits)
        + PropertyListCoding.trials(of: Plain.self, on: bytes, of: name, admits: admits)
    }
  }
}

extension Document {
  /// All documents, in the order of the table.
  static var all: [Document] {
    [
      Document(
        "twitter", plain: PlainModels.SearchResult.self,
        attributed: BenchmarkModels.SearchResult.self, shape: .twitter),
      Document(
        "canada", plain: PlainModels.FeatureCollection.self,
        attributed: BenchmarkModels.FeatureCollection.self, shape: .canada),
      Document(
        "citm_catalog", plain: PlainModels.Catalog.self,
        attributed: BenchmarkModels.Catalog.self, shape: .citmCatalog),
      Document(
        "github_events", plain: [PlainModels.RepositoryEvent].self,
        attributed: [BenchmarkModels.RepositoryEvent].self, shape: .githubEvents),
      Document(
        "commit", plain: PlainModels.CommitAnswer.self,
        attributed: BenchmarkModels.CommitAnswer.self, wrapped: KodableModels.CommitAnswer.self,
        text: SampleTexts.commit),
    ] + extremes
  }

  /// Documents smaller and larger than a commit, and those that consist of strings, numbers, keys
  /// or nested objects.
  private static var extremes: [Document] {
    [
      Document(
        "account", plain: PlainModels.CommitAccount.self,
        attributed: BenchmarkModels.CommitAccount.self, text: SampleTexts.account),
      Document(
        "commits", plain: [PlainModels.CommitAnswer].self,
        attributed: [BenchmarkModels.CommitAnswer].self, text: SampleTexts.commits(9)),
      Document(
        "strings", plain: PlainModels.StringsDocument.self,
        attributed: BenchmarkModels.StringsDocument.self, shape: .strings, isInCorpus: false),
      Document(
        "numbers", plain: PlainModels.NumbersDocument.self,
        attributed: BenchmarkModels.NumbersDocument.self, shape: .numbers, isInCorpus: false),
      Document(
        "keys", plain: PlainModels.KeysDocument.self,
        attributed: BenchmarkModels.KeysDocument.self, shape: .keys, isInCorpus: false),
      Document(
        "nested", plain: PlainModels.NestedDocument.self,
        attributed: BenchmarkModels.NestedDocument.self, shape: .nested, isInCorpus: false),
    ]
  }

  /// The names of all contenders.
  static var contenders: [String] {
    Contender<PlainModels.CommitAnswer>.onPlainModels.map(\.name)
      + Contender<BenchmarkModels.CommitAnswer>.onAttributedModels.map(\.name)
      + Contender<KodableModels.CommitAnswer>.onWrappedModels.map(\.name)
      + UntypedParsing.contenders.dropFirst() + SchemaValidation.contenders.dropFirst()
  }
}
