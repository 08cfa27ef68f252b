package import TranscodableJSON

/// The combined structure of samples, with the number of values of each kind at each location.
///
/// A shape's memory use depends on the structure of the samples, but not on their number.
package struct Shape: Sendable, Equatable, Codable {
  package private(set) var count = 0
  var nullCount = 0
  var boolCount = 0
  var numbers = NumberFacts()
  var strings: StringFacts?
  var arrayCount = 0
  var elements: [Shape] = []
  var objects: [ObjectFacts] = []
  var opaqueCount = 0

  static let maximumDepth = 128

  package init() {}

  package init(of value: JSON) { add(value) }

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

  /// The result doesn't depend on the order in which shapes are merged.
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

  package func merging(_ other: Shape) -> Shape {
    var result = self
    result.merge(other)
    return result
  }
}
