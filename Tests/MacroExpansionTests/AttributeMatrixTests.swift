import Testing

/// A part of all pairs of attributes on fields of all shapes; `Scripts/check-attribute-matrix` tries the others.
@Suite struct AttributeMatrixTests {
  @Test func `attributes in pairs agree in both lanes and Foundation, or are refused`() throws {
    let output = try Toolchain().tryAttributes(part: "1/347")
    let summary = output.split(separator: "\n").last ?? ""
    let counts = try #require(
      summary.firstMatch(of: /(\d+) cells: (\d+) agree, (\d+) refused by a message of ours$/),
      "\(output)")
    let (cells, agree, refused) = (Int(counts.1), Int(counts.2), Int(counts.3))
    #expect(cells == (agree ?? 0) + (refused ?? 0), "\(output)")
    #expect(cells == 150)
  }
}
