/// What a reader has only if it is needed, behind one reference, so that readers stay small.
@usableFromInline
final class JSONReadingAids {
  /// What the text was rewritten from, if it was.
  let source: JSONSource?
  /// Where all failures are collected, if they are.
  let collector: JSONFailureCollector?
  /// Where it is noted what was passed over, if somebody wants to know.
  let log: JSONEventLog?

  init(
    source: JSONSource? = nil, collector: JSONFailureCollector? = nil, log: JSONEventLog? = nil
  ) {
    self.source = source
    self.collector = collector
    self.log = log
  }
}
