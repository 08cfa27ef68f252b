// @Codable, extension of Commit
extension Commit: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    self.sha = try container.decode(String.self, forKey: "sha")
    let container1 = try container.nestedContainer(keyedBy: TranscodableEssentials.CodingFieldKey.self, forKey: "commit")
    let container2 = try container1.nestedContainer(keyedBy: TranscodableEssentials.CodingFieldKey.self, forKey: "author")
    self.author = try container2.decode(String.self, forKey: "name")
    self.email = try container2.decodeIfPresent(String.self, forKey: "email")
    if let value = try container1.decodeIfPresent(String.self, forKey: "message.text") {
      self.message = value
    }
    let container3 = try container.__container(keyedBy: TranscodableEssentials.CodingFieldKey.self, forKey: "stats", isRequired: false)
    self.total = try container3.decodeIfPresent(Int.self, forKey: "total")
    self.files = try container3.decodeIfPresent(Int.self, forKey: "files")
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    try container.encode(self.sha, forKey: "sha")
    var container1 = container.nestedContainer(keyedBy: TranscodableEssentials.CodingFieldKey.self, forKey: "commit")
    var container2 = container1.nestedContainer(keyedBy: TranscodableEssentials.CodingFieldKey.self, forKey: "author")
    try container2.encode(self.author, forKey: "name")
    try container2.encodeIfPresent(self.email, forKey: "email")
    try container1.encode(self.message, forKey: "message.text")
    if (self.total != nil) || (self.files != nil) {
      var container3 = container.nestedContainer(keyedBy: TranscodableEssentials.CodingFieldKey.self, forKey: "stats")
      try container3.encodeIfPresent(self.total, forKey: "total")
      try container3.encodeIfPresent(self.files, forKey: "files")
    }
  }

  private init(__direct field0: String, _ field1: String, _ field2: String?, _ field3: String?, _ field4: Int?, _ field5: Int?) {
    self.sha = field0
    self.author = field1
    self.email = field2
    if let field3 { self.message = field3 }
    self.total = field4
    self.files = field5
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: String = ""
    var field1: String = ""
    var field2: String?
    var field3: String?
    var field4: Int?
    var field5: Int?
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"sha\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"sha\":", key, 0x2261687322, &seen, 0x1) {
        key = reader.__readField(&field0, "\"commit\":", seen, 0x2)
      }
      if reader.__takeField("\"commit\":", key, 0x2274696D6D6F6322, &seen, 0x2) {
        do {
          var keyIn = reader.__beginObject("\"author\":")
          while keyIn != 0 {
            let before = seen
            if reader.__takeField("\"author\":", keyIn, 0x22726F6874756122, &seen, 0x4) {
              do {
                var keyInIn = reader.__beginObject("\"name\":")
                while keyInIn != 0 {
                  let before = seen
                  if reader.__takeField("\"name\":", keyInIn, 0x22656D616E22, &seen, 0x8) {
                    keyInIn = reader.__readField(&field1, "\"email\":", seen, 0x10)
                  }
                  if reader.__takeField("\"email\":", keyInIn, 0x226C69616D6522, &seen, 0x10) {
                    keyInIn = reader.__readOptionalField(&field2, "", seen, 0x10)
                  }
                  if seen == before {
                    keyInIn = reader.__skipMember("name\0email")
                  }
                }
                if !reader.__hasSeen(seen, 0x8) {
                  reader.__reportMissing(seen, required: 0x8, "sha\0commit\0author\0name\0email\0message.text\0stats\0total\0files")
                }
              }
              keyIn = reader.__nextMember("\"message.text\":", seen, 0x20)
            }
            if reader.__takeField("\"message.text\":", keyIn, 0x6567617373656D22, &seen, 0x20) {
              keyIn = reader.__readOptionalField(&field3, "", seen, 0x20)
            }
            if seen == before {
              keyIn = reader.__skipMember("author\0message.text")
            }
          }
          if !reader.__hasSeen(seen, 0x4) {
            reader.__reportMissing(seen, required: 0x4, "sha\0commit\0author\0name\0email\0message.text\0stats\0total\0files")
          }
        }
        key = reader.__nextMember("\"stats\":", seen, 0x40)
      }
      if reader.__takeField("\"stats\":", key, 0x22737461747322, &seen, 0x40) {
        if !reader.readNull() {
          var keyIn = reader.__beginObject("\"total\":")
          while keyIn != 0 {
            let before = seen
            if reader.__takeField("\"total\":", keyIn, 0x226C61746F7422, &seen, 0x80) {
              keyIn = reader.__readOptionalField(&field4, "\"files\":", seen, 0x100)
            }
            if reader.__takeField("\"files\":", keyIn, 0x2273656C696622, &seen, 0x100) {
              keyIn = reader.__readOptionalField(&field5, "", seen, 0x100)
            }
            if seen == before {
              keyIn = reader.__skipMember("total\0files")
            }
          }
        }
        key = reader.__nextMember("", seen, 0x40)
      }
      if seen == before {
        key = reader.__skipMember("sha\0commit\0stats")
      }
    }
    guard reader.__hasSeen(seen, 0x3) else {
      return reader.__missing(seen, required: 0x3, "sha\0commit\0author\0name\0email\0message.text\0stats\0total\0files")
    }
    return Self(__direct: field0, field1, field2, field3, field4, field5)
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.write("sha", self.sha)
    writer.beginObject("commit")
    writer.beginObject("author")
    writer.write("name", self.author)
    writer.writeOptional("email", self.email)
    writer.endObject()
    writer.write("message.text", self.message)
    writer.endObject()
    if (self.total != nil) || (self.files != nil) {
      writer.beginObject("stats")
      writer.writeOptional("total", self.total)
      writer.writeOptional("files", self.files)
      writer.endObject()
    }
    writer.endObject()
  }
}

// @Codable, extension of Enveloped
extension Enveloped: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    let container1 = try container.nestedContainer(keyedBy: TranscodableEssentials.CodingFieldKey.self, forKey: "data")
    let container2 = try container1.nestedContainer(keyedBy: TranscodableEssentials.CodingFieldKey.self, forKey: "attributes")
    self.name = try container2.decode(String.self, forKey: "name")
    let container3 = try container2.nestedContainer(keyedBy: TranscodableEssentials.CodingFieldKey.self, forKey: "size")
    self.width = try container3.decode(Int.self, forKey: "width")
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    var container1 = container.nestedContainer(keyedBy: TranscodableEssentials.CodingFieldKey.self, forKey: "data")
    var container2 = container1.nestedContainer(keyedBy: TranscodableEssentials.CodingFieldKey.self, forKey: "attributes")
    try container2.encode(self.name, forKey: "name")
    var container3 = container2.nestedContainer(keyedBy: TranscodableEssentials.CodingFieldKey.self, forKey: "size")
    try container3.encode(self.width, forKey: "width")
  }

  private init(__direct field0: String, _ field1: Int) {
    self.name = field0
    self.width = field1
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: String = ""
    var field1: Int = 0
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"data\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"data\":", key, 0x226174616422, &seen, 0x1) {
        do {
          var keyIn = reader.__beginObject("\"attributes\":")
          while keyIn != 0 {
            let before = seen
            if reader.__takeField("\"attributes\":", keyIn, 0x7562697274746122, &seen, 0x2) {
              do {
                var keyInIn = reader.__beginObject("\"name\":")
                while keyInIn != 0 {
                  let before = seen
                  if reader.__takeField("\"name\":", keyInIn, 0x22656D616E22, &seen, 0x4) {
                    keyInIn = reader.__readField(&field0, "\"size\":", seen, 0x8)
                  }
                  if reader.__takeField("\"size\":", keyInIn, 0x22657A697322, &seen, 0x8) {
                    do {
                      var keyInInIn = reader.__beginObject("\"width\":")
                      while keyInInIn != 0 {
                        let before = seen
                        if reader.__takeField("\"width\":", keyInInIn, 0x22687464697722, &seen, 0x10) {
                          keyInInIn = reader.__readField(&field1, "", seen, 0x10)
                        }
                        if seen == before {
                          keyInInIn = reader.__skipMember("width")
                        }
                      }
                      if !reader.__hasSeen(seen, 0x10) {
                        reader.__reportMissing(seen, required: 0x10, "data\0attributes\0name\0size\0width")
                      }
                    }
                    keyInIn = reader.__nextMember("", seen, 0x8)
                  }
                  if seen == before {
                    keyInIn = reader.__skipMember("name\0size")
                  }
                }
                if !reader.__hasSeen(seen, 0xC) {
                  reader.__reportMissing(seen, required: 0xC, "data\0attributes\0name\0size\0width")
                }
              }
              keyIn = reader.__nextMember("", seen, 0x2)
            }
            if seen == before {
              keyIn = reader.__skipMember("attributes")
            }
          }
          if !reader.__hasSeen(seen, 0x2) {
            reader.__reportMissing(seen, required: 0x2, "data\0attributes\0name\0size\0width")
          }
        }
        key = reader.__nextMember("", seen, 0x1)
      }
      if seen == before {
        key = reader.__skipMember("data")
      }
    }
    guard reader.__hasSeen(seen, 0x1) else {
      return reader.__missing(seen, required: 0x1, "data\0attributes\0name\0size\0width")
    }
    return Self(__direct: field0, field1)
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.beginObject("data")
    writer.beginObject("attributes")
    writer.write("name", self.name)
    writer.beginObject("size")
    writer.write("width", self.width)
    writer.endObject()
    writer.endObject()
    writer.endObject()
    writer.endObject()
  }
}

// @Codable, extension of EnvelopedWithKeys
extension EnvelopedWithKeys: Swift.Decodable, Swift.Encodable, TranscodableEssentials.JSONDecodable, TranscodableEssentials.__FailureCollecting, TranscodableEssentials.JSONEncodable {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    let container1 = try container.nestedContainer(keyedBy: CodingKeys.self, forKey: "data")
    self.name = try container1.decode(String.self, forKey: .name)
  }

  func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    var container1 = container.nestedContainer(keyedBy: CodingKeys.self, forKey: "data")
    try container1.encode(self.name, forKey: .name)
  }

  private init(__direct field0: String) {
    self.name = field0
  }

  static func decode(from reader: inout TranscodableEssentials.JSONReader) -> Self? {
    var field0: String = ""
    var seen: Swift.UInt64 = 0
    var key = reader.__beginObject("\"data\":")
    while key != 0 {
      let before = seen
      if reader.__takeField("\"data\":", key, 0x226174616422, &seen, 0x1) {
        do {
          var keyIn = reader.__beginObject("\"title\":")
          while keyIn != 0 {
            let before = seen
            if reader.__takeField("\"title\":", keyIn, 0x22656C74697422, &seen, 0x2) {
              keyIn = reader.__readField(&field0, "", seen, 0x2)
            }
            if seen == before {
              keyIn = reader.__skipMember("title")
            }
          }
          if !reader.__hasSeen(seen, 0x2) {
            reader.__reportMissing(seen, required: 0x2, "data\0title")
          }
        }
        key = reader.__nextMember("", seen, 0x1)
      }
      if seen == before {
        key = reader.__skipMember("data")
      }
    }
    guard reader.__hasSeen(seen, 0x1) else {
      return reader.__missing(seen, required: 0x1, "data\0title")
    }
    return Self(__direct: field0)
  }

  func encode(to writer: inout TranscodableEssentials.JSONWriter) {
    writer.beginObject()
    writer.beginObject("data")
    writer.write("title", self.name)
    writer.endObject()
    writer.endObject()
  }
}

// @Decodable, extension of Elements
extension Elements: Swift.Decodable, TranscodableEssentials.__FieldVisiting {
  init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    let container1 = try container.__container(keyedBy: TranscodableEssentials.CodingFieldKey.self, forKey: "parents", at: [0], isRequired: true)
    self.parent = try container1.decode(String.self, forKey: "sha")
    let container2 = try container.__container(keyedBy: TranscodableEssentials.CodingFieldKey.self, forKey: "parents", at: [1], isRequired: false)
    self.other = try container2.decodeIfPresent(String.self, forKey: "sha")
    self.latitude = try container.__decode(TranscodableEssentials.__plain(Double.self).__element(at: [1]), forKey: "coordinates")
    self.corner = try container.__decodeIfPresent(TranscodableEssentials.__plain(Double.self).__element(at: [1, 0]), forKey: "matrix")
  }

  static func __visitFields(of decoder: any Swift.Decoder, _ visit: TranscodableEssentials.__FieldVisit) throws {
    let container = try decoder.container(keyedBy: TranscodableEssentials.CodingFieldKey.self)
    visit.part {
      let container1 = try container.__container(keyedBy: TranscodableEssentials.CodingFieldKey.self, forKey: "parents", at: [0], isRequired: true)
      visit.field(container1, "sha") {
        try container1.decode(String.self, forKey: $0)
      }
    }
    visit.part {
      let container2 = try container.__container(keyedBy: TranscodableEssentials.CodingFieldKey.self, forKey: "parents", at: [1], isRequired: false)
      visit.field(container2, "sha") {
        try container2.decodeIfPresent(String.self, forKey: $0)
      }
    }
    visit.part {
      _ = try container.__decode(TranscodableEssentials.__plain(Double.self).__element(at: [1]), forKey: "coordinates")
    }
    visit.part {
      _ = try container.__decodeIfPresent(TranscodableEssentials.__plain(Double.self).__element(at: [1, 0]), forKey: "matrix")
    }
  }
}
