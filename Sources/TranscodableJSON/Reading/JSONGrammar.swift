/// What counts as JSON.
public enum JSONGrammar: Sendable {
  /// What `Foundation.JSONDecoder` accepts: RFC 8259, and a comma after the last member or element.
  case foundation
  /// RFC 8259 exactly.
  case strict
  /// [JSON5](https://spec.json5.org), version 1.0.0, and what `Foundation.JSONDecoder` accepts
  /// beyond it when its `allowsJSON5` is set.
  ///
  /// Beyond what ``foundation`` accepts, these are valid:
  /// - comments, `// to the end of the line` and `/* up to here */`;
  /// - keys without quotes, if they are identifiers: `{name: 1, $id: 2, größe: 3}`;
  /// - strings in single quotes, with any other character but a line break as it is;
  /// - the escapes `\'`, `\v`, `\0` and `\x41`, a backslash before any other character that is no
  ///   digit, and one before a line break, which stays in the string;
  /// - numbers such as `+1`, `.5`, `5.`, `0xC0FFEE`, `Infinity`, `-Infinity` and `NaN`;
  /// - vertical tabs, form feeds, byte order marks and all Unicode spaces between tokens.
  ///
  /// The text is rewritten as JSON before it is read, which takes a copy of it and two to three times
  /// as long as the reading. The page Conformance in the documentation lists where the standard and
  /// Foundation differ.
  case json5
}
