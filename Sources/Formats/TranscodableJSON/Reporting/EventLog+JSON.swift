internal import TranscodableBytes
internal import TranscodableCore

extension EventLog {
  func attach(to reader: inout JSONReader) {
    reader.extras = JSONReaderExtras(source: reader.source, log: self)
  }

  func complete(_ text: ByteCursor, settings: JSONReaderSettings, source: RewrittenSource?) {
    var locator = JSONEventLocator(text, settings: settings, source: source)
    complete { entry, event in
      locator.advance(to: entry.offset)
      event.codingPath = (entry.codingPath ?? locator.path) + entry.rest
      let location = locator.location(ofKey: entry.isAboutKey)
      event.byteRange = location.byteRange
      event.line = location.line
      event.column = location.column
      event.cause = entry.cause.map { locator.completed($0, at: entry.offset) }
    }
  }
}
