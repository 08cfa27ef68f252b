internal import SwiftSyntax
internal import TranscodableMacroModel

/// How another package's attributes affect a type.
struct PackageType {
  var sides: CodingSides
  var fields: [PackageField] = []
  var cases: CaseFacts?
  /// Whether the type is an enum that is encoded as its raw value.
  var isRaw = false
  var otherAttributes: [String] = []
  var container: [String] = []
  var differences: [String] = []

  /// The coding behavior, with paths grouped into objects as in the code that the macro generates.
  var facts: CodingFacts {
    let decoded = Self.steps(fields, at: \.decodedPath) { field in
      field.isFlattened ? .members(of: field.name) : field.decoded.map { .field($0) }
    }
    let encoded = Self.steps(fields, at: \.encodedPath) { field in
      field.isFlattened ? .members(of: field.name) : field.encoded.map { .field($0) }
    }
    return CodingFacts(
      layout: isRaw ? .rawValue(unknown: nil) : cases.map { .cases($0) } ?? .object,
      decoded: sides.contains(.decode) ? decoded : nil,
      encoded: sides.contains(.encode) ? encoded : nil)
  }

  private static func steps(
    _ fields: [PackageField], at path: (PackageField) -> [String]?,
    _ step: (PackageField) -> CodingFacts.Step?
  ) -> [CodingFacts.Step] {
    let root = ObjectTree()
    for field in fields {
      guard let step = step(field) else { continue }
      root.add(
        step, inside: field.isFlattened ? [] : (path(field) ?? []).dropLast(),
        isRequired: field.missing == .failure && field.decodedPath != nil)
    }
    return root.steps([])
  }
}

/// A tree of nested objects, each at the position of its first field.
private final class ObjectTree {
  private enum Member {
    case step(CodingFacts.Step)
    case object(String, ObjectTree)
  }
  private var members: [Member] = []
  private var isRequired = false

  func add(_ step: CodingFacts.Step, inside keys: ArraySlice<String>, isRequired: Bool) {
    self.isRequired = self.isRequired || isRequired
    guard let key = keys.first else {
      members.append(.step(step))
      return
    }
    for case .object(key, let object) in members {
      return object.add(step, inside: keys.dropFirst(), isRequired: isRequired)
    }
    let object = ObjectTree()
    members.append(.object(key, object))
    object.add(step, inside: keys.dropFirst(), isRequired: isRequired)
  }

  func steps(_ path: [String]) -> [CodingFacts.Step] {
    members.flatMap { member -> [CodingFacts.Step] in
      switch member {
      case .step(let step): [step]
      case .object(let key, let object):
        [.object(path: path + [key], isRequired: object.isRequired)] + object.steps(path + [key])
      }
    }
  }
}
