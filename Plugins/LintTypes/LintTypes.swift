import Foundation
import PackagePlugin

/// `swift package lint-types`: runs `typewarden lint` in the package's folder.
///
/// Arguments are those of `lint`. Only `typewarden` is built for it: Swift sources are read too where
/// `typewarden-swift` is installed, and one note says so where it is not.
@main
struct LintTypes: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "typewarden").url
    process.arguments = ["lint"] + arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // The exit codes of `lint` mean something to scripts.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}
