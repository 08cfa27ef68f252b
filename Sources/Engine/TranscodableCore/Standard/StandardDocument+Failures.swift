internal import TranscodableBytes

// Adds locations to errors that were thrown by a type, a strategy or a hook.
extension StandardDocument {
  /// Returns the error for the caller of the decoder, with a message that includes its location.
  package func outermost(_ error: any Error) -> any Error {
    if let located = takeOnlyError()?.located(error) { return located }
    guard let error = error as? DecodingError else { return error }
    return error.withContext { context, missingKey in
      if context.underlyingError != nil {
        return context.located(missingKey, keepsFailure: hasOneFailure)
      }
      guard let failure = failure(of: error, context, at: ValueTape.root, CodingPaths.empty)
      else { return context }
      return context.replacing(failure, message: nil).located(missingKey)
    }
  }

  /// Adds a failure to an error that has none.
  ///
  /// The failure is located at the value that the error's path identifies.
  package func located(
    _ error: any Error, at entry: ValueTape.Entry, _ path: CodingPaths.Path
  ) -> any Error {
    guard let error = error as? DecodingError, let context = error.context,
      context.underlyingError == nil, let failure = failure(of: error, context, at: entry, path)
    else { return error }
    return error.replacing(failure, message: nil)
  }

  private func failure(
    of error: DecodingError, _ context: DecodingError.Context, at entry: ValueTape.Entry,
    _ path: CodingPaths.Path
  ) -> CodingFailure? {
    if suppressesErrorLocations { return nil }
    let outer = codingPath(path).count
    guard context.codingPath.count >= outer,
      let (value, _) = self.position(at: context.codingPath[outer...], from: entry, path)
    else { return nil }
    var offset = position(of: value)
    if case .keyNotFound = error, kind(value) == .object {
      offset = format.missingKeyOffset(in: value, of: self)
    }
    return CodingFailure(error).placed(at: offset, in: format.failureSource(of: self))
  }

  /// Returns the value that a coding path leads to, and the path to it.
  func position(
    at keys: ArraySlice<any CodingKey>, from entry: ValueTape.Entry, _ path: CodingPaths.Path
  ) -> (entry: ValueTape.Entry, path: CodingPaths.Path)? {
    var (entry, path) = (entry, path)
    for key in keys {
      let decoder = StandardDecoder(document: self, entry: entry, path: path)
      if let index = key.intValue, let array = try? decoder.array() {
        guard 0..<count(array) ~= index else { return nil }
        entry = tape.firstElement(array)
        for _ in 0..<index { entry = tape.next(entry) }
        path = paths.appending(index: index, to: path)
      } else {
        guard let object = try? decoder.object(),
          let value = value(for: key.stringValue, in: object, path)
        else { return nil }
        entry = value
        path = paths.appending(CodingFieldKey(text: key.stringValue), to: path)
      }
    }
    return entry == ValueTape.null ? nil : (entry, path)
  }
}

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
