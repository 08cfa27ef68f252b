import CoderTestSupport
import Foundation
import Testing
import Transcodable
import TranscodableTestSupport

/// Types that are decoded through containers, with randomly damaged documents.
@Suite("Collected failures match random damage without a direct path")
struct CollectingDamageContainerTests {
  typealias Document = CollectingDamageAttributeTests.Document

  @Codable
  struct Everything {
    let parcels: [Parcel]
    var letter: Letter?
    var books: [String: Book]
    let pet: Dog
    let card: Card
  }

  /// Has a flattened value and an alias between its own members, and rejects unknown keys.
  @Codable(unknownKeys: .reject)
  struct Parcel {
    let id: Int
    @CodableFlattened var address: Address
    @DecodableAlias("who", "whom") let name: String
    @CodingPath("size.width") @CodableValidated(.range(0...100)) let width: Int
    var lines: [Line]
  }

  @Codable
  struct Address {
    let street: String
    let zip: Int
  }

  @Codable
  struct Line {
    @CodableValidated(.nonEmpty) let text: String
    let count: Int
  }

  /// Has an optional flattened value, nested flattened values, and a flattened rest.
  @Codable
  struct Letter {
    @CodableFlattened var sender: Sender
    @CodableFlattened var address: Address?
    @CodableFlattened var stamps: [String: [Int]]
  }

  @Codable
  struct Sender {
    let name: String
    @CodableFlattened var tax: Tax
  }

  @Codable
  struct Tax {
    let country: String
  }

  @Codable(version: 1)
  struct OldBook {
    let text: String
    let pages: Int
  }

  @Codable(version: 2, previous: OldBook.self)
  struct Book {
    let title: String
    let sizes: [Int]
    let owner: Address

    init(migrating older: OldBook) throws {
      (title, sizes, owner) = (older.text, [], Address(street: "-", zip: 0))
    }
  }

  @Codable(superclass: .none)
  class Creature {
    let name: String
    let age: Int
  }

  @Codable(superclass: .flat)
  class Animal: Creature {
    let legs: Int
  }

  @Codable(superclass: .nested("animal"))
  final class Dog: Animal {
    let owner: Address
    let tricks: [Line]
  }

  @propertyWrapper
  struct Wrapped<Value: Codable>: Codable {
    var wrappedValue: Value

    init(from decoder: any Decoder) throws { wrappedValue = try Value(from: decoder) }
    func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
  }

  @Codable(duplicateKeys: .reject)
  struct Card {
    let number: Int
    @Wrapped var holder: String
    let billing: Address
  }

  @Test(arguments: 0..<10)
  func `the collected failures match the damage`(_ block: UInt64) {
    for seed in (block * 100)..<(block * 100 + 100) as Range<UInt64> {
      var document = Document(random: SeededGenerator(seed: seed), rarity: seed % 10 == 0 ? 0 : 8)
      document.everything()
      document.check(Everything.self, seed, throwsInOrder: false)
      document = Document(random: SeededGenerator(seed: seed), rarity: seed % 10 == 0 ? 0 : 4)
      document.parcel()
      document.check(Parcel.self, seed, throwsInOrder: false)
    }
  }

  @Test(arguments: 0..<8)
  func `collecting fails exactly when decode fails, with the same error`(_ block: UInt64) {
    for seed in (block * 100)..<(block * 100 + 100) as Range<UInt64> {
      var document = Document(random: SeededGenerator(seed: seed), rarity: seed % 3 == 0 ? 0 : 8)
      document.everything()
      var bytes = Array(document.text.utf8)
      for _ in 0..<document.chance(3) {
        let place = document.chance(bytes.count)
        let new = Array("{}[],:\"0\\x \u{1}e".utf8)[document.chance(13)]
        switch document.chance(3) {
        case 0: bytes[place] = new
        case 1: bytes.insert(new, at: place)
        default: bytes.remove(at: place)
        }
      }
      compare(Data(bytes), isJSON5: seed % 5 == 0, "seed \(seed)")
    }
  }

  private func compare(_ data: Data, isJSON5: Bool, _ seed: String) {
    let decoder = JSON.Decoder()
    decoder.allowsJSON5 = isJSON5
    let note: Comment = "\(seed): \(String(decoding: data, as: UTF8.self))"
    do {
      _ = try decoder.decodeCollecting(Everything.self, from: data)
      #expect(throws: Never.self, note) { try decoder.decode(Everything.self, from: data) }
    } catch {
      let ordinary = #expect(throws: DecodingError.self, note) {
        try decoder.decode(Everything.self, from: data)
      }
      guard let thrown = ordinary.map({ CodingFailure($0) }) else { return }
      #expect(CodingFailure(error.decodingError).debugDescription == thrown.debugDescription, note)
      // A syntax error is collected last; otherwise the thrown failure is first.
      let same = thrown.category == .data ? error.first : error.last
      #expect(same?.byteRange == thrown.byteRange && same?.reason == thrown.reason, note)
      // The search is only incomplete after a syntax error.
      #expect(error.isComplete == (thrown.category == .data), note)
      // Failures without a location, such as a missing superclass object, have no offset.
      let offsets = error.dropFirst().compactMap(\.offset)
      #expect(offsets == offsets.sorted(), note)
    }
  }
}
