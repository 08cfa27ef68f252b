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
    var lines = rows.map { name, count in
      name.padded(to: 16) + String(repeating: " ", count: width - "\(count)".count) + "\(count)"
    }
    lines += model.remarks.map { remark in
      "\(remark.location.tokens.isEmpty ? "the root" : remark.location.text): \(remark.text)"
        .visible
    }
    return lines.map { $0 + "\n" }.joined()
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
        model.remarks.map { ["place": JSON($0.location.text), "text": JSON($0.text)] }),
      "source": JSON(source),
    ]
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
