internal import TranscodableBytes

extension StandardDocument {
  /// Values that don't change during a call.
  struct Call {
    var format: (any StandardFormat)?
    var start = nothing.cursor
    var eventLog: EventLog?
    var convertsKeys = false
    var keyMatching = CodingKeyMatching.exact
    var usesMaps = false
    var lastMemberCounts = false
    var rejectsOtherKinds = false

    static let nothing = [UInt8]().withBytes { withCursor(over: $0) { OwnedBytes($0) } }
  }
}
