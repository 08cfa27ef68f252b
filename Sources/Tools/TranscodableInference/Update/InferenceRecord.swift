/// The state of an inference run, stored next to the generated file for later updates.
package struct InferenceRecord: Sendable, Codable {
  package var name: String
  package var hints: InferenceHints
  package var options: SwiftModel.Options
  package var decisions: InferenceDecisions
  package var shape: Shape
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
