internal import SwiftSyntax

extension TypePart {
  func inheritanceEdits(_ others: Set<String> = []) -> [SourceEdit] {
    guard let clause = node.inheritanceClause else { return [] }
    let types = Array(clause.inheritedTypes)
    let isCoding = types.map { type in
      type.type.composed.allSatisfy {
        ["Codable", "Decodable", "Encodable"].contains($0) || others.contains($0.lastName)
      }
    }
    guard isCoding.contains(true) else { return [] }
    if isCoding.allSatisfy(\.self) {
      let start = clause.previousToken(viewMode: .sourceAccurate)?.endPositionBeforeTrailingTrivia
      return [edit(start?.utf8Offset ?? clause.range.lowerBound, clause.range.upperBound)]
    }
    return types.indices.filter { isCoding[$0] }.map { index in
      if types[index...].indices.contains(where: { $0 > index && !isCoding[$0] }) {
        return edit(types[index].range.lowerBound, types[index + 1].range.lowerBound)
      }
      let last = types[..<index].indices.last { !isCoding[$0] } ?? 0
      return edit(types[last].type.range.upperBound, types[index].range.upperBound)
    }
  }

  private func edit(_ start: Int, _ end: Int) -> SourceEdit {
    SourceEdit(source: source, range: start..<end, text: "")
  }
}
