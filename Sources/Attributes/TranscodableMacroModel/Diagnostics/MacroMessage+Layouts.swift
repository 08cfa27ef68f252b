extension MacroMessage {
  static func transparentNeedsOneField(_ type: String, _ count: Int) -> MacroMessage {
    .error(
      "transparent-needs-one-field",
      "a transparent type must have exactly one codable field; '\(type)' has \(count)")
  }

  static func layoutHasNoKeys(_ layout: CodingLayout, _ what: String) -> MacroMessage {
    .error(
      "layout-has-no-keys", "\(what) has no effect: the layout '.\(layout.rawValue)' has no keys")
  }

  static func positionWouldShift(_ field: String, _ attribute: String) -> MacroMessage {
    .error(
      "position-would-shift",
      "'\(attribute)' would shift the elements after '\(field)'")
  }

  static func optionalInTheMiddle(_ field: String) -> MacroMessage {
    .warning(
      "optional-in-the-middle",
      "'\(field)' is optional but not last, so nil must be an explicit null in the array")
  }

  static func fieldCannotBeAbsent(_ field: String) -> MacroMessage {
    .error(
      "field-cannot-be-absent",
      "'\(field)' has no key that could be absent; use an optional instead of 'CodableNullable'")
  }

  static func layoutHasNoEffect(_ type: String) -> MacroMessage {
    .error(
      "layout-has-no-effect",
      "'layout' has no effect: the cases of '\(type)' are encoded as their raw values")
  }

  static func takesContainerPath(_ type: String, _ sides: CodingSides) -> MacroMessage {
    let what =
      switch sides {
      case .decode: "decoded"
      case .encode: "encoded"
      default: "encoded and decoded"
      }
    return .note(
      "takes-container-path",
      """
      because of this, '\(type)' is \(what) on the slower container path; see 'Direct and \
      container path'
      """
    )
  }
}
