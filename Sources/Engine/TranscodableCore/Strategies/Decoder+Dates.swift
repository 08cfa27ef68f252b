extension Decoder {
  /// The value as the seconds since 2001, if the format has dates and the value is one.
  package var secondsSince2001: Double? {
    guard let decoder = standard else { return nil }
    let document = decoder.document
    return document.format.secondsSince2001(at: decoder.entry, in: document)
  }

  /// The text of a date or time in a format that has dates in text form.
  package var dateText: String? {
    guard let decoder = standard else { return nil }
    let document = decoder.document
    return document.format.dateText(at: decoder.entry, in: document)
  }
}
