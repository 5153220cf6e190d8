internal import Synchronization

#if canImport(Darwin)
  private import Darwin
#elseif canImport(Musl)
  private import Musl
#else
  private import Glibc
#endif

/// A folder on the way from the root of a scan, with its descriptor while that can be afforded.
///
/// Folders below are opened relative to it, so that no path is looked up twice and a folder that is
/// moved meanwhile is still read as itself. Deep trees have more folders than a process may have
/// descriptors: those are closed early and opened again, component by component, when needed.
final class OpenFolder: Sendable {
  private struct State {
    var parent: OpenFolder?
    var descriptor: Int32
  }

  let name: [UInt8]
  private let state: Mutex<State>
  private let budget: DescriptorBudget

  /// Takes over an open descriptor.
  init(name: [UInt8], parent: OpenFolder?, descriptor: Int32, budget: DescriptorBudget) {
    self.name = name
    self.budget = budget
    state = Mutex(State(parent: parent, descriptor: descriptor))
    budget.took()
  }

  deinit {
    var parent = state.withLock { state in
      closeDescriptor(&state)
      return state.parent.take()
    }
    // One after the other: a chain of thousands would be as many nested calls.
    while let folder = parent, isKnownUniquelyReferenced(&parent) {
      parent = nil
      parent = folder.state.withLock { $0.parent.take() }
    }
  }

  /// Opens a folder in this one, links not followed; the error number where it cannot be.
  func open(_ name: [UInt8]) -> Result<Int32, SystemError> {
    withDescriptor { Self.open(name, in: $0) }
  }

  /// Gives the descriptor back where too many are open; only a scan's first folder keeps it always.
  func closeIfDescriptorsAreScarce() {
    guard budget.isOverdrawn else { return }
    state.withLock { state in
      if state.parent != nil { closeDescriptor(&state) }
    }
  }

  /// The path below the first folder of the scan, with the first folder's name before it.
  var path: [UInt8] {
    var names = [name]
    var folder = state.withLock { $0.parent }
    while let next = folder {
      names.append(next.name)
      folder = next.state.withLock { $0.parent }
    }
    var path: [UInt8] = []
    for name in names.reversed() {
      if !path.isEmpty, path.last != UInt8(ascii: "/") { path.append(UInt8(ascii: "/")) }
      path += name
    }
    return path
  }

  private func withDescriptor(
    _ body: (Int32) -> Result<Int32, SystemError>
  ) -> Result<Int32, SystemError> {
    var closed: [[UInt8]] = []
    var folder = self
    while true {
      let (descriptor, parent) = folder.state.withLock { ($0.descriptor, $0.parent) }
      if descriptor >= 0 {
        if closed.isEmpty { return body(descriptor) }
        return reopened(closed.reversed(), below: descriptor, body)
      }
      closed.append(folder.name)
      guard let parent else { return .failure(SystemError(code: ENOENT)) }
      folder = parent
    }
  }

  private func reopened(
    _ names: [[UInt8]], below descriptor: Int32, _ body: (Int32) -> Result<Int32, SystemError>
  ) -> Result<Int32, SystemError> {
    var current = descriptor
    defer { if current != descriptor { close(current) } }
    for name in names {
      switch Self.open(name, in: current) {
      case .failure(let error): return .failure(error)
      case .success(let next):
        if current != descriptor { close(current) }
        current = next
      }
    }
    return body(current)
  }

  private static func open(_ name: [UInt8], in folder: Int32) -> Result<Int32, SystemError> {
    let descriptor = (name + [0]).withUnsafeBytes {
      openat(
        folder, $0.baseAddress!.assumingMemoryBound(to: CChar.self),
        O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    }
    return descriptor >= 0 ? .success(descriptor) : .failure(SystemError(code: errno))
  }

  private func closeDescriptor(_ state: inout State) {
    guard state.descriptor >= 0 else { return }
    close(state.descriptor)
    state.descriptor = -1
    budget.gaveBack()
  }
}

/// A system's error number.
struct SystemError: Error {
  let code: Int32

  /// What went wrong, in the system's words.
  var reason: String { strerror(code).map { String(cString: $0) } ?? "error \(code)" }

  /// Whether there is nothing any more where there was a folder.
  var meansVanished: Bool { code == ENOENT || code == ENOTDIR || code == ELOOP }
}

/// How many descriptors a scan may keep open.
final class DescriptorBudget: Sendable {
  private let open = Atomic<Int>(0)
  private let limit: Int

  init() {
    var limits = rlimit()
    #if canImport(Glibc)
      getrlimit(__rlimit_resource_t(UInt32(RLIMIT_NOFILE.rawValue)), &limits)
    #else
      getrlimit(RLIMIT_NOFILE, &limits)
    #endif
    limit = max(16, min(Int(clamping: limits.rlim_cur), 16_384) / 2)
  }

  func took() { open.add(1, ordering: .relaxed) }
  func gaveBack() { open.subtract(1, ordering: .relaxed) }
  var isOverdrawn: Bool { open.load(ordering: .relaxed) > limit }
}
