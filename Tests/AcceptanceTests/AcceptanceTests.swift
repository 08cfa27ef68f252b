import Testing

/// Realistic types, with documents like those of real services.
@Suite struct `Acceptance` {
  static let tables: [Table] = [
    activityPub, authorization, calendars, containers, envelopes, events, featureFlags, feeds,
    geoJSON, gitHub, jsonRPC, languageModels, mapTiles, mastodon, money, openAPI, operations,
    packageManifests, people, sensors, slack, stripe, weather,
  ]

  @Test(arguments: tables.flatMap(\.samples))
  func `every coder gives the same result for a document`(sample: Sample) throws {
    try sample.check()
  }

  @Test(arguments: tables)
  func `every type has a valid and an invalid document`(table: Table) {
    let types = Dictionary(grouping: table.samples.filter { $0.isRead }, by: \.type)
    for samples in types.values {
      #expect(
        samples.contains { $0.isGood } && samples.contains { !$0.isGood },
        "\(samples[0].testDescription)")
    }
  }

  @Test func `there are more than fifty types`() {
    #expect(Set(Self.tables.flatMap(\.samples).map(\.type)).count > 50)
  }
}
