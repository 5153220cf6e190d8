import Foundation

/// Chromium without a window, driven through its DevTools protocol over two pipes.
///
/// Everything blocks, so a browser has a thread of its own: the pool that tests share has only as many
/// as there are cores.
actor Browser {
  /// Where Debian, Ubuntu and others put it; nil when it is not installed.
  static let path = ["chromium", "chromium-browser", "google-chrome"]
    .map { "/usr/bin/" + $0 }.first { FileManager.default.isExecutableFile(atPath: $0) }

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  private let process = Process()
  private let commands = Pipe()
  private let answers = Pipe()
  private let profile: TemporaryFolder
  private var received = Data()
  private var lastID = 0
  private var session: String?
  private var isLoaded = false
  /// What the browser complained about: errors, warnings, dialogs that a script opened.
  private(set) var complaints: [String] = []

  private let executor = ThreadExecutor()
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Opens a browser for the duration of a body.
  static func with(_ body: (Browser) async throws -> Void) async throws {
    let browser = try Browser()
    do {
      try await browser.start()
      try await body(browser)
    } catch {
      await browser.close()
      throw error
    }
    await browser.close()
  }

  private init() throws {
    profile = try TemporaryFolder()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    // The protocol is spoken on descriptors 3 and 4, which a Process cannot set. The
    // browser ends when they are closed.
    process.arguments = [
      "-c", "exec \"$0\" \"$@\" 3<&0 4>&1 >/dev/null 2>&1 </dev/null",
      Self.path ?? "/missing", "--headless", "--no-sandbox", "--disable-gpu",
      "--disable-dev-shm-usage", "--no-first-run", "--disable-background-networking",
      "--user-data-dir=\(profile.path)", "--remote-debugging-pipe", "about:blank",
    ]
    process.environment = ["PATH": "/usr/bin:/bin", "HOME": profile.path, "LC_ALL": "C.UTF-8"]
    process.standardInput = commands
    process.standardOutput = answers
    process.standardError = FileHandle.nullDevice
  }

  private func start() throws {
    try process.run()
    answers.fileHandleForWriting.closeFile()
    let target = try call("Target.createTarget", ["url": "about:blank"])
    let attached = try call(
      "Target.attachToTarget", ["targetId": target["targetId"] ?? "", "flatten": true])
    session = attached["sessionId"] as? String
    for domain in ["Page", "Runtime", "Log"] { _ = try call("\(domain).enable") }
  }

  private func close() {
    _ = try? call("Browser.close", hasSession: false)
    commands.fileHandleForWriting.closeFile()
    if process.isRunning { process.terminate() }
    process.waitUntilExit()
    executor.stop()
  }

  /// Opens a file and waits until it is loaded.
  func open(_ path: String) throws {
    isLoaded = false
    let url = URL(fileURLWithPath: path).absoluteString
    let answer = try call("Page.navigate", ["url": url])
    if let error = answer["errorText"] as? String { throw Failure(description: error) }
    while !isLoaded { _ = try next() }
  }

  /// The value of an expression, which must be text, a number or a truth value.
  func value(_ expression: String) throws -> String {
    let answer = try call(
      "Runtime.evaluate", ["expression": expression, "returnByValue": true, "awaitPromise": true])
    if let details = answer["exceptionDetails"] { throw Failure(description: "\(details)") }
    let result = answer["result"] as? [String: Any]
    // JSON, since a truth value is a number here.
    guard let value = result?["value"],
      let data = try? JSONSerialization.data(
        withJSONObject: value, options: [.fragmentsAllowed, .withoutEscapingSlashes])
    else { return "" }
    return (value as? String) ?? String(decoding: data, as: UTF8.self)
  }

  /// Presses a key as a person does; a letter is also typed.
  func press(_ key: String) throws {
    var event: [String: Any] = ["type": "keyDown", "key": key]
    if key.count == 1 { event["text"] = key }
    if key == "Enter" { event["text"] = "\r" }
    _ = try call("Input.dispatchKeyEvent", event)
    _ = try call("Input.dispatchKeyEvent", ["type": "keyUp", "key": key])
  }

  func type(_ text: String) throws {
    _ = try call("Input.insertText", ["text": text])
  }

  /// Shows the page as on paper, or in another colour scheme.
  func emulate(media: String = "", colorScheme: String = "light") throws {
    let feature = ["name": "prefers-color-scheme", "value": colorScheme]
    _ = try call("Emulation.setEmulatedMedia", ["media": media, "features": [feature]])
  }

  func forbidScripts(_ isForbidden: Bool) throws {
    _ = try call("Emulation.setScriptExecutionDisabled", ["value": isForbidden])
  }

  // MARK: Protocol

  private func call(
    _ method: String, _ parameters: [String: Any] = [:], hasSession: Bool = true
  ) throws -> [String: Any] {
    lastID += 1
    let id = lastID
    var message: [String: Any] = ["id": id, "method": method, "params": parameters]
    if hasSession, let session { message["sessionId"] = session }
    var data = try JSONSerialization.data(withJSONObject: message)
    data.append(0)
    try commands.fileHandleForWriting.write(contentsOf: data)
    while true {
      let answer = try next()
      guard answer["id"] as? Int == id else { continue }
      if let error = answer["error"] { throw Failure(description: "\(method): \(error)") }
      return answer["result"] as? [String: Any] ?? [:]
    }
  }

  /// The next message of the browser; what it complains about is kept.
  private func next() throws -> [String: Any] {
    while true {
      if let end = received.firstIndex(of: 0) {
        let data = received[received.startIndex..<end]
        received = Data(received[received.index(after: end)...])
        let message = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
        note(message)
        return message
      }
      // A browser that hangs must not hang the tests. What takes long between two calls is no
      // matter: tests wait for one another.
      var ready = pollfd(
        fd: answers.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&ready, 1, 120_000) > 0 else { throw Failure(description: "no answer") }
      let more = answers.fileHandleForReading.availableData
      guard !more.isEmpty else { throw Failure(description: "the browser is gone") }
      received += more
    }
  }

  private func note(_ message: [String: Any]) {
    let parameters = message["params"] as? [String: Any] ?? [:]
    switch message["method"] as? String {
    case "Page.loadEventFired": isLoaded = true
    case "Page.javascriptDialogOpening":
      complaints.append("a script opened a dialog")
      // Nobody would ever close it.
      process.terminate()
    case "Runtime.exceptionThrown", "Runtime.consoleAPICalled", "Log.entryAdded":
      complaints.append("\(parameters)")
    default: break
    }
  }
}

/// A thread that does the work of one actor.
private final class ThreadExecutor: SerialExecutor, @unchecked Sendable {
  // All state is guarded by the condition's lock.
  private let condition = NSCondition()
  private var jobs: [UnownedJob] = []
  private var isStopped = false

  init() {
    Thread.detachNewThread { self.run() }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    condition.lock()
    jobs.append(UnownedJob(job))
    condition.signal()
    condition.unlock()
  }

  func stop() {
    condition.lock()
    isStopped = true
    condition.signal()
    condition.unlock()
  }

  private func run() {
    while let job = next() { job.runSynchronously(on: asUnownedSerialExecutor()) }
  }

  private func next() -> UnownedJob? {
    condition.lock()
    defer { condition.unlock() }
    while jobs.isEmpty, !isStopped { condition.wait() }
    return jobs.isEmpty ? nil : jobs.removeFirst()
  }
}
