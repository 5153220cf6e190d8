#if PostgreSQL
  import DocumentRegistry
  import DocumentRegistryPostgreSQL
  import Foundation

  /// A server of this test run's own, in a temporary directory, on a free port, with a password.
  ///
  /// A shell between them stops the server and removes the directory when this process ends, however
  /// it ends: then the pipe closes that the shell reads from.
  final class PostgreSQLServer: Sendable {
    /// The folder of the server's programs; nil when it is not installed.
    static let programs: String? = {
      let versions = (try? FileManager.default.contentsOfDirectory(atPath: "/usr/lib/postgresql"))
      let folders =
        (versions ?? []).compactMap(Int.init).sorted(by: >).map { "/usr/lib/postgresql/\($0)/bin" }
        + ["/opt/homebrew/bin", "/usr/local/bin", "/usr/bin"]
      return folders.first { FileManager.default.isExecutableFile(atPath: $0 + "/initdb") }
    }()

    private static let shared = Result { try PostgreSQLServer() }

    /// The server, started when the first test asks for it.
    static func running() throws -> PostgreSQLServer { try shared.get() }

    let port: Int
    private let password = UUID().uuidString
    private let shell: Process
    private let lifeline = Pipe()

    struct DidNotStart: Error, CustomStringConvertible {
      var description: String
    }

    init() throws {
      guard let programs = Self.programs else { throw DidNotStart(description: "not installed") }
      port = Self.freePort()
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("typewarden-server-\(UUID().uuidString)").path
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try Data(password.utf8).write(to: URL(fileURLWithPath: folder + "/password"))
      shell = Process()
      shell.executableURL = URL(fileURLWithPath: "/bin/sh")
      shell.arguments = ["-c", Self.script, "server", folder, programs, String(port)]
      shell.standardInput = lifeline
      let output = Pipe()
      shell.standardOutput = output
      try shell.run()
      // The shell says a line when the server takes connections, or has failed.
      let said = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
      guard said == "ready\n" else { throw DidNotStart(description: said) }
    }

    /// The server refuses to run as the superuser.
    private static let script = """
      folder=$1 programs=$2 port=$3
      as() { if [ "$(id -u)" = 0 ]; then runuser -u postgres -- "$@"; else "$@"; fi; }
      end() { trap - EXIT; as "$programs/pg_ctl" -D "$folder/data" -m immediate stop; rm -rf "$folder"; }
      trap end EXIT
      [ "$(id -u)" != 0 ] || chown -R postgres "$folder"
      cd /
      {
        as "$programs/initdb" -D "$folder/data" -U tester -A scram-sha-256 \\
          --pwfile="$folder/password" --no-sync -E UTF8 --locale=C &&
        as "$programs/pg_ctl" -D "$folder/data" -w -t 60 -l "$folder/log" -o "-p $port -k '$folder' \\
          -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=200" start
      } >"$folder/out" 2>&1 </dev/null || { cat "$folder/out" "$folder/log"; exit 1; }
      echo ready
      exec >/dev/null 2>&1
      cat
      """

    private static func freePort() -> Int {
      let descriptor = socket(AF_INET, SocketKind.stream, 0)
      defer { close(descriptor) }
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      var length = socklen_t(MemoryLayout<sockaddr_in>.size)
      withUnsafeMutablePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          _ = bind(descriptor, $0, length)
          _ = getsockname(descriptor, $0, &length)
        }
      }
      return Int(UInt16(bigEndian: address.sin_port))
    }

    func address(_ database: String, password: String? = nil) -> String {
      "postgres://tester:\(password ?? self.password)@127.0.0.1:\(port)/\(database)"
    }

    /// Makes an empty database; returns its address.
    func makeDatabase() throws -> String {
      let name = "t" + UUID().uuidString.replacingOccurrences(of: "-", with: "").lowercased()
      try execute("CREATE DATABASE \(name)", in: address("postgres"))
      return address(name)
    }

    /// Runs statements as another client would; returns what they print.
    @discardableResult
    func execute(_ sql: String, in address: String) throws -> String {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: Self.programs! + "/psql")
      process.arguments = [
        "-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-d", address, "-f", "-",
      ]
      let (input, output) = (Pipe(), Pipe())
      process.standardInput = input
      process.standardOutput = output
      try process.run()
      try input.fileHandleForWriting.write(contentsOf: Data(sql.utf8))
      try input.fileHandleForWriting.close()
      let said = try output.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      guard process.terminationStatus == 0 else { throw DidNotStart(description: "psql failed") }
      return String(decoding: said, as: UTF8.self)
    }
  }

  private enum SocketKind {
    #if canImport(Glibc)
      static let stream = Int32(SOCK_STREAM.rawValue)
    #else
      static let stream = SOCK_STREAM
    #endif
  }
#endif
