package import TranscodableJSON

/// What samples have in common: the kinds of their values, and, at every place, how often which of
/// them was seen.
///
/// A shape grows by samples and by other shapes, in whatever order, and needs the memory of what
/// the samples have in common:
///
/// ```swift
/// var shape = Shape()
/// for sample in samples { shape.add(sample) }
/// let model = SwiftModel(of: shape, named: "Release")
/// print(model.source())
/// ```
///
/// Shapes are `Codable`, so that one can be kept and fed with new samples later.
package struct Shape: Sendable, Equatable, Codable {
  /// How many values were seen here.
  package private(set) var count = 0
  var nullCount = 0
  var boolCount = 0
  var numbers = NumberFacts()
  var strings: StringFacts?
  var arrayCount = 0
  /// The elements of all arrays together: one shape, or none if all of them were empty.
  var elements: [Shape] = []
  /// The objects, none or one entry.
  var objects: [ObjectFacts] = []
  /// How many values were nested too deeply to be looked at.
  var opaqueCount = 0

  /// Beyond so many levels, values are not looked at.
  static let maximumDepth = 128

  /// Creates the shape of nothing, to which everything can be added.
  package init() {}

  /// Creates the shape of a value.
  /// - Complexity: O(*n*) in the size of the value.
  package init(of value: JSON) { add(value) }

  /// Adds a sample.
  package mutating func add(_ value: JSON) { add(value, depth: 0) }

  mutating func add(_ value: JSON, depth: Int) {
    count += 1
    switch value {
    case .null: nullCount += 1
    case .bool: boolCount += 1
    case .number(let number): numbers.add(number)
    case .string(let text):
      if strings == nil { strings = StringFacts() }
      strings?.add(text)
    case .array, .object:
      guard depth < Self.maximumDepth else {
        opaqueCount += 1
        return
      }
      addContainer(value, depth: depth + 1)
    }
  }

  private mutating func addContainer(_ value: JSON, depth: Int) {
    if case .object(let object) = value {
      if objects.isEmpty { objects.append(ObjectFacts()) }
      objects[0].add(object, depth: depth)
    } else if case .array(let values) = value {
      arrayCount += 1
      if elements.isEmpty, !values.isEmpty { elements.append(Shape()) }
      for element in values { elements[0].add(element, depth: depth) }
    }
  }

  /// Adds all samples that another shape has seen.
  ///
  /// The result does not depend on the order in which shapes are merged.
  package mutating func merge(_ other: Shape) {
    count += other.count
    nullCount += other.nullCount
    boolCount += other.boolCount
    numbers.merge(other.numbers)
    if let facts = other.strings {
      if strings == nil { strings = facts } else { strings?.merge(facts) }
    }
    arrayCount += other.arrayCount
    opaqueCount += other.opaqueCount
    if let element = other.elements.first {
      if elements.isEmpty { elements.append(element) } else { elements[0].merge(element) }
    }
    if let facts = other.objects.first {
      if objects.isEmpty { objects.append(facts) } else { objects[0].merge(facts) }
    }
  }

  /// The shape of the samples of both.
  package func merging(_ other: Shape) -> Shape {
    var result = self
    result.merge(other)
    return result
  }
}
