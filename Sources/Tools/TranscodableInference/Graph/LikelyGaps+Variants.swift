internal import TranscodableNames

extension LikelyGaps {
  /// Makes members optional whose keys consist of another key and a language, such as `name_fr`, or
  /// of one of several keys and a unit, such as `fat_unit` and `salt_unit`.
  mutating func openVariants(in record: Int) {
    let keys = Set((graph[record].members ?? [:]).keys)
    let parts = keys.compactMap { key in
      key.lastIndex(of: "_").map { (key, String(key[..<$0]), String(key[$0...].dropFirst())) }
    }
    let measures = parts.filter { Names.isUnit($0.2) }
    func hasVariants(_ key: String, _ stem: String) -> Bool {
      keys.contains(stem) || parts.contains { $0.1 == stem && $0.0 != key }
    }
    let endings = Dictionary(grouping: measures) { $0.2 }
    let stems = endings.values.filter { group in
      group.count >= Self.manyStems && group.contains { hasVariants($0.0, $0.1) }
    }
    .flatMap { $0.map(\.1) }
    for (key, stem, ending) in parts.sorted(by: { $0.0 < $1.0 }) {
      if hasVariants(key, stem), Names.isLanguageOfTexts(ending) {
        allowMissing(key, of: record, "because it can lack a translation")
      } else if stems.contains(stem) {
        allowMissing(key, of: record, "because its key is one of many combinations")
      }
    }
    for stem in Set(stems).sorted() where keys.contains(stem) {
      allowMissing(stem, of: record, "because its key is one of many combinations")
    }
  }

  private static let manyStems = 3
}
