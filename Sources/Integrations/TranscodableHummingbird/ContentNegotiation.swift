#if Hummingbird
  internal import HTTPTypes
  public import Hummingbird
  internal import NIOCore
  internal import Transcodable
  internal import TranscodableHTTP

  /// A request decoder and response encoder that lets clients choose between JSON, CBOR,
  /// MessagePack and, for requests, URL-encoded forms.
  ///
  /// ```swift
  /// struct ShopContext: RequestContext {
  ///   var coreContext: CoreRequestContextStorage
  ///   let requestDecoder = ContentNegotiation()
  ///   let responseEncoder = ContentNegotiation()
  ///
  ///   init(source: Source) { coreContext = CoreRequestContextStorage(source: source) }
  /// }
  /// ```
  ///
  /// The header `Content-Type` determines the format of a request. If a request has no such header,
  /// its body is in the first format. For any other media type, the response has status 415. An
  /// invalid body results in a problem document, as with ``JSONRequestDecoder``.
  ///
  /// The header `Accept` determines the format of the response. If a request has no such header,
  /// its response has the format of its body. If the client accepts none of the formats, the
  /// response is in the first format.
  public struct ContentNegotiation: RequestDecoder, ResponseEncoder, Sendable {
    /// The formats, in the server's order of preference; at least one.
    public var formats: [any BodyFormat]
    /// The maximum number of failures to collect.
    public var maximumFailureCount: Int

    /// Creates a decoder and encoder.
    ///
    /// - Parameters:
    ///   - formats: The formats, in the server's order of preference. If there are none, JSON is
    ///     the only one.
    ///   - maximumFailureCount: The maximum number of failures to collect.
    public init(
      formats: [any BodyFormat] = [.json, .cbor, .messagePack, .form],
      maximumFailureCount: Int = 100
    ) {
      self.formats = formats
      self.maximumFailureCount = maximumFailureCount
    }

    private var preferred: any BodyFormat { formats.first ?? .json }

    /// Decodes the body of a request.
    ///
    /// - Parameters:
    ///   - type: The type to decode.
    ///   - request: The request.
    ///   - context: The context, whose `maxUploadSize` limits the size of the body.
    /// - Returns: The decoded value.
    /// - Throws: A ``ProblemResponse``, or an error if the body can't be read.
    public func decode<Value: Decodable>(
      _ type: Value.Type, from request: Request, context: some RequestContext
    ) async throws -> Value {
      guard let format = format(of: request) else {
        let names = formats.compactMap(\.mediaTypes.first).joined(separator: ", ")
        throw ProblemResponse(
          ProblemDocument(
            title: "Unsupported Media Type", status: 415, detail: "Supported are \(names)."))
      }
      let body = try await request.body.collect(upTo: context.maxUploadSize)
      do throws(CodingFailures) {
        return try format.decode(type, from: body, limit: maximumFailureCount)
      } catch {
        throw ProblemResponse(ProblemDocument(error))
      }
    }

    /// Encodes a value as the body of a response.
    ///
    /// - Parameters:
    ///   - value: The value to encode.
    ///   - request: The request, whose headers determine the format.
    ///   - context: The context.
    /// - Returns: A response with status 200, the media type, and `Vary: Accept`.
    /// - Throws: An `EncodingError` if the format can't represent a value.
    public func encode(
      _ value: some Encodable, from request: Request, context: some RequestContext
    ) throws -> Response {
      let format = formatOfResponse(to: request)
      var body = ByteBuffer()
      try format.encode(value, into: &body)
      var headers: HTTPFields = [.vary: "Accept"]
      // Hummingbird's own encoder names the character set, too.
      headers[.contentType] = format.mediaTypes.first.map {
        $0 == "application/json" ? "application/json; charset=utf-8" : $0
      }
      headers[.contentLength] = "\(body.readableBytes)"
      return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: body))
    }

    private func format(of request: Request) -> (any BodyFormat)? {
      guard let header = request.headers[.contentType] else { return preferred }
      let name = MediaRange(Substring(header)).name
      return formats.first { $0.mediaTypes.contains(name) }
    }

    private func formatOfResponse(to request: Request) -> any BodyFormat {
      let formats = formats.filter(\.isForResponses)
      let first = formats.first ?? .json
      guard let header = request.headers[.accept] else {
        guard let format = format(of: request), format.isForResponses else { return first }
        return format
      }
      let ranges = header.split(separator: ",").map(MediaRange.init)
      let qualities = formats.map { format in
        format.mediaTypes.map { MediaRange.quality(of: $0, in: ranges) }.max() ?? 0
      }
      guard let best = qualities.max(), best > 0, let index = qualities.firstIndex(of: best) else {
        return first
      }
      return formats[index]
    }
  }

  /// A media type, or a range of them such as `application/*`, with its weight (RFC 9110, 12.5.1).
  struct MediaRange {
    let name: String
    private(set) var weight = 1.0

    init(_ text: Substring) {
      let parts = text.split(separator: ";").map { $0.filter { $0 != " " && $0 != "\t" } }
      name = parts.first?.lowercased() ?? ""
      for part in parts.dropFirst() where part.lowercased().hasPrefix("q=") {
        weight = Double(part.dropFirst(2)).map { min(max($0, 0), 1) } ?? 0
      }
    }

    /// Returns the weight of the most specific range that contains a media type.
    static func quality(of mediaType: String, in ranges: [MediaRange]) -> Double {
      let kind = mediaType.prefix { $0 != "/" }
      for name in [mediaType, "\(kind)/*", "*/*"] {
        if let range = ranges.first(where: { $0.name == name }) { return range.weight }
      }
      return 0
    }
  }
#endif
