#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import CTypewardenFuzzer

// typewarden-fuzz TARGET [OPTIONS OF libFuzzer] [CORPUS...]; without a target the list of them.

let arguments = CommandLine.arguments
guard arguments.count > 1, let target = FuzzTarget.all.first(where: { $0.name == arguments[1] })
else {
  for target in FuzzTarget.all { print("\(target.name)\t\(target.promise)") }
  exit(arguments.count > 1 ? 64 : 0)
}

/// The chosen target, for a C function that captures nothing.
let chosen = target.run

// The name of the target is none of libFuzzer's arguments.
var count = CommandLine.argc - 1
CommandLine.unsafeArgv[1] = CommandLine.unsafeArgv[0]
var pointer: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv + 1
exit(
  LLVMFuzzerRunDriver(&count, &pointer) { data, size in
    chosen(Array(UnsafeBufferPointer(start: data, count: size)))
    return 0
  })
