internal import TranscodableDiagnostics
internal import TranscodableInference
internal import TranscodableJSON

struct InferSummary {
  let model: SwiftModel
  let sampleCount: Int

  var table: String {
    let counts = model.counts
    let rows = [
      ("samples", sampleCount), ("types", counts.types), ("fields", counts.fields),
      ("optional fields", counts.optionalFields), ("unions", counts.unions),
    ]
    let width = rows.map { "\($0.1)".count }.max() ?? 0
    let lines = rows.map { name, count in
      name.padded(to: 16) + String(repeating: " ", count: width - "\(count)".count) + "\(count)"
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The largest number of different remarks of one kind to print.
  private static let limit = 20

  func printRemarks() {
    let kinds = Dictionary(grouping: model.remarks, by: \.kind)
    for (_, remarks) in kinds.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      let groups = groups(of: remarks)
      for group in groups.prefix(Self.limit) {
        let location = group[0].location.tokens.isEmpty ? "the root" : group[0].location.text
        let others = group.count == 1 ? "" : " (and \(group.count - 1) more)"
        printError("remark: \(location)\(others): \(group[0].text)".visible)
      }
      let rest = groups.dropFirst(Self.limit).reduce(0) { $0 + $1.count }
      if rest > 0 { printError("remark: \(rest) more like these; --format json prints all") }
    }
  }

  /// Groups equal decisions about several locations, such as those that share a type.
  private func groups(of remarks: [InferenceRemark]) -> [[InferenceRemark]] {
    guard remarks.first?.kind == .decision else { return remarks.map { [$0] } }
    return Dictionary(grouping: remarks, by: \.text).values.sorted {
      ($0[0].location, $0[0].text) < ($1[0].location, $1[0].text)
    }
  }

  static func lines(of update: SourceUpdate) -> String {
    let lines = update.changes + update.conflicts.map { "conflict: \($0)" }
    return lines.isEmpty ? "nothing new\n" : lines.map { $0.visible + "\n" }.joined()
  }

  func json(source: String) -> JSON {
    let counts = model.counts
    return [
      "documentType": JSON(model.documentType), "samples": JSON(sampleCount),
      "types": JSON(counts.types), "fields": JSON(counts.fields),
      "optionalFields": JSON(counts.optionalFields), "unions": JSON(counts.unions),
      "remarks": .array(
        model.remarks.map { remark in
          [
            "place": JSON(remark.location.text), "text": JSON(remark.text),
            "isLoss": JSON(remark.kind == .loss),
          ]
        }),
      "source": JSON(source),
    ]
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
