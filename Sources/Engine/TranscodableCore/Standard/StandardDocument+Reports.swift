extension StandardDocument {
  @inline(never)
  func noteOpened(_ members: Members, _ log: EventLog) {
    log.requestedKeys.open(members.object, members.path)
  }

  func noteDuplicate(
    _ member: ValueTape.Entry, _ entry: ValueTape.Entry, _ path: CodingPaths.Path, _ key: String
  ) {
    eventLog?.note(
      EventLog.Entry(
        .duplicateKey, at: position(of: entry), key: position(of: member), isAboutKey: true,
        field: key,
        path: path))
  }

  func noteKeys(_ log: EventLog) {
    for (object, opened) in log.requestedKeys.objects {
      guard let requested = opened.keys else { continue }
      let similar = keyMatching.similar(to: requested)
      var found: Set<String> = []
      let last = lastMemberCounts ? fieldMembers(of: object, opened.path) : nil
      forEachPair(of: object) { member, entry in
        let text = text(at: member)
        let field = fieldKey(for: text, opened.path)
        let comparable = keyMatching.comparable(field)
        let isUsed = last.map { $0[comparable] == entry } ?? found.insert(comparable).inserted
        let isRequested = requested.contains(field) || similar[comparable] != nil
        guard !isRequested || !isUsed else { return }
        log.note(
          EventLog.Entry(
            at: position(of: entry), key: position(of: member), isAboutKey: true, field: field,
            fields: requested.sorted(), path: opened.path))
      }
    }
    log.requestedKeys = RequestedKeys()
  }
}
