/// What is kept beside types that were inferred, so that more samples can be added later.
package struct InferenceRecord: Sendable, Codable {
  /// The form of the record.
  package private(set) var version = 1
  /// The name of the type of a sample.
  package var name: String
  /// What is said about places by a person.
  package var hints: InferenceHints
  /// How the types are printed.
  package var options: SwiftModel.Options
  /// What was decided, and stays so.
  package var decisions: InferenceDecisions
  /// What all samples have in common.
  package var shape: Shape
  /// The types as they were printed.
  package var source: String

  /// Creates a record of samples.
  package init(
    named name: String, shape: Shape, hints: InferenceHints, options: SwiftModel.Options
  ) {
    self.name = name
    self.hints = hints
    self.options = options
    self.shape = shape
    decisions = InferenceDecisions()
    source = ""
  }

  /// The types as of now; what was decided earlier stays so.
  package mutating func update() -> SwiftModel {
    var all = decisions
    all.hints.maps += hints.maps
    all.hints.types.merge(hints.types) { $1 }
    let model = SwiftModel(of: shape, named: name, options: options, decisions: all)
    decisions = model.decisions
    source = model.source()
    return model
  }
}
