import SwiftDiagnostics
import SwiftSyntax

enum LocationRules {
  static func keysAreGivenOnce(_ type: TypeModel, _ reporter: Reporter) {
    for field in type.fields {
      let attributes = field.attributes
      let forBoth = attributes.keys.filter { $0.sides == .both }.map(\.origin)
      let sources = attributes.written.filter { attribute in
        attribute.name == "CodableNaming" || forBoth.contains { $0.name == attribute.name }
      }
      if let first = sources.first, let second = sources.first(where: { $0.name != first.name }) {
        reporter.report(.keyIsGivenTwice(field.name, first.name, second.name), removing: second)
      }
      guard let both = forBoth.first,
        let oneSided = attributes.keys.first(where: { $0.sides != .both })
      else { continue }
      let counterpart = oneSided.sides == .decode ? "EncodableKey" : "DecodableKey"
      reporter.report(
        .keyIsGivenForBothAndOne(both.name, oneSided.origin.name, counterpart), at: both,
        fixIts: [.rename(both, to: counterpart)])
    }
  }

  static func locationsAreDifferent(_ type: TypeModel, _ reporter: Reporter) {
    // The compiler rejects duplicate keys in `CodingKeys`.
    guard type.codingKeys == nil else { return }
    for side in [CodingSides.decode, .encode] where type.generatedSides.contains(side) {
      // If decoding and encoding have the same conflict, it is reported only once.
      if checkLocations(type, side, reporter) { return }
    }
  }

  private static func checkLocations(
    _ type: TypeModel, _ side: CodingSides, _ reporter: Reporter
  ) -> Bool {
    var values: [KeyLocation: FieldModel] = [:]
    var objects: [KeyLocation: FieldModel] = [:]
    var isWrong = false
    func report(_ message: MacroMessage, at origin: Syntax, about other: FieldModel) {
      isWrong = true
      let note = Note(
        node: type.keyOrigin(of: other, for: side), message: MacroMessage.keyOf(other.name))
      reporter.report(message, at: origin, notes: [note])
    }
    for field in type.codedFields(for: side) where field.condition == nil {
      for (location, origin) in locations(of: field, in: type, side)
      where location.component.key != "" {
        let around = location.enclosing
        if let first = values[location], first.name == field.name {
          reporter.report(.aliasIsTheKey(location.component.key, field.name), at: origin)
        } else if let first = values[location] {
          report(
            .keyIsTaken(location.description, by: first.name, and: field.name), at: origin,
            about: first)
        } else if let first = objects[location] {
          report(.pathRunsThroughField(first.name, field.name), at: origin, about: first)
        } else if let first = around.lazy.compactMap({ values[$0] }).first {
          report(.pathRunsThroughField(field.name, first.name), at: origin, about: first)
        } else {
          values[location] = field
          for object in around { objects[object] = objects[object] ?? field }
        }
      }
    }
    return isWrong
  }

  private static func locations(
    of field: FieldModel, in type: TypeModel, _ side: CodingSides
  ) -> [(KeyLocation, Syntax)] {
    let location = type.location(of: field, for: side)
    let own = [(location, type.keyOrigin(of: field, for: side))]
    guard side == .decode, let aliases = field.attributes.aliases else { return own }
    return own
      + (aliases.keys ?? []).map {
        (KeyLocation(key: $0, inside: location.parents), Syntax(aliases.origin))
      }
  }

  /// An encoded path must not contain indexes, because the elements before them are unknown.
  static func writtenPathsHaveNoIndexes(_ type: TypeModel, _ reporter: Reporter) {
    guard type.generatedSides.contains(.encode) else { return }
    for field in type.codedFields(for: .encode) {
      guard let attribute = field.attributes.key(for: .encode),
        let path = attribute.path, KeyLocation(path: path)?.hasNoIndexes == false
      else { continue }
      reporter.report(
        .indexIsNotWritten, at: attribute.origin,
        fixIts: [.rename(attribute.origin, to: "DecodableKey")])
    }
  }

}
