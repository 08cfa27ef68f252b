/// The constant markup of a document.
///
/// Instance properties, because static ones would check at each use whether they are initialized.
struct XMLPieces {
  let header = Array(
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">

    """.utf8)
  let end = TextPiece("</plist>\n")
  let openKey = TextPiece("<key>")
  let closeKey = TextPiece("</key>\n")
  let openString = TextPiece("<string>")
  let closeString = TextPiece("</string>\n")
  let openInteger = TextPiece("<integer>")
  let closeInteger = TextPiece("</integer>\n")
  let openReal = TextPiece("<real>")
  /// Without the `<`, which is appended together with the number.
  let closeReal = TextPiece("/real>\n")
  let openDate = TextPiece("<date>")
  let closeDate = TextPiece("</date>\n")
  let openData = TextPiece("<data>\n")
  let closeData = TextPiece("</data>\n")
  let yes = TextPiece("<true/>\n")
  let no = TextPiece("<false/>\n")
  let null = TextPiece("<string>$null</string>\n")
  let openArray = TextPiece("<array>\n")
  let closeArray = TextPiece("</array>\n")
  let emptyArray = TextPiece("<array/>\n")
  let openDictionary = TextPiece("<dict>\n")
  let closeDictionary = TextPiece("</dict>\n")
  let emptyDictionary = TextPiece("<dict/>\n")
}
