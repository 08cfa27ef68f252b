/// Merges newly generated code into an earlier version of the file, which may have been edited.
///
/// All edits are preserved, and nothing is removed.
package struct SourceUpdate: Sendable {
  package private(set) var source: String
  package private(set) var changes: [String] = []
  /// The changes that were skipped because the code had been edited by hand.
  package private(set) var conflicts: [String] = []

  package init(base: String, edited: String, generated: String) {
    source = ""
    var outline = SwiftOutline(edited)
    outline.items = merged(
      SwiftOutline(base).items, outline.items, SwiftOutline(generated).items, in: nil)
    source = outline.text
  }

  private mutating func merged(
    _ base: [SwiftOutline.Item], _ edited: [SwiftOutline.Item], _ generated: [SwiftOutline.Item],
    in type: String?
  ) -> [SwiftOutline.Item] {
    var result = edited
    var previous: String?
    for new in generated {
      guard let key = new.key else { continue }
      defer { previous = key }
      let old = base.first { $0.key == key }
      let index = result.firstIndex { $0.key == key }
      if let index {
        // There is nothing to merge if the declaration was written by hand or the generated code
        // hasn't changed.
        guard let old, old != new else { continue }
        result[index] = merged(old, result[index], new, in: type)
      } else if let old {
        if old != new {
          conflicts.append("\(name(key, in: type)): not found; the new declaration is \(new.shown)")
        }
      } else {
        changes.append("added \(name(key, in: type))")
        insert(new, after: previous, into: &result, isTopLevel: type == nil)
      }
    }
    return result
  }

  private func insert(
    _ item: SwiftOutline.Item, after previous: String?, into items: inout [SwiftOutline.Item],
    isTopLevel: Bool
  ) {
    if isTopLevel, !item.head.hasPrefix("import ") {
      items += [SwiftOutline.Item(head: ""), item]
      return
    }
    let index = previous.flatMap { key in items.firstIndex { $0.key == key } }
    items.insert(item, at: index.map { $0 + 1 } ?? 0)
  }

  private mutating func merged(
    _ old: SwiftOutline.Item, _ edited: SwiftOutline.Item, _ new: SwiftOutline.Item,
    in type: String?
  ) -> SwiftOutline.Item {
    guard let key = new.key else { return edited }
    var result = edited
    if let members = new.members, let oldMembers = old.members, let mine = edited.members {
      result.members = merged(oldMembers, mine, members, in: key)
      if old.lead != new.lead { result.lead = line(old.lead, edited.lead, new.lead, key, type) }
      if old.head != new.head {
        result.head = line([old.head], [edited.head], [new.head], key, type).first ?? edited.head
      }
      return result
    }
    if edited.lines == old.lines {
      changes.append("changed \(name(key, in: type)): \(new.shown)")
      return new
    }
    // If a type became optional, it is updated even if the rest of the line was edited.
    if let ending = old.type, new.type == ending + "?", edited.type == ending,
      edited.head.hasSuffix(ending)
    {
      changes.append("changed \(name(key, in: type)): \(new.shown)")
      result.head += "?"
      return result
    }
    conflicts.append("\(name(key, in: type)): edited by hand; the new declaration is \(new.shown)")
    return result
  }

  private mutating func line(
    _ old: [String], _ edited: [String], _ new: [String], _ key: String, _ type: String?
  ) -> [String] {
    if edited == old {
      changes.append("changed \(name(key, in: type)): \(new.joined(separator: " "))")
      return new
    }
    conflicts.append(
      "\(name(key, in: type)): edited by hand; the new declaration is \(new.joined(separator: " "))"
    )
    return edited
  }

  private func name(_ key: String, in type: String?) -> String {
    guard let type = type?.split(separator: " ").last else { return key }
    return "\(type).\(key.split(separator: " ").last ?? "")"
  }
}

extension SwiftOutline.Item {
  fileprivate var shown: String { String(head.drop { $0 == " " }) }

  fileprivate var type: String? {
    guard key?.hasPrefix("field ") == true, let colon = head.range(of: ": ") else { return nil }
    return String(head[colon.upperBound...])
  }
}

extension String {
  fileprivate func range(of text: String) -> Range<Index>? { ranges(of: text).last }
}
