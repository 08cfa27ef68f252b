import SwiftDiagnostics
import SwiftSyntax

enum PolymorphicRules {
  static func check(_ model: PolymorphicModel, _ reporter: Reporter) {
    guard model.declaration != nil else {
      return reporter.report(
        .polymorphicIsNoProtocol, at: model.attribute, fixIts: [.remove(model.attribute)])
    }
    typesAreListedOnce(model, reporter)
    tagIsWrittenOut(model, reporter)
    if let style = model.styleOrigin, model.style == nil {
      reporter.report(.keyStyleIsNotWrittenOut, at: style)
    }
  }

  /// Each type must be listed as a literal, and only once, because each type has its own tag.
  private static func typesAreListedOnce(_ model: PolymorphicModel, _ reporter: Reporter) {
    guard let list = model.list else { return }
    guard let types = model.types else {
      return reporter.report(.typesAreNotWrittenOut, at: list)
    }
    if types.isEmpty { reporter.report(.polymorphicHasNoTypes, at: list) }
    var names: Set<String> = []
    for type in types {
      guard let name = type.metatypeName else {
        reporter.report(.typesAreNotWrittenOut, at: type)
        continue
      }
      if !names.insert(name).inserted { reporter.report(.typeIsRepeated(name), at: type) }
    }
  }

  private static func tagIsWrittenOut(_ model: PolymorphicModel, _ reporter: Reporter) {
    guard let origin = model.tagOrigin else { return reporter.leaveToCompiler() }
    guard let tag = model.tag else { return reporter.report(.keyIsNotALiteral, at: origin) }
    if tag.split(separator: ".", omittingEmptySubsequences: false).contains("") {
      reporter.report(.pathHasEmptyKey, at: origin)
    }
  }
}
