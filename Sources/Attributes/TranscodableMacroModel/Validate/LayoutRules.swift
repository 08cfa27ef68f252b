import SwiftDiagnostics
import SwiftSyntax

enum LayoutRules {
  static func transparentTypesHaveOneField(_ type: TypeModel, _ reporter: Reporter) {
    guard let layout = type.attribute.layout, layout.value == .transparent, type.cases.isEmpty
    else { return }
    for side in [CodingSides.decode, .encode] where type.generatedSides.contains(side) {
      let count = type.membersInOrder(for: side).count
      guard count != 1 else { continue }
      return reporter.report(.transparentNeedsOneField(type.name, count), at: layout.origin)
    }
    valuesAreNeverAbsent(type.codedFields(for: .encode), reporter)
  }

  private static func valuesAreNeverAbsent(_ fields: [FieldModel], _ reporter: Reporter) {
    for field in fields where field.type?.isNullable ?? false {
      reporter.report(.fieldCannotBeAbsent(field.name), at: field.origin.pattern)
    }
  }

  static func keylessLayoutsHaveNoKeys(_ type: TypeModel, _ reporter: Reporter) {
    guard let layout = type.attribute.layout, layout.value != .keyed else { return }
    if case .enumeration = type.kind { return }
    if case .rawEnumeration = type.kind {
      return reporter.report(
        .layoutHasNoEffect(type.name), at: layout.origin,
        fixIts: [.removeArguments(of: type.attribute.origin)])
    }
    for origin in type.attribute.aboutKeys {
      reporter.report(
        .layoutHasNoKeys(layout.value, "'\(origin.label?.text ?? "")'"), at: origin)
    }
    for field in type.fields {
      for attribute in field.attributes.aboutKeys
        + [field.attributes.flattened].compactMap(\.self)
      {
        reporter.report(.layoutHasNoKeys(layout.value, "'@\(attribute.name)'"), removing: attribute)
      }
    }
    if let codingKeys = type.codingKeys {
      reporter.report(
        .layoutHasNoKeys(layout.value, "'CodingKeys'"), at: codingKeys.origin)
    }
  }

  /// Elements are identified by their indexes, so each index must be the same for encoding, for
  /// decoding and in all build configurations.
  static func positionsStay(_ type: TypeModel, _ reporter: Reporter) {
    guard type.attribute.layout?.value == .positional else { return }
    for field in type.fields {
      for ignored in field.attributes.ignored where ignored.sides != .both {
        reporter.report(
          .positionWouldShift(field.name, "@\(ignored.origin.name)"), removing: ignored.origin)
      }
      if field.condition != nil, field.attributes.ignoredSides != .both {
        reporter.report(.positionWouldShift(field.name, "#if"), at: field.origin.pattern)
      }
    }
    let coded = type.codedFields(for: .encode)
    valuesAreNeverAbsent(coded, reporter)
    let last = coded.lastIndex { !$0.isOptional } ?? 0
    for field in coded.prefix(last) where field.isOptional {
      reporter.report(.optionalInTheMiddle(field.name), at: field.origin.pattern)
    }
  }
}

extension CodableAttribute {
  fileprivate var aboutKeys: [LabeledExprSyntax] {
    let refusal = layout?.value == .transparent ? unknownKeys?.origin : nil
    return [
      keys?.origin, prefix?.origin, suffix?.origin, container?.origin, nilEncoding?.origin,
      encodedFields?.origin, refusal, duplicateKeys?.origin,
    ].compactMap(\.self)
  }
}
