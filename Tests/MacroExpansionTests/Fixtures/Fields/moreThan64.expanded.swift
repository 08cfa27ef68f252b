// @Codable, extension of ManyFields
extension ManyFields: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable {
  nonisolated private struct __Fields {
    var seen0: Swift.UInt64 = 0
    var seen1: Swift.UInt64 = 0
    var group0 = Group0()
    var group1 = Group1()
    var group2 = Group2()
    @inline(never) init() {}
    @inline(never)
    static func take<__Value>(_ value: inout __Value?) -> __Value { value.take()! }
    nonisolated struct Group0 {
      var field0: Int = 0
      var field1: Int = 0
      var field2: Int = 0
      var field3: Int = 0
      var field4: Int = 0
      var field5: Int = 0
      var field6: Int = 0
      var field7: Int = 0
      var field8: Int = 0
      var field9: Int = 0
      var field10: Int = 0
      var field11: Int = 0
      var field12: Int = 0
      var field13: Int = 0
      var field14: Int = 0
      var field15: Int = 0
      var field16: Int = 0
      var field17: Int = 0
      var field18: Int = 0
      var field19: Int = 0
      var field20: Int = 0
      var field21: Int = 0
      var field22: Int = 0
      var field23: Int = 0
      var field24: Int = 0
      var field25: Int = 0
      var field26: Int = 0
      var field27: Int = 0
      var field28: Int = 0
      var field29: Int = 0
      var field30: Int = 0
      var field31: Int = 0
      @inline(never) init() {}
    }
    nonisolated struct Group1 {
      var field32: Int = 0
      var field33: Int = 0
      var field34: Int = 0
      var field35: Int = 0
      var field36: Int = 0
      var field37: Int = 0
      var field38: Int = 0
      var field39: Int = 0
      var field40: Int = 0
      var field41: Int = 0
      var field42: Int = 0
      var field43: Int = 0
      var field44: Int = 0
      var field45: Int = 0
      var field46: Int = 0
      var field47: Int = 0
      var field48: Int = 0
      var field49: Int = 0
      var field50: Int = 0
      var field51: Int = 0
      var field52: Int = 0
      var field53: Int = 0
      var field54: Int = 0
      var field55: Int = 0
      var field56: Int = 0
      var field57: Int = 0
      var field58: Int = 0
      var field59: Int = 0
      var field60: Int = 0
      var field61: Int = 0
      var field62: Int = 0
      var field63: Int = 0
      @inline(never) init() {}
    }
    nonisolated struct Group2 {
      var field64: Int?
      var field65: [String]?
      @inline(never) init() {}
      var isComplete: Swift.Bool {
        @inline(never) get {
          guard case .some = field65 else { return false }
          return true
        }
      }
    }
  }

  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    var __fields = __Fields()
    try Self.decode(fields0: &__fields, container, decoder)
    try Self.decode(fields1: &__fields, container, decoder)
    try Self.decode(fields2: &__fields, container, decoder)
    self.init(__direct: &__fields)
  }

  @inline(never)
  private static func decode(
    fields0 __fields: inout __Fields,
    _ container: Swift.KeyedDecodingContainer<TranscodableEssentials.CodingFieldKey>,
    _ decoder: any Swift.Decoder
  ) throws {
    __fields.group0.field0 = try container.decode(Int.self, forKey: "f0")
    __fields.group0.field1 = try container.decode(Int.self, forKey: "f1")
    __fields.group0.field2 = try container.decode(Int.self, forKey: "f2")
    __fields.group0.field3 = try container.decode(Int.self, forKey: "f3")
    __fields.group0.field4 = try container.decode(Int.self, forKey: "f4")
    __fields.group0.field5 = try container.decode(Int.self, forKey: "f5")
    __fields.group0.field6 = try container.decode(Int.self, forKey: "f6")
    __fields.group0.field7 = try container.decode(Int.self, forKey: "f7")
    __fields.group0.field8 = try container.decode(Int.self, forKey: "f8")
    __fields.group0.field9 = try container.decode(Int.self, forKey: "f9")
    __fields.group0.field10 = try container.decode(Int.self, forKey: "f10")
    __fields.group0.field11 = try container.decode(Int.self, forKey: "f11")
    __fields.group0.field12 = try container.decode(Int.self, forKey: "f12")
    __fields.group0.field13 = try container.decode(Int.self, forKey: "f13")
    __fields.group0.field14 = try container.decode(Int.self, forKey: "f14")
    __fields.group0.field15 = try container.decode(Int.self, forKey: "f15")
    __fields.group0.field16 = try container.decode(Int.self, forKey: "f16")
    __fields.group0.field17 = try container.decode(Int.self, forKey: "f17")
    __fields.group0.field18 = try container.decode(Int.self, forKey: "f18")
    __fields.group0.field19 = try container.decode(Int.self, forKey: "f19")
    __fields.group0.field20 = try container.decode(Int.self, forKey: "f20")
    __fields.group0.field21 = try container.decode(Int.self, forKey: "f21")
    __fields.group0.field22 = try container.decode(Int.self, forKey: "f22")
    __fields.group0.field23 = try container.decode(Int.self, forKey: "f23")
    __fields.group0.field24 = try container.decode(Int.self, forKey: "f24")
    __fields.group0.field25 = try container.decode(Int.self, forKey: "f25")
    __fields.group0.field26 = try container.decode(Int.self, forKey: "f26")
    __fields.group0.field27 = try container.decode(Int.self, forKey: "f27")
    __fields.group0.field28 = try container.decode(Int.self, forKey: "f28")
    __fields.group0.field29 = try container.decode(Int.self, forKey: "f29")
    __fields.group0.field30 = try container.decode(Int.self, forKey: "f30")
    __fields.group0.field31 = try container.decode(Int.self, forKey: "f31")
  }

  @inline(never)
  private static func decode(
    fields1 __fields: inout __Fields,
    _ container: Swift.KeyedDecodingContainer<TranscodableEssentials.CodingFieldKey>,
    _ decoder: any Swift.Decoder
  ) throws {
    __fields.group1.field32 = try container.decode(Int.self, forKey: "f32")
    __fields.group1.field33 = try container.decode(Int.self, forKey: "f33")
    __fields.group1.field34 = try container.decode(Int.self, forKey: "f34")
    __fields.group1.field35 = try container.decode(Int.self, forKey: "f35")
    __fields.group1.field36 = try container.decode(Int.self, forKey: "f36")
    __fields.group1.field37 = try container.decode(Int.self, forKey: "f37")
    __fields.group1.field38 = try container.decode(Int.self, forKey: "f38")
    __fields.group1.field39 = try container.decode(Int.self, forKey: "f39")
    __fields.group1.field40 = try container.decode(Int.self, forKey: "f40")
    __fields.group1.field41 = try container.decode(Int.self, forKey: "f41")
    __fields.group1.field42 = try container.decode(Int.self, forKey: "f42")
    __fields.group1.field43 = try container.decode(Int.self, forKey: "f43")
    __fields.group1.field44 = try container.decode(Int.self, forKey: "f44")
    __fields.group1.field45 = try container.decode(Int.self, forKey: "f45")
    __fields.group1.field46 = try container.decode(Int.self, forKey: "f46")
    __fields.group1.field47 = try container.decode(Int.self, forKey: "f47")
    __fields.group1.field48 = try container.decode(Int.self, forKey: "f48")
    __fields.group1.field49 = try container.decode(Int.self, forKey: "f49")
    __fields.group1.field50 = try container.decode(Int.self, forKey: "f50")
    __fields.group1.field51 = try container.decode(Int.self, forKey: "f51")
    __fields.group1.field52 = try container.decode(Int.self, forKey: "f52")
    __fields.group1.field53 = try container.decode(Int.self, forKey: "f53")
    __fields.group1.field54 = try container.decode(Int.self, forKey: "f54")
    __fields.group1.field55 = try container.decode(Int.self, forKey: "f55")
    __fields.group1.field56 = try container.decode(Int.self, forKey: "f56")
    __fields.group1.field57 = try container.decode(Int.self, forKey: "f57")
    __fields.group1.field58 = try container.decode(Int.self, forKey: "f58")
    __fields.group1.field59 = try container.decode(Int.self, forKey: "f59")
    __fields.group1.field60 = try container.decode(Int.self, forKey: "f60")
    __fields.group1.field61 = try container.decode(Int.self, forKey: "f61")
    __fields.group1.field62 = try container.decode(Int.self, forKey: "f62")
    __fields.group1.field63 = try container.decode(Int.self, forKey: "f63")
  }

  @inline(never)
  private static func decode(
    fields2 __fields: inout __Fields,
    _ container: Swift.KeyedDecodingContainer<TranscodableEssentials.CodingFieldKey>,
    _ decoder: any Swift.Decoder
  ) throws {
    __fields.group2.field64 = try container.decodeIfPresent(Int.self, forKey: "optional")
    __fields.group2.field65 = try container.decode([String].self, forKey: "last")
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.f0, forKey: "f0")
    try container.encode(self.f1, forKey: "f1")
    try container.encode(self.f2, forKey: "f2")
    try container.encode(self.f3, forKey: "f3")
    try container.encode(self.f4, forKey: "f4")
    try container.encode(self.f5, forKey: "f5")
    try container.encode(self.f6, forKey: "f6")
    try container.encode(self.f7, forKey: "f7")
    try container.encode(self.f8, forKey: "f8")
    try container.encode(self.f9, forKey: "f9")
    try container.encode(self.f10, forKey: "f10")
    try container.encode(self.f11, forKey: "f11")
    try container.encode(self.f12, forKey: "f12")
    try container.encode(self.f13, forKey: "f13")
    try container.encode(self.f14, forKey: "f14")
    try container.encode(self.f15, forKey: "f15")
    try container.encode(self.f16, forKey: "f16")
    try container.encode(self.f17, forKey: "f17")
    try container.encode(self.f18, forKey: "f18")
    try container.encode(self.f19, forKey: "f19")
    try container.encode(self.f20, forKey: "f20")
    try container.encode(self.f21, forKey: "f21")
    try container.encode(self.f22, forKey: "f22")
    try container.encode(self.f23, forKey: "f23")
    try container.encode(self.f24, forKey: "f24")
    try container.encode(self.f25, forKey: "f25")
    try container.encode(self.f26, forKey: "f26")
    try container.encode(self.f27, forKey: "f27")
    try container.encode(self.f28, forKey: "f28")
    try container.encode(self.f29, forKey: "f29")
    try container.encode(self.f30, forKey: "f30")
    try container.encode(self.f31, forKey: "f31")
    try container.encode(self.f32, forKey: "f32")
    try container.encode(self.f33, forKey: "f33")
    try container.encode(self.f34, forKey: "f34")
    try container.encode(self.f35, forKey: "f35")
    try container.encode(self.f36, forKey: "f36")
    try container.encode(self.f37, forKey: "f37")
    try container.encode(self.f38, forKey: "f38")
    try container.encode(self.f39, forKey: "f39")
    try container.encode(self.f40, forKey: "f40")
    try container.encode(self.f41, forKey: "f41")
    try container.encode(self.f42, forKey: "f42")
    try container.encode(self.f43, forKey: "f43")
    try container.encode(self.f44, forKey: "f44")
    try container.encode(self.f45, forKey: "f45")
    try container.encode(self.f46, forKey: "f46")
    try container.encode(self.f47, forKey: "f47")
    try container.encode(self.f48, forKey: "f48")
    try container.encode(self.f49, forKey: "f49")
    try container.encode(self.f50, forKey: "f50")
    try container.encode(self.f51, forKey: "f51")
    try container.encode(self.f52, forKey: "f52")
    try container.encode(self.f53, forKey: "f53")
    try container.encode(self.f54, forKey: "f54")
    try container.encode(self.f55, forKey: "f55")
    try container.encode(self.f56, forKey: "f56")
    try container.encode(self.f57, forKey: "f57")
    try container.encode(self.f58, forKey: "f58")
    try container.encode(self.f59, forKey: "f59")
    try container.encode(self.f60, forKey: "f60")
    try container.encode(self.f61, forKey: "f61")
    try container.encode(self.f62, forKey: "f62")
    try container.encode(self.f63, forKey: "f63")
    try container.encodeIfPresent(self.optional, forKey: "optional")
    try container.encode(self.last, forKey: "last")
  }

  private init(__direct __fields: inout __Fields) {
    self.f0 = __fields.group0.field0
    self.f1 = __fields.group0.field1
    self.f2 = __fields.group0.field2
    self.f3 = __fields.group0.field3
    self.f4 = __fields.group0.field4
    self.f5 = __fields.group0.field5
    self.f6 = __fields.group0.field6
    self.f7 = __fields.group0.field7
    self.f8 = __fields.group0.field8
    self.f9 = __fields.group0.field9
    self.f10 = __fields.group0.field10
    self.f11 = __fields.group0.field11
    self.f12 = __fields.group0.field12
    self.f13 = __fields.group0.field13
    self.f14 = __fields.group0.field14
    self.f15 = __fields.group0.field15
    self.f16 = __fields.group0.field16
    self.f17 = __fields.group0.field17
    self.f18 = __fields.group0.field18
    self.f19 = __fields.group0.field19
    self.f20 = __fields.group0.field20
    self.f21 = __fields.group0.field21
    self.f22 = __fields.group0.field22
    self.f23 = __fields.group0.field23
    self.f24 = __fields.group0.field24
    self.f25 = __fields.group0.field25
    self.f26 = __fields.group0.field26
    self.f27 = __fields.group0.field27
    self.f28 = __fields.group0.field28
    self.f29 = __fields.group0.field29
    self.f30 = __fields.group0.field30
    self.f31 = __fields.group0.field31
    if false {}
    self.f32 = __fields.group1.field32
    self.f33 = __fields.group1.field33
    self.f34 = __fields.group1.field34
    self.f35 = __fields.group1.field35
    self.f36 = __fields.group1.field36
    self.f37 = __fields.group1.field37
    self.f38 = __fields.group1.field38
    self.f39 = __fields.group1.field39
    self.f40 = __fields.group1.field40
    self.f41 = __fields.group1.field41
    self.f42 = __fields.group1.field42
    self.f43 = __fields.group1.field43
    self.f44 = __fields.group1.field44
    self.f45 = __fields.group1.field45
    self.f46 = __fields.group1.field46
    self.f47 = __fields.group1.field47
    self.f48 = __fields.group1.field48
    self.f49 = __fields.group1.field49
    self.f50 = __fields.group1.field50
    self.f51 = __fields.group1.field51
    self.f52 = __fields.group1.field52
    self.f53 = __fields.group1.field53
    self.f54 = __fields.group1.field54
    self.f55 = __fields.group1.field55
    self.f56 = __fields.group1.field56
    self.f57 = __fields.group1.field57
    self.f58 = __fields.group1.field58
    self.f59 = __fields.group1.field59
    self.f60 = __fields.group1.field60
    self.f61 = __fields.group1.field61
    self.f62 = __fields.group1.field62
    self.f63 = __fields.group1.field63
    if false {}
    self.optional = __fields.group2.field64
    self.last = __Fields.take(&__fields.group2.field65)
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var __fields = __Fields()
    var key = reader.__beginObject("\"f0\":")
    while key != 0 {
      let before0 = __fields.seen0
      let before1 = __fields.seen1
      key = Self.decode(members0: key, &__fields, &reader)
      key = Self.decode(members32: key, &__fields, &reader)
      key = Self.decode(members64: key, &__fields, &reader)
      if __fields.seen0 == before0, __fields.seen1 == before1 {
        key = reader.__skipMember("f0\0f1\0f2\0f3\0f4\0f5\0f6\0f7\0f8\0f9\0f10\0f11\0f12\0f13\0f14\0f15\0f16\0f17\0f18\0f19\0f20\0f21\0f22\0f23\0f24\0f25\0f26\0f27\0f28\0f29\0f30\0f31\0f32\0f33\0f34\0f35\0f36\0f37\0f38\0f39\0f40\0f41\0f42\0f43\0f44\0f45\0f46\0f47\0f48\0f49\0f50\0f51\0f52\0f53\0f54\0f55\0f56\0f57\0f58\0f59\0f60\0f61\0f62\0f63\0optional\0last")
      }
    }
    guard reader.__hasSeen(__fields.seen0, 0xFFFFFFFFFFFFFFFF), reader.__hasSeen(__fields.seen1, 0x2), __fields.group2.isComplete else {
      reader.__reportMissing(__fields.seen0, required: 0xFFFFFFFFFFFFFFFF, "f0\0f1\0f2\0f3\0f4\0f5\0f6\0f7\0f8\0f9\0f10\0f11\0f12\0f13\0f14\0f15\0f16\0f17\0f18\0f19\0f20\0f21\0f22\0f23\0f24\0f25\0f26\0f27\0f28\0f29\0f30\0f31\0f32\0f33\0f34\0f35\0f36\0f37\0f38\0f39\0f40\0f41\0f42\0f43\0f44\0f45\0f46\0f47\0f48\0f49\0f50\0f51\0f52\0f53\0f54\0f55\0f56\0f57\0f58\0f59\0f60\0f61\0f62\0f63")
      return reader.__missing(__fields.seen1, required: 0x2, "optional\0last")
    }
    return Self(__direct: &__fields)
  }

  @inline(never)
  private static func decode(
    members0 key: Swift.UInt64,
    _ __fields: inout __Fields,
    _ reader: inout TranscodableEssentials.JSONReader
  ) -> Swift.UInt64 {
    var key = key
    if reader.__takeField("\"f0\":", key, 0x22306622, &__fields.seen0, 0x1) {
      key = reader.__readField(&__fields.group0.field0, "\"f1\":", __fields.seen0, 0x2)
    }
    if reader.__takeField("\"f1\":", key, 0x22316622, &__fields.seen0, 0x2) {
      key = reader.__readField(&__fields.group0.field1, "\"f2\":", __fields.seen0, 0x4)
    }
    if reader.__takeField("\"f2\":", key, 0x22326622, &__fields.seen0, 0x4) {
      key = reader.__readField(&__fields.group0.field2, "\"f3\":", __fields.seen0, 0x8)
    }
    if reader.__takeField("\"f3\":", key, 0x22336622, &__fields.seen0, 0x8) {
      key = reader.__readField(&__fields.group0.field3, "\"f4\":", __fields.seen0, 0x10)
    }
    if reader.__takeField("\"f4\":", key, 0x22346622, &__fields.seen0, 0x10) {
      key = reader.__readField(&__fields.group0.field4, "\"f5\":", __fields.seen0, 0x20)
    }
    if reader.__takeField("\"f5\":", key, 0x22356622, &__fields.seen0, 0x20) {
      key = reader.__readField(&__fields.group0.field5, "\"f6\":", __fields.seen0, 0x40)
    }
    if reader.__takeField("\"f6\":", key, 0x22366622, &__fields.seen0, 0x40) {
      key = reader.__readField(&__fields.group0.field6, "\"f7\":", __fields.seen0, 0x80)
    }
    if reader.__takeField("\"f7\":", key, 0x22376622, &__fields.seen0, 0x80) {
      key = reader.__readField(&__fields.group0.field7, "\"f8\":", __fields.seen0, 0x100)
    }
    if reader.__takeField("\"f8\":", key, 0x22386622, &__fields.seen0, 0x100) {
      key = reader.__readField(&__fields.group0.field8, "\"f9\":", __fields.seen0, 0x200)
    }
    if reader.__takeField("\"f9\":", key, 0x22396622, &__fields.seen0, 0x200) {
      key = reader.__readField(&__fields.group0.field9, "\"f10\":", __fields.seen0, 0x400)
    }
    if reader.__takeField("\"f10\":", key, 0x2230316622, &__fields.seen0, 0x400) {
      key = reader.__readField(&__fields.group0.field10, "\"f11\":", __fields.seen0, 0x800)
    }
    if reader.__takeField("\"f11\":", key, 0x2231316622, &__fields.seen0, 0x800) {
      key = reader.__readField(&__fields.group0.field11, "\"f12\":", __fields.seen0, 0x1000)
    }
    if reader.__takeField("\"f12\":", key, 0x2232316622, &__fields.seen0, 0x1000) {
      key = reader.__readField(&__fields.group0.field12, "\"f13\":", __fields.seen0, 0x2000)
    }
    if reader.__takeField("\"f13\":", key, 0x2233316622, &__fields.seen0, 0x2000) {
      key = reader.__readField(&__fields.group0.field13, "\"f14\":", __fields.seen0, 0x4000)
    }
    if reader.__takeField("\"f14\":", key, 0x2234316622, &__fields.seen0, 0x4000) {
      key = reader.__readField(&__fields.group0.field14, "\"f15\":", __fields.seen0, 0x8000)
    }
    if reader.__takeField("\"f15\":", key, 0x2235316622, &__fields.seen0, 0x8000) {
      key = reader.__readField(&__fields.group0.field15, "\"f16\":", __fields.seen0, 0x10000)
    }
    if reader.__takeField("\"f16\":", key, 0x2236316622, &__fields.seen0, 0x10000) {
      key = reader.__readField(&__fields.group0.field16, "\"f17\":", __fields.seen0, 0x20000)
    }
    if reader.__takeField("\"f17\":", key, 0x2237316622, &__fields.seen0, 0x20000) {
      key = reader.__readField(&__fields.group0.field17, "\"f18\":", __fields.seen0, 0x40000)
    }
    if reader.__takeField("\"f18\":", key, 0x2238316622, &__fields.seen0, 0x40000) {
      key = reader.__readField(&__fields.group0.field18, "\"f19\":", __fields.seen0, 0x80000)
    }
    if reader.__takeField("\"f19\":", key, 0x2239316622, &__fields.seen0, 0x80000) {
      key = reader.__readField(&__fields.group0.field19, "\"f20\":", __fields.seen0, 0x100000)
    }
    if reader.__takeField("\"f20\":", key, 0x2230326622, &__fields.seen0, 0x100000) {
      key = reader.__readField(&__fields.group0.field20, "\"f21\":", __fields.seen0, 0x200000)
    }
    if reader.__takeField("\"f21\":", key, 0x2231326622, &__fields.seen0, 0x200000) {
      key = reader.__readField(&__fields.group0.field21, "\"f22\":", __fields.seen0, 0x400000)
    }
    if reader.__takeField("\"f22\":", key, 0x2232326622, &__fields.seen0, 0x400000) {
      key = reader.__readField(&__fields.group0.field22, "\"f23\":", __fields.seen0, 0x800000)
    }
    if reader.__takeField("\"f23\":", key, 0x2233326622, &__fields.seen0, 0x800000) {
      key = reader.__readField(&__fields.group0.field23, "\"f24\":", __fields.seen0, 0x1000000)
    }
    if reader.__takeField("\"f24\":", key, 0x2234326622, &__fields.seen0, 0x1000000) {
      key = reader.__readField(&__fields.group0.field24, "\"f25\":", __fields.seen0, 0x2000000)
    }
    if reader.__takeField("\"f25\":", key, 0x2235326622, &__fields.seen0, 0x2000000) {
      key = reader.__readField(&__fields.group0.field25, "\"f26\":", __fields.seen0, 0x4000000)
    }
    if reader.__takeField("\"f26\":", key, 0x2236326622, &__fields.seen0, 0x4000000) {
      key = reader.__readField(&__fields.group0.field26, "\"f27\":", __fields.seen0, 0x8000000)
    }
    if reader.__takeField("\"f27\":", key, 0x2237326622, &__fields.seen0, 0x8000000) {
      key = reader.__readField(&__fields.group0.field27, "\"f28\":", __fields.seen0, 0x10000000)
    }
    if reader.__takeField("\"f28\":", key, 0x2238326622, &__fields.seen0, 0x10000000) {
      key = reader.__readField(&__fields.group0.field28, "\"f29\":", __fields.seen0, 0x20000000)
    }
    if reader.__takeField("\"f29\":", key, 0x2239326622, &__fields.seen0, 0x20000000) {
      key = reader.__readField(&__fields.group0.field29, "\"f30\":", __fields.seen0, 0x40000000)
    }
    if reader.__takeField("\"f30\":", key, 0x2230336622, &__fields.seen0, 0x40000000) {
      key = reader.__readField(&__fields.group0.field30, "\"f31\":", __fields.seen0, 0x80000000)
    }
    if reader.__takeField("\"f31\":", key, 0x2231336622, &__fields.seen0, 0x80000000) {
      key = reader.__readField(&__fields.group0.field31, "\"f32\":", __fields.seen0, 0x100000000)
    }
    return key
  }

  @inline(never)
  private static func decode(
    members32 key: Swift.UInt64,
    _ __fields: inout __Fields,
    _ reader: inout TranscodableEssentials.JSONReader
  ) -> Swift.UInt64 {
    var key = key
    if reader.__takeField("\"f32\":", key, 0x2232336622, &__fields.seen0, 0x100000000) {
      key = reader.__readField(&__fields.group1.field32, "\"f33\":", __fields.seen0, 0x200000000)
    }
    if reader.__takeField("\"f33\":", key, 0x2233336622, &__fields.seen0, 0x200000000) {
      key = reader.__readField(&__fields.group1.field33, "\"f34\":", __fields.seen0, 0x400000000)
    }
    if reader.__takeField("\"f34\":", key, 0x2234336622, &__fields.seen0, 0x400000000) {
      key = reader.__readField(&__fields.group1.field34, "\"f35\":", __fields.seen0, 0x800000000)
    }
    if reader.__takeField("\"f35\":", key, 0x2235336622, &__fields.seen0, 0x800000000) {
      key = reader.__readField(&__fields.group1.field35, "\"f36\":", __fields.seen0, 0x1000000000)
    }
    if reader.__takeField("\"f36\":", key, 0x2236336622, &__fields.seen0, 0x1000000000) {
      key = reader.__readField(&__fields.group1.field36, "\"f37\":", __fields.seen0, 0x2000000000)
    }
    if reader.__takeField("\"f37\":", key, 0x2237336622, &__fields.seen0, 0x2000000000) {
      key = reader.__readField(&__fields.group1.field37, "\"f38\":", __fields.seen0, 0x4000000000)
    }
    if reader.__takeField("\"f38\":", key, 0x2238336622, &__fields.seen0, 0x4000000000) {
      key = reader.__readField(&__fields.group1.field38, "\"f39\":", __fields.seen0, 0x8000000000)
    }
    if reader.__takeField("\"f39\":", key, 0x2239336622, &__fields.seen0, 0x8000000000) {
      key = reader.__readField(&__fields.group1.field39, "\"f40\":", __fields.seen0, 0x10000000000)
    }
    if reader.__takeField("\"f40\":", key, 0x2230346622, &__fields.seen0, 0x10000000000) {
      key = reader.__readField(&__fields.group1.field40, "\"f41\":", __fields.seen0, 0x20000000000)
    }
    if reader.__takeField("\"f41\":", key, 0x2231346622, &__fields.seen0, 0x20000000000) {
      key = reader.__readField(&__fields.group1.field41, "\"f42\":", __fields.seen0, 0x40000000000)
    }
    if reader.__takeField("\"f42\":", key, 0x2232346622, &__fields.seen0, 0x40000000000) {
      key = reader.__readField(&__fields.group1.field42, "\"f43\":", __fields.seen0, 0x80000000000)
    }
    if reader.__takeField("\"f43\":", key, 0x2233346622, &__fields.seen0, 0x80000000000) {
      key = reader.__readField(&__fields.group1.field43, "\"f44\":", __fields.seen0, 0x100000000000)
    }
    if reader.__takeField("\"f44\":", key, 0x2234346622, &__fields.seen0, 0x100000000000) {
      key = reader.__readField(&__fields.group1.field44, "\"f45\":", __fields.seen0, 0x200000000000)
    }
    if reader.__takeField("\"f45\":", key, 0x2235346622, &__fields.seen0, 0x200000000000) {
      key = reader.__readField(&__fields.group1.field45, "\"f46\":", __fields.seen0, 0x400000000000)
    }
    if reader.__takeField("\"f46\":", key, 0x2236346622, &__fields.seen0, 0x400000000000) {
      key = reader.__readField(&__fields.group1.field46, "\"f47\":", __fields.seen0, 0x800000000000)
    }
    if reader.__takeField("\"f47\":", key, 0x2237346622, &__fields.seen0, 0x800000000000) {
      key = reader.__readField(&__fields.group1.field47, "\"f48\":", __fields.seen0, 0x1000000000000)
    }
    if reader.__takeField("\"f48\":", key, 0x2238346622, &__fields.seen0, 0x1000000000000) {
      key = reader.__readField(&__fields.group1.field48, "\"f49\":", __fields.seen0, 0x2000000000000)
    }
    if reader.__takeField("\"f49\":", key, 0x2239346622, &__fields.seen0, 0x2000000000000) {
      key = reader.__readField(&__fields.group1.field49, "\"f50\":", __fields.seen0, 0x4000000000000)
    }
    if reader.__takeField("\"f50\":", key, 0x2230356622, &__fields.seen0, 0x4000000000000) {
      key = reader.__readField(&__fields.group1.field50, "\"f51\":", __fields.seen0, 0x8000000000000)
    }
    if reader.__takeField("\"f51\":", key, 0x2231356622, &__fields.seen0, 0x8000000000000) {
      key = reader.__readField(&__fields.group1.field51, "\"f52\":", __fields.seen0, 0x10000000000000)
    }
    if reader.__takeField("\"f52\":", key, 0x2232356622, &__fields.seen0, 0x10000000000000) {
      key = reader.__readField(&__fields.group1.field52, "\"f53\":", __fields.seen0, 0x20000000000000)
    }
    if reader.__takeField("\"f53\":", key, 0x2233356622, &__fields.seen0, 0x20000000000000) {
      key = reader.__readField(&__fields.group1.field53, "\"f54\":", __fields.seen0, 0x40000000000000)
    }
    if reader.__takeField("\"f54\":", key, 0x2234356622, &__fields.seen0, 0x40000000000000) {
      key = reader.__readField(&__fields.group1.field54, "\"f55\":", __fields.seen0, 0x80000000000000)
    }
    if reader.__takeField("\"f55\":", key, 0x2235356622, &__fields.seen0, 0x80000000000000) {
      key = reader.__readField(&__fields.group1.field55, "\"f56\":", __fields.seen0, 0x100000000000000)
    }
    if reader.__takeField("\"f56\":", key, 0x2236356622, &__fields.seen0, 0x100000000000000) {
      key = reader.__readField(&__fields.group1.field56, "\"f57\":", __fields.seen0, 0x200000000000000)
    }
    if reader.__takeField("\"f57\":", key, 0x2237356622, &__fields.seen0, 0x200000000000000) {
      key = reader.__readField(&__fields.group1.field57, "\"f58\":", __fields.seen0, 0x400000000000000)
    }
    if reader.__takeField("\"f58\":", key, 0x2238356622, &__fields.seen0, 0x400000000000000) {
      key = reader.__readField(&__fields.group1.field58, "\"f59\":", __fields.seen0, 0x800000000000000)
    }
    if reader.__takeField("\"f59\":", key, 0x2239356622, &__fields.seen0, 0x800000000000000) {
      key = reader.__readField(&__fields.group1.field59, "\"f60\":", __fields.seen0, 0x1000000000000000)
    }
    if reader.__takeField("\"f60\":", key, 0x2230366622, &__fields.seen0, 0x1000000000000000) {
      key = reader.__readField(&__fields.group1.field60, "\"f61\":", __fields.seen0, 0x2000000000000000)
    }
    if reader.__takeField("\"f61\":", key, 0x2231366622, &__fields.seen0, 0x2000000000000000) {
      key = reader.__readField(&__fields.group1.field61, "\"f62\":", __fields.seen0, 0x4000000000000000)
    }
    if reader.__takeField("\"f62\":", key, 0x2232366622, &__fields.seen0, 0x4000000000000000) {
      key = reader.__readField(&__fields.group1.field62, "\"f63\":", __fields.seen0, 0x8000000000000000)
    }
    if reader.__takeField("\"f63\":", key, 0x2233366622, &__fields.seen0, 0x8000000000000000) {
      key = reader.__readField(&__fields.group1.field63, "\"optional\":", __fields.seen1, 0x1)
    }
    return key
  }

  @inline(never)
  private static func decode(
    members64 key: Swift.UInt64,
    _ __fields: inout __Fields,
    _ reader: inout TranscodableEssentials.JSONReader
  ) -> Swift.UInt64 {
    var key = key
    if reader.__takeField("\"optional\":", key, 0x616E6F6974706F22, &__fields.seen1, 0x1) {
      key = reader.__readOptionalField(&__fields.group2.field64, "\"last\":", __fields.seen1, 0x2)
    }
    if reader.__takeField("\"last\":", key, 0x227473616C22, &__fields.seen1, 0x2) {
      key = reader.__readField(&__fields.group2.field65, "", __fields.seen1, 0x2)
    }
    return key
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("f0", self.f0)
    writer.write("f1", self.f1)
    writer.write("f2", self.f2)
    writer.write("f3", self.f3)
    writer.write("f4", self.f4)
    writer.write("f5", self.f5)
    writer.write("f6", self.f6)
    writer.write("f7", self.f7)
    writer.write("f8", self.f8)
    writer.write("f9", self.f9)
    writer.write("f10", self.f10)
    writer.write("f11", self.f11)
    writer.write("f12", self.f12)
    writer.write("f13", self.f13)
    writer.write("f14", self.f14)
    writer.write("f15", self.f15)
    writer.write("f16", self.f16)
    writer.write("f17", self.f17)
    writer.write("f18", self.f18)
    writer.write("f19", self.f19)
    writer.write("f20", self.f20)
    writer.write("f21", self.f21)
    writer.write("f22", self.f22)
    writer.write("f23", self.f23)
    writer.write("f24", self.f24)
    writer.write("f25", self.f25)
    writer.write("f26", self.f26)
    writer.write("f27", self.f27)
    writer.write("f28", self.f28)
    writer.write("f29", self.f29)
    writer.write("f30", self.f30)
    writer.write("f31", self.f31)
    writer.write("f32", self.f32)
    writer.write("f33", self.f33)
    writer.write("f34", self.f34)
    writer.write("f35", self.f35)
    writer.write("f36", self.f36)
    writer.write("f37", self.f37)
    writer.write("f38", self.f38)
    writer.write("f39", self.f39)
    writer.write("f40", self.f40)
    writer.write("f41", self.f41)
    writer.write("f42", self.f42)
    writer.write("f43", self.f43)
    writer.write("f44", self.f44)
    writer.write("f45", self.f45)
    writer.write("f46", self.f46)
    writer.write("f47", self.f47)
    writer.write("f48", self.f48)
    writer.write("f49", self.f49)
    writer.write("f50", self.f50)
    writer.write("f51", self.f51)
    writer.write("f52", self.f52)
    writer.write("f53", self.f53)
    writer.write("f54", self.f54)
    writer.write("f55", self.f55)
    writer.write("f56", self.f56)
    writer.write("f57", self.f57)
    writer.write("f58", self.f58)
    writer.write("f59", self.f59)
    writer.write("f60", self.f60)
    writer.write("f61", self.f61)
    writer.write("f62", self.f62)
    writer.write("f63", self.f63)
    writer.writeOptional("optional", self.optional)
    writer.write("last", self.last)
    writer.endObject()
  }
}
