/// The constant markup in a document.
///
/// These aren't static properties, because each access to a static property checks whether it has
/// been initialized.
struct XMLPieces {
  let header = Array(
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">

    """.utf8)
  let end = MarkupPiece("</plist>\n")
  let openKey = MarkupPiece("<key>")
  let closeKey = MarkupPiece("</key>\n")
  let openString = MarkupPiece("<string>")
  let closeString = MarkupPiece("</string>\n")
  let openInteger = MarkupPiece("<integer>")
  let closeInteger = MarkupPiece("</integer>\n")
  let openReal = MarkupPiece("<real>")
  /// The `<` is missing here, because it is appended together with the number.
  let closeReal = MarkupPiece("/real>\n")
  let openDate = MarkupPiece("<date>")
  let closeDate = MarkupPiece("</date>\n")
  let openData = MarkupPiece("<data>\n")
  let closeData = MarkupPiece("</data>\n")
  let yes = MarkupPiece("<true/>\n")
  let no = MarkupPiece("<false/>\n")
  let null = MarkupPiece("<string>$null</string>\n")
  let openArray = MarkupPiece("<array>\n")
  let closeArray = MarkupPiece("</array>\n")
  let emptyArray = MarkupPiece("<array/>\n")
  let openDictionary = MarkupPiece("<dict>\n")
  let closeDictionary = MarkupPiece("</dict>\n")
  let emptyDictionary = MarkupPiece("<dict/>\n")
}
