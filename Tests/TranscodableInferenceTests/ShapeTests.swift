import Testing
import TranscodableCore
import TranscodableFoundation
import TranscodableInference
import TranscodableJSON

@Suite("Shapes")
struct ShapeTests {
  private let samples: [JSON] = [
    ["id": 1, "name": "a", "tags": []],
    ["id": 2.5, "name": nil, "owner": ["login": "x"]],
    ["id": 3, "tags": ["a", nil], "owner": ["login": "y", "url": "https://example.org/y"]],
    [1, "two", ["id": 1]], nil, true, "text",
  ]

  private func shape(_ samples: [JSON]) -> Shape {
    samples.reduce(into: Shape()) { $0.add($1) }
  }

  @Test func `merging is commutative and associative`() {
    let shapes = samples.map { Shape(of: $0) }
    for left in shapes {
      for right in shapes {
        #expect(left.merging(right) == right.merging(left))
        for third in shapes {
          #expect(left.merging(right).merging(third) == left.merging(right.merging(third)))
        }
      }
    }
  }

  @Test func `merging shapes equals adding samples`() {
    #expect(samples.map { Shape(of: $0) }.reduce(Shape()) { $0.merging($1) } == shape(samples))
  }

  @Test func `the empty shape is the identity of merging`() {
    let shape = shape(samples)
    #expect(shape.merging(Shape()) == shape && Shape().merging(shape) == shape)
  }

  @Test func `adding the same samples twice changes no type`() {
    let shape = shape(samples)
    let model = SwiftModel(of: shape, named: "Sample")
    #expect(SwiftModel(of: shape.merging(shape), named: "Sample").source() == model.source())
  }

  @Test func `a shape survives a round trip through JSON`() throws {
    let shape = shape(samples)
    let kept = try JSON.encode(shape)
    #expect(try JSON.decode(Shape.self, from: kept) == shape)
  }
}
