internal import TranscodableBytes
internal import TranscodableCore

extension EventLog {
  /// Logs the events of a reader.
  func attach(to reader: inout JSONReader) {
    reader.extras = JSONReaderExtras(source: reader.source, log: self)
  }

  /// Completes the events with coding paths and locations, in one pass over the document.
  func complete(_ text: ByteCursor, settings: JSONReaderSettings, source: RewrittenSource?) {
    var places = JSONEventLocator(text, settings: settings, source: source)
    complete { entry, event in
      places.advance(to: entry.offset)
      event.codingPath = places.path + entry.rest
      let place = places.place(ofKey: entry.isAboutKey)
      (event.byteRange, event.line, event.column) = (place?.byteRange, place?.line, place?.column)
      event.cause = entry.cause.map { places.completed($0, at: entry.offset) }
    }
  }
}
