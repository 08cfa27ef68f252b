indirect enum ScalarProperty: Sendable {
  case categories([Unicode.GeneralCategory])
  case binary(@Sendable (Unicode.Scalar.Properties) -> Bool)
  case ascii
  case any
  case set(ScalarSet)

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch self {
    case .categories(let list): list.contains(scalar.properties.generalCategory)
    case .binary(let test): test(scalar.properties)
    case .ascii: scalar.isASCII
    case .any: true
    case .set(let set): set.contains(scalar)
    }
  }

  init(named name: String) throws(PatternError) {
    let parts = name.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
    let value = parts.last ?? ""
    if parts.count == 2, parts[0] != "General_Category", parts[0] != "gc" {
      throw .unsupported("the property '\(name)' isn't supported")
    }
    if let categories = Self.categories[value] {
      self = .categories(categories)
    } else if parts.count == 1, let property = Self.binaries[value] {
      self = property
    } else {
      throw .unsupported("the property '\(name)' isn't supported")
    }
  }

  private static let binaries: [String: ScalarProperty] = [
    "Any": .any, "ASCII": .ascii,
    "Alphabetic": .binary(\.isAlphabetic), "Alpha": .binary(\.isAlphabetic),
    "Lowercase": .binary(\.isLowercase), "Lower": .binary(\.isLowercase),
    "Uppercase": .binary(\.isUppercase), "Upper": .binary(\.isUppercase),
    "White_Space": .binary(\.isWhitespace), "space": .binary(\.isWhitespace),
    "Math": .binary(\.isMath), "Dash": .binary(\.isDash),
    "Hex_Digit": .binary(\.isHexDigit), "ASCII_Hex_Digit": .binary(\.isASCIIHexDigit),
    "ID_Start": .binary(\.isIDStart), "ID_Continue": .binary(\.isIDContinue),
    "XID_Start": .binary(\.isXIDStart), "XID_Continue": .binary(\.isXIDContinue),
    "Ideographic": .binary(\.isIdeographic), "Diacritic": .binary(\.isDiacritic),
    "Emoji": .binary(\.isEmoji), "Emoji_Presentation": .binary(\.isEmojiPresentation),
    "Emoji_Modifier": .binary(\.isEmojiModifier),
    "Emoji_Modifier_Base": .binary(\.isEmojiModifierBase),
    "Quotation_Mark": .binary(\.isQuotationMark), "Radical": .binary(\.isRadical),
    "Cased": .binary(\.isCased), "Case_Ignorable": .binary(\.isCaseIgnorable),
    "Default_Ignorable_Code_Point": .binary(\.isDefaultIgnorableCodePoint),
    "Noncharacter_Code_Point": .binary(\.isNoncharacterCodePoint),
    "Variation_Selector": .binary(\.isVariationSelector),
    "Pattern_White_Space": .binary(\.isPatternWhitespace),
  ]

  private static let categories: [String: [Unicode.GeneralCategory]] = {
    let single: [(String, String, Unicode.GeneralCategory)] = [
      ("Lu", "Uppercase_Letter", .uppercaseLetter), ("Ll", "Lowercase_Letter", .lowercaseLetter),
      ("Lt", "Titlecase_Letter", .titlecaseLetter), ("Lm", "Modifier_Letter", .modifierLetter),
      ("Lo", "Other_Letter", .otherLetter), ("Mn", "Nonspacing_Mark", .nonspacingMark),
      ("Mc", "Spacing_Mark", .spacingMark), ("Me", "Enclosing_Mark", .enclosingMark),
      ("Nd", "Decimal_Number", .decimalNumber), ("Nl", "Letter_Number", .letterNumber),
      ("No", "Other_Number", .otherNumber), ("Pc", "Connector_Punctuation", .connectorPunctuation),
      ("Pd", "Dash_Punctuation", .dashPunctuation), ("Ps", "Open_Punctuation", .openPunctuation),
      ("Pe", "Close_Punctuation", .closePunctuation),
      ("Pi", "Initial_Punctuation", .initialPunctuation),
      ("Pf", "Final_Punctuation", .finalPunctuation),
      ("Po", "Other_Punctuation", .otherPunctuation), ("Sm", "Math_Symbol", .mathSymbol),
      ("Sc", "Currency_Symbol", .currencySymbol), ("Sk", "Modifier_Symbol", .modifierSymbol),
      ("So", "Other_Symbol", .otherSymbol), ("Zs", "Space_Separator", .spaceSeparator),
      ("Zl", "Line_Separator", .lineSeparator), ("Zp", "Paragraph_Separator", .paragraphSeparator),
      ("Cc", "Control", .control), ("Cf", "Format", .format), ("Cs", "Surrogate", .surrogate),
      ("Co", "Private_Use", .privateUse), ("Cn", "Unassigned", .unassigned),
    ]
    var result: [String: [Unicode.GeneralCategory]] = [:]
    for (short, long, category) in single {
      (result[short], result[long]) = ([category], [category])
    }
    let groups = [
      ("L", "Letter"), ("M", "Mark"), ("N", "Number"), ("P", "Punctuation"), ("S", "Symbol"),
      ("Z", "Separator"), ("C", "Other"),
    ]
    for (letter, name) in groups {
      let members = single.filter { $0.0.hasPrefix(letter) }.map(\.2)
      (result[letter], result[name]) = (members, members)
    }
    result["LC"] = [.uppercaseLetter, .lowercaseLetter, .titlecaseLetter]
    result["Cased_Letter"] = result["LC"]
    (result["digit"], result["cntrl"]) = (result["Nd"], result["Cc"])
    (result["punct"], result["Combining_Mark"]) = (result["P"], result["M"])
    return result
  }()
}
