import Testing

/// A sample of all pairs of attributes; `Scripts/check-attribute-matrix` checks all of them.
@Suite struct AttributeMatrixTests {
  @Test func `pairs of attributes agree with Foundation on both paths or are rejected`() throws {
    let output = try Toolchain().tryAttributes(part: "1/347")
    let summary = output.split(separator: "\n").last ?? ""
    let counts = try #require(
      summary.firstMatch(of: /(\d+) cells: (\d+) agree, (\d+) rejected by a macro$/),
      "\(output)")
    let (cells, agree, refused) = (Int(counts.1), Int(counts.2), Int(counts.3))
    #expect(cells == (agree ?? 0) + (refused ?? 0), "\(output)")
    #expect(cells == 150)
  }
}
