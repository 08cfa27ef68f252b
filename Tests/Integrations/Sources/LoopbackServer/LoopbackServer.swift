public import Hummingbird
internal import Logging
internal import NIOCore
internal import ServiceLifecycle

/// Runs a server on a free port of the loopback interface while `body` runs.
///
/// ```swift
/// try await withServer(router) { address in
///   let response = try await HTTPClient.shared.execute(HTTPClientRequest(url: "\(address)/orders"))
/// }
/// ```
///
/// - Parameters:
///   - router: The router that handles the requests.
///   - body: A closure that receives the address, such as `http://127.0.0.1:49152`.
/// - Returns: The result of `body`.
/// - Throws: An error that `body` throws, or an error if the server can't be started.
public func withServer<
  Context: InitializableFromSource<ApplicationRequestContextSource>, Value: Sendable
>(
  _ router: Router<Context>, _ body: @Sendable (_ address: String) async throws -> Value
) async throws -> Value where Context: RequestContext {
  var logger = Logger(label: "server")
  logger.logLevel = .critical
  let (ports, port) = AsyncStream.makeStream(of: Int.self)
  let application = Application(
    router: router,
    configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: 0)),
    onServerRunning: { port.yield($0.localAddress?.port ?? 0) }, logger: logger)
  let services = ServiceGroup(
    configuration: ServiceGroupConfiguration(services: [application], logger: logger))
  return try await withThrowingTaskGroup(of: Void.self) { group in
    group.addTask {
      defer { port.finish() }
      try await services.run()
    }
    guard let number = await ports.first(where: { _ in true }) else {
      try await group.waitForAll()
      throw CancellationError()
    }
    let result = await Result { try await body("http://127.0.0.1:\(number)") }
    await services.triggerGracefulShutdown()
    try await group.waitForAll()
    return try result.get()
  }
}

extension Result where Failure == any Error {
  fileprivate init(_ body: () async throws -> Success) async {
    do { self = .success(try await body()) } catch { self = .failure(error) }
  }
}
