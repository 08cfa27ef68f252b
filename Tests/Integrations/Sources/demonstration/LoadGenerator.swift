import NIOCore
import NIOHTTP1
import NIOPosix

/// A load of requests that are sent repeatedly over several connections.
struct Load: Sendable {
  var port: Int
  var path: String
  var body: ByteBuffer
  var connectionCount = 8
  var seconds: Double

  /// Sends requests until a deadline.
  ///
  /// - Returns: The duration of each request, in nanoseconds.
  /// - Throws: A ``RefusedRequest`` if a response doesn't indicate success, or an error of a
  ///   connection.
  func run() async throws -> [Int64] {
    let end = NIODeadline.now() + .nanoseconds(Int64(seconds * 1e9))
    let group = MultiThreadedEventLoopGroup.singleton
    return try await withThrowingTaskGroup(of: [Int64].self) { tasks in
      for _ in 0..<connectionCount {
        tasks.addTask { try await connect(on: group.next(), until: end) }
      }
      return try await tasks.reduce(into: []) { $0 += $1 }
    }
  }

  private func connect(on loop: any EventLoop, until end: NIODeadline) async throws -> [Int64] {
    let durations = loop.makePromise(of: [Int64].self)
    let bootstrap = ClientBootstrap(group: loop).channelInitializer { channel in
      channel.eventLoop.makeCompletedFuture {
        let pipeline = channel.pipeline.syncOperations
        try pipeline.addHTTPClientHandlers()
        try pipeline.addHandler(LoadHandler(self, until: end, durations))
      }
    }
    do {
      _ = try await bootstrap.connect(host: "127.0.0.1", port: port).get()
    } catch {
      durations.fail(error)
    }
    return try await durations.futureResult.get()
  }
}

/// An error for a response that doesn't indicate success, after which measuring is pointless.
struct RefusedRequest: Error, CustomStringConvertible {
  var path: String
  var status: UInt

  var description: String { "\(path) returned the status \(status)" }
}

/// Sends the next request after each response.
private final class LoadHandler: ChannelInboundHandler {
  typealias InboundIn = HTTPClientResponsePart
  typealias OutboundOut = HTTPClientRequestPart

  private let load: Load
  private let end: NIODeadline
  private let promise: EventLoopPromise<[Int64]>
  private var durations: [Int64] = []
  private var start = NIODeadline.now()

  init(_ load: Load, until end: NIODeadline, _ promise: EventLoopPromise<[Int64]>) {
    self.load = load
    self.end = end
    self.promise = promise
  }

  func channelActive(context: ChannelHandlerContext) { send(context) }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head) where head.status.code >= 300:
      promise.fail(RefusedRequest(path: load.path, status: head.status.code))
      context.close(promise: nil)
    case .head, .body: break
    case .end:
      let now = NIODeadline.now()
      durations.append((now - start).nanoseconds)
      if now < end {
        send(context)
      } else {
        promise.succeed(durations)
        context.close(promise: nil)
      }
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    promise.fail(error)
    context.close(promise: nil)
  }

  func channelInactive(context: ChannelHandlerContext) { promise.fail(ChannelError.eof) }

  private func send(_ context: ChannelHandlerContext) {
    start = .now()
    let head = HTTPRequestHead(
      version: .http1_1, method: .POST, uri: "/" + load.path,
      headers: ["Host": "127.0.0.1", "Content-Length": "\(load.body.readableBytes)"])
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    context.write(wrapOutboundOut(.body(.byteBuffer(load.body))), promise: nil)
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
  }
}
