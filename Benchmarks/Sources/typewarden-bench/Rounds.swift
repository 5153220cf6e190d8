#if canImport(Darwin)
  private import Darwin
#else
  private import Glibc
#endif

/// Seven rounds of one measurement, printed as nanoseconds of the processor for each unit of work.
enum Rounds {
  /// Runs `body` once to warm up and seven times by the clock. `body` returns a number that depends
  /// on all answers, so that none of them can be left out.
  static func measure(_ what: String, units: Int, _ body: () -> Int) {
    var times: [Double] = []
    var result = body()
    for _ in 0..<7 {
      let start = processorTime()
      result &+= body()
      times.append((processorTime() - start) / Double(units))
    }
    times.sort()
    print("\(what): \(rounded(times[0])) min, \(rounded(times[3])) median ns (\(result))")
  }

  /// What the process has had of the processor, in nanoseconds: what else runs does not count.
  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  static func rounded(_ number: Double) -> String {
    let hundredths = Int((number * 100).rounded())
    let rest = String(hundredths % 100)
    return "\(hundredths / 100).\(rest.count == 1 ? "0" : "")\(rest)"
  }
}

/// Random numbers that are the same in each run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ word >> 30) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ word >> 27) &* 0x94D0_49BB_1331_11EB
    return word ^ word >> 31
  }

  mutating func chance(_ probability: Double) -> Bool {
    Double.random(in: 0..<1, using: &self) < probability
  }
}
