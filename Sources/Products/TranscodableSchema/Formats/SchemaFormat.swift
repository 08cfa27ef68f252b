/// The formats that are defined in section 7.3 of the 2020-12 validation vocabulary.
enum SchemaFormat: String, Sendable, CaseIterable {
  case dateTime = "date-time"
  case date, time, duration
  case email
  case idnEmail = "idn-email"
  case hostname
  case idnHostname = "idn-hostname"
  case ipv4, ipv6
  case uri
  case uriReference = "uri-reference"
  case iri
  case iriReference = "iri-reference"
  case uuid
  case uriTemplate = "uri-template"
  case jsonPointer = "json-pointer"
  case relativeJSONPointer = "relative-json-pointer"
  case regex

  func accepts(_ text: String) -> Bool {
    switch self {
    case .dateTime: TimeFormat.isDateTime(text)
    case .date: TimeFormat.isDate(text)
    case .time: TimeFormat.isTime(text)
    case .duration: TimeFormat.isDuration(text)
    case .email: MailboxFormat.isMailbox(text, allowsUnicode: false)
    case .idnEmail: MailboxFormat.isMailbox(text, allowsUnicode: true)
    case .hostname: HostFormat.isHostname(text)
    case .idnHostname: HostFormat.isInternationalHostname(text)
    case .ipv4: AddressFormat.isIPv4(Array(text.utf8)[...])
    case .ipv6: AddressFormat.isIPv6(Array(text.utf8)[...])
    case .uri: ReferenceFormat.isReference(text, needsScheme: true, allowsUnicode: false)
    case .uriReference: ReferenceFormat.isReference(text, needsScheme: false, allowsUnicode: false)
    case .iri: ReferenceFormat.isReference(text, needsScheme: true, allowsUnicode: true)
    case .iriReference: ReferenceFormat.isReference(text, needsScheme: false, allowsUnicode: true)
    case .uuid: Self.isUUID(text)
    case .uriTemplate: TemplateFormat.isTemplate(text)
    case .jsonPointer: PointerFormat.isPointer(Array(text.utf8)[...])
    case .relativeJSONPointer: PointerFormat.isRelativePointer(text)
    case .regex: Self.isPattern(text)
    }
  }

  private static func isUUID(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard bytes.count == 36 else { return false }
    return bytes.indices.allSatisfy { index in
      [8, 13, 18, 23].contains(index) ? bytes[index] == 0x2D : bytes[index].isHexadecimalDigit
    }
  }

  private static func isPattern(_ text: String) -> Bool {
    var parser = PatternParser(text)
    do throws(PatternError) {
      _ = try parser.parse()
      return true
    } catch {
      // The pattern is a valid regular expression, even if it can't be matched in linear time.
      if case .unsupported = error { return true }
      return false
    }
  }
}

extension UInt8 {
  var isDigit: Bool { 0x30...0x39 ~= self }
  var isLetter: Bool { 0x61...0x7A ~= self | 0x20 }
  var isHexadecimalDigit: Bool { isDigit || 0x61...0x66 ~= self | 0x20 }
}
