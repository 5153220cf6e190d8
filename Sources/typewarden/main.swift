internal import TypewardenCommands

#if canImport(Darwin)
  private import Darwin
#elseif canImport(Musl)
  private import Musl
#else
  private import Glibc
#endif

exit(CommandRunner.runProcess())
