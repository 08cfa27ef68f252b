/// The state of an inference.
///
/// It is stored next to the generated file so that the file can be updated later.
package struct InferenceRecord: Sendable, Codable {
  /// The version of the file format.
  package private(set) var version = 1
  /// The name of the type that represents a sample.
  package var name: String
  /// The hints from the user.
  package var hints: InferenceHints
  /// The options for generating the types.
  package var options: SwiftModel.Options
  /// The decisions that later runs must preserve.
  package var decisions: InferenceDecisions
  /// The combined structure of all samples.
  package var shape: Shape
  /// The generated source.
  package var source: String

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

  /// Updates the record and returns a model that preserves earlier decisions.
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
