import Foundation
import Kodable
import Testing
import TranscodableFoundation
import TranscodablePropertyList

/// Kodable types in property lists, which use the direct path as in JSON.
struct PropertyListTests {
  private struct Place: Kodable, Equatable {
    @Coding("place_name") var name: String
    var visits = 1
    @Coding var height: Double?
    @Coding(default: true) var isOpen: Bool
    var tags: [String] = []
    @Coding(.lossless) var number: Int
    var inner: [String: Inner] = [:]
  }

  private struct Inner: Kodable, Equatable { var x = 0 }

  private static let texts = [
    "{ place_name = A; tags = (a, b); number = 3; inner = { k = { }; }; }",
    """
    <plist version="1.0"><dict><key>place_name</key><string>&lt;B&gt;</string>
    <key>visits</key><integer>7</integer><key>height</key><real>1.5</real><key>isOpen</key><false/>
    <key>tags</key><array/><key>number</key><integer>4</integer>
    <key>inner</key><dict><key>k</key><dict><key>x</key><integer>-1</integer></dict></dict></dict></plist>
    """,
    "{ place_name = (); number = 1; }", "{ number = x; place_name = A; }", "{ place_name = A; }",
    "( )",
    "<plist version=\"1.0\"><dict><key>place_name</key><string>a</string><key>number</key><real>2</real></dict></plist>",
  ]

  private func outcome(_ decoder: PropertyListDecoder, _ data: Data) -> String {
    do {
      return "\(try decoder.decode(Place.self, from: data))"
    } catch let error as KodableError {
      return "\(error)".split(separator: "\n").first.map(String.init) ?? ""
    } catch {
      return "another error: \(type(of: error))"
    }
  }

  @Test(arguments: texts)
  func `property lists are decoded as by Foundation's decoder`(_ text: String) throws {
    let data = Data(text.utf8)
    #expect(outcome(PropertyList.Decoder(), data) == outcome(PropertyListDecoder(), data))
    let list = try unsafe PropertyListSerialization.propertyList(from: data, format: nil)
    let binary = try PropertyListSerialization.data(
      fromPropertyList: list, format: .binary, options: 0)
    #expect(outcome(PropertyList.Decoder(), binary) == outcome(PropertyListDecoder(), binary))
  }

  @Test func `an encoded value decodes to an equal value`() throws {
    let place = try PropertyList.Decoder().decode(Place.self, from: Data(Self.texts[1].utf8))
    for format in [PropertyListDecoder.PropertyListFormat.xml, .binary] {
      let encoder = PropertyList.Encoder()
      encoder.outputFormat = format
      #expect(try PropertyList.Decoder().decode(Place.self, from: encoder.encode(place)) == place)
    }
  }
}
