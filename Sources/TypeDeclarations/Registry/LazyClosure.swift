public import Synchronization

/// The closure of one storage, made by the first question that needs it.
///
/// Most programs ask for the types of names and never what conforms to what, and the closure of the
/// standard types is most of what a process with only one question would wait for. Readers take no
/// lock: threads that ask at the same time may each make the closure, and the first one is kept.
///
/// `@unchecked Sendable`: what the pointer leads to never changes once it is set.
@usableFromInline
struct LazyClosure: ~Copyable, @unchecked Sendable {
  @usableFromInline let made = Atomic<UnsafeMutablePointer<ConformanceClosure>?>(nil)

  init() {}

  deinit {
    guard let closure = made.load(ordering: .acquiring) else { return }
    closure.deinitialize(count: 1)
    closure.deallocate()
  }

  /// The closure, if anybody has asked for it. It lives as long as the storage.
  @inlinable @inline(__always)
  var ifMade: UnsafeMutablePointer<ConformanceClosure>? { made.load(ordering: .acquiring) }

  /// The closure, which `make` makes when nobody has asked for it yet.
  func get(_ make: () -> ConformanceClosure) -> UnsafeMutablePointer<ConformanceClosure> {
    if let closure = ifMade { return closure }
    let fresh = UnsafeMutablePointer<ConformanceClosure>.allocate(capacity: 1)
    fresh.initialize(to: make())
    let (isKept, earlier) = made.compareExchange(
      expected: nil, desired: fresh, ordering: .acquiringAndReleasing)
    guard !isKept, let earlier else { return fresh }
    fresh.deinitialize(count: 1)
    fresh.deallocate()
    return earlier
  }
}
