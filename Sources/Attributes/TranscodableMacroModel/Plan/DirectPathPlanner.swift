import SwiftSyntax

/// Decides whether a type can be encoded and decoded directly as JSON.
///
/// All keys must be known at compile time and must not contain NUL, which separates keys. The types
/// of all fields must be known, and no field may be inside `#if`.
struct DirectPathPlanner {
  struct Blocker {
    let sides: CodingSides
    let origin: Syntax
  }

  let type: TypeModel

  var sides: CodingSides {
    blockers.reduce(into: type.generatedSides) { $0.subtract($1.sides) }
  }

  var blockers: [Blocker] {
    if type.isConverted { return [] }
    return ofType + ofFields
  }

  private var ofType: [Blocker] {
    let attribute = type.attribute
    let keys = type.codingKeys.flatMap { $0.isOpaque ? $0.origin : nil }
    let isOfCases = EnumerationPlanner(type: type).plan()
    let isObject = Planner.layout(of: type).isObject
    return [
      blocker(.both, keys),
      // The direct path creates values of a single type whose fields are all known, so it doesn't
      // support superclasses.
      blocker(.both, attribute.superclass?.origin),
      blocker(.both, isOfCases?.hasNUL ?? false ? attribute.origin : nil),
      // The version may come after members whose meaning depends on it.
      blocker(.decode, attribute.version?.origin),
      blocker(
        .decode, attribute.duplicateKeys.flatMap { $0.value == .reject ? $0.origin : nil }),
      blocker(
        .decode,
        attribute.unknownKeys.flatMap { $0.value == .reject && !isObject ? $0.origin : nil }),
    ].compactMap(\.self)
  }

  private var ofFields: [Blocker] {
    let decoded = type.codedFields(for: .decode)
    var members: Set<KeyLocation> = []
    return [
      // A flattened value creates its own containers for its members.
      blocker(.both, type.fields.first(where: \.isFlattened)?.attributes.flattened),
      ofField(.decode) { $0.kodableWrapper },
      ofField(.encode) { $0.kodableWrapper },
      ofField(.decode) { type.location(of: $0, for: .decode).hasNUL ? $0.origin : nil },
      ofField(.encode) { type.location(of: $0, for: .encode).hasNUL ? $0.origin : nil },
      ofField(.decode) { field in
        field.attributes.aliases.flatMap { aliases in
          aliases.keys?.contains { $0.contains("\0") } ?? false ? aliases.origin : nil
        }
      },
      ofField(.decode) { $0.condition == nil ? nil : $0.origin },
      ofField(.decode) { $0.wrapper ?? $0.inspector },
      ofField(.decode) { field in
        field.recoverableFailures.map { $0.memberName == "anyFailure" } ?? true
          ? nil : field.attributes.defaultValue?.origin
      },
      ofField(.decode) { field in
        type.location(of: field, for: .decode).parents.allSatisfy(\.indexes.isEmpty)
          ? nil : field.origin
      },
      // The direct path reads each member only once, but several fields may be elements of the same
      // array.
      blocker(
        .decode,
        decoded.first {
          !members.insert(type.location(of: $0, for: .decode).member).inserted
        }?.origin),
    ].compactMap(\.self)
  }

  private func ofField<Origin: SyntaxProtocol>(
    _ side: CodingSides, _ origin: (FieldModel) -> Origin?
  ) -> Blocker? {
    blocker(side, type.codedFields(for: side).lazy.compactMap(origin).first)
  }

  private func blocker(_ sides: CodingSides, _ origin: (some SyntaxProtocol)?) -> Blocker? {
    origin.map { Blocker(sides: sides, origin: Syntax($0)) }
  }
}
