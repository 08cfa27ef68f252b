import Testing
import TranscodableInference
import TranscodableJSON
import TranscodableTestSupport

/// Random documents with a common structure.
private struct Family {
  private static let keys = [
    "id", "name", "user_id", "htmlURL", "created_at", "items", "type", "default", "self", "", "a.b",
    "children", "value", "next", "URL", "foo_bar", "fooBar", "1st",
  ]

  private indirect enum Form {
    case scalar(Int)
    case object([(key: String, form: Form, isRare: Bool)])
    case array(Form)
    case map(Form)
    case mixture([Form])
    case kinds([(tag: String, form: Form)])
  }

  private let form: Form

  init(using generator: inout SeededGenerator) {
    form = Self.form(depth: 3, using: &generator)
  }

  private static func form(depth: Int, using generator: inout SeededGenerator) -> Form {
    func next() -> Form { form(depth: depth - 1, using: &generator) }
    switch depth == 0 ? 0 : Int.random(in: 0..<9, using: &generator) {
    case 0...2: return .scalar(Int.random(in: 0..<10, using: &generator))
    case 3...4:
      let keys = keys.shuffled(using: &generator).prefix(Int.random(in: 0..<8, using: &generator))
      return .object(
        keys.map { ($0, next(), Int.random(in: 0..<3, using: &generator) == 0) })
    case 5: return .array(next())
    case 6: return .map(next())
    case 7: return .mixture([next(), next()])
    default: return .kinds([("text", next()), ("image", next())])
    }
  }

  func sample(using generator: inout SeededGenerator) -> JSON { sample(form, &generator) }

  private func sample(_ form: Form, _ generator: inout SeededGenerator) -> JSON {
    let number = Int.random(in: 0..<100, using: &generator)
    switch form {
    case .scalar(let kind): return scalar(kind, number)
    case .object(let members):
      let pairs = members.filter { !$0.isRare || Bool.random(using: &generator) }
        .map { ($0.key, sample($0.form, &generator)) }
      return .object(JSON.Object(pairs.map { (key: $0.0, value: $0.1) }))
    case .array(let form): return .array((0..<number % 4).map { _ in sample(form, &generator) })
    case .map(let form):
      let pairs = (0..<number % 4).map {
        (key: "\(number * 10 + $0)", value: sample(form, &generator))
      }
      return .object(JSON.Object(pairs))
    case .mixture(let forms): return sample(forms[number % forms.count], &generator)
    case .kinds(let kinds):
      let kind = kinds[number % kinds.count]
      var object: JSON.Object = ["kind": JSON(kind.tag)]
      object.merge(sample(kind.form, &generator).object ?? JSON.Object()) { mine, _ in mine }
      return .object(object)
    }
  }

  private func scalar(_ kind: Int, _ number: Int) -> JSON {
    switch kind {
    case 0: JSON(number)
    case 1: number % 2 == 0 ? JSON(number) : .number(JSON.Number("\(number).5") ?? 0)
    case 2: JSON(number % 2 == 0)
    case 3: nil
    case 4: number % 3 == 0 ? nil : "text \(number)"
    case 5: "2024-01-\(10 + number % 20)T10:00:00Z"
    case 6: "2024-01-\(10 + number % 20)"
    case 7: JSON(UInt64.max - UInt64(number))
    case 8: "https://example.org/\(number)"
    default: "text \(number % 3)"
    }
  }
}

@Suite("Models of random samples")
struct GeneratedFamilyTests {
  @Test(arguments: 0..<300)
  func `models accept every sample, in any order and after an update`(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let family = Family(using: &generator)
    var samples = (0..<6).map { _ in family.sample(using: &generator) }
    let model = Samples.model(of: samples) { $0.makesURLs = seed % 2 == 0 }
    for sample in samples { #expect(model.mismatches(in: sample).isEmpty, "seed \(seed)") }
    let source = model.source()
    for _ in 0..<3 {
      samples.shuffle(using: &generator)
      let other = Samples.model(of: samples) { $0.makesURLs = seed % 2 == 0 }
      #expect(other.source() == source, "seed \(seed)")
    }
    let parts = samples.map { Shape(of: $0) }
    #expect(
      parts.reduce(Shape()) { $0.merging($1) }
        == parts.reversed().reduce(Shape()) { $1.merging($0) })
    expectUpdate(samples, "seed \(seed)")
  }

  /// Updates the types inferred from half of the samples with the other half.
  private func expectUpdate(_ samples: [JSON], _ seed: Comment) {
    var record = InferenceRecord(
      named: "Sample", shape: samples.prefix(3).reduce(into: Shape()) { $0.add($1) },
      hints: InferenceHints(), options: SwiftModel.Options())
    let first = record.update()
    let base = record.source
    for sample in samples.dropFirst(3) { record.shape.add(sample) }
    let model = record.update()
    for sample in samples { #expect(model.mismatches(in: sample).isEmpty, seed) }
    let update = SourceUpdate(base: base, edited: base, generated: record.source)
    #expect(update.conflicts.isEmpty, seed)
    // Names are kept.
    for (place, name) in first.decisions.hints.types {
      #expect(model.decisions.hints.types[place] == name, seed)
    }
  }
}
