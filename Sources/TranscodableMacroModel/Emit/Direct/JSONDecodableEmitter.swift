import SwiftSyntax
import SwiftSyntaxBuilder

/// Writes the direct lane of decoding: a loop over the members of an object, in the order they
/// come, that expects them in the order of the fields, and an initialiser for what it has read.
struct JSONDecodableEmitter {
  let plan: CodingPlan
  private let slots: [DirectSlot]

  init(plan: CodingPlan) {
    self.plan = plan
    let typed = plan.decodedFields.compactMap { field in field.type.map { (field, $0) } }
    slots = typed.enumerated().map { index, field in
      DirectSlot(field.0, type: field.1, index: index)
    }
  }

  /// `init(direct:…)`, since the type may have no initialiser that takes all its fields.
  func initializer() -> DeclSyntax {
    if slots.isEmpty {
      return "nonisolated private init(direct: Swift.Void) {}"
    }
    let parameters = slots.enumerated().map { index, slot -> String in
      "\(index == 0 ? "direct" : "_") \(slot.name): \(slot.parameterType)"
    }
    return """
      nonisolated private init(\(raw: parameters.joined(separator: ", "))) {
        \(CodeBlockItemListSyntax.lines(slots.map(\.assignment)))
      }
      """
  }

  /// `decode(from:)`, which reads an object of JSON.
  func function() -> DeclSyntax {
    let statements =
      slots.map(\.declaration) + seen.map { "var \($0): Swift.UInt64 = 0" } + [loop] + checks
      + ["return \(result)"]
    return """
      \(raw: plan.witnessModifiers)static func decode(\
      from reader: inout Transcodable.JSONReader) -> Self? {
        \(CodeBlockItemListSyntax.lines(statements))
      }
      """
  }

  private var result: ExprSyntax {
    let values = slots.map(\.name.text).joined(separator: ", ")
    return "Self(direct: \(raw: slots.isEmpty ? "()" : values))"
  }

  private var groups: Range<Int> { 0..<(slots.count + 63) / 64 }

  /// The variables with a bit for each field, one for every 64 of them.
  private var seen: [TokenSyntax] {
    groups.count == 1 ? ["seen"] : groups.map { .identifier("seen\($0)") }
  }

  private var before: [TokenSyntax] {
    groups.count == 1 ? ["before"] : groups.map { .identifier("before\($0)") }
  }

  private var loop: CodeBlockItemSyntax {
    let skip: CodeBlockItemSyntax = "key = reader.skipMember(\(names(slots)))"
    if slots.isEmpty {
      return """
        var key = reader.beginObject()
        while key != 0 {
          \(skip)
        }
        """
    }
    let snapshots = zip(before, seen).map { "let \($0) = \($1)" as CodeBlockItemSyntax }
    let isUnchanged = zip(seen, before).map { "\($0) == \($1)" }.joined(separator: ", ")
    let statements =
      snapshots + slots.map(member) + [
        """
        if \(raw: isUnchanged) {
          \(skip)
        }
        """
      ]
    return """
      var key = reader.beginObject()
      while key != 0 {
        \(CodeBlockItemListSyntax.lines(statements))
      }
      """
  }

  private func member(_ slot: DirectSlot) -> CodeBlockItemSyntax {
    let word = KeyWord(slot.field.key)
    let key: ExprSyntax = word.mask.map { "key & \(ExprSyntax.hexadecimal($0))" } ?? "key"
    let seen = self.seen[slot.group]
    let bit = ExprSyntax.hexadecimal(slot.bit)
    return """
      if \(key) == \(ExprSyntax.hexadecimal(word.bits)), \(seen) & \(bit) == 0, \
      reader.take(\(ExprSyntax.string(slot.field.key))) {
        \(slot.reading)
        \(seen) |= \(bit)
        key = reader.nextMember()
        if key == 0 { break }
      }
      """
  }

  /// What has to hold before a value is made.
  private var checks: [CodeBlockItemSyntax] {
    let unwrapped = slots.filter(\.needsUnwrapping).map { "let \($0.name)" }
    let rest = (["!reader.hasFailed"] + unwrapped).joined(separator: ", ")
    let required = groups.map { group in
      slots.filter { $0.group == group && $0.isRequired }.reduce(0) { $0 | $1.bit }
    }
    if groups.count == 1, required[0] != 0 {
      let mask = ExprSyntax.hexadecimal(required[0])
      return [
        """
        guard seen & \(mask) == \(mask), \(raw: rest) else {
          return reader.missing(seen, required: \(mask), \(names(slots)))
        }
        """
      ]
    }
    let missing = groups.filter { required[$0] != 0 }.map { group -> CodeBlockItemSyntax in
      let mask = ExprSyntax.hexadecimal(required[group])
      let names = names(slots.filter { $0.group == group })
      return """
        guard \(seen[group]) & \(mask) == \(mask) else {
          return reader.missing(\(seen[group]), required: \(mask), \(names))
        }
        """
    }
    return missing + ["guard \(raw: rest) else { return nil }"]
  }

  /// The keys, joined by NUL, which is in none of them.
  private func names(_ slots: [DirectSlot]) -> ExprSyntax {
    .string(slots.map(\.field.key).joined(separator: "\0"))
  }
}
