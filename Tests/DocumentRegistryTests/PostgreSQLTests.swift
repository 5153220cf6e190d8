#if PostgreSQL
  import DocumentRegistry
  import DocumentRegistryPostgreSQL
  import Foundation
  import Synchronization
  import Testing
  import TypeDeclarations
  import TypewardenTestServers

  @Suite(
    "Registries on a server",
    .enabled(
      if: PostgreSQLServer.isInstalled,
      "needs a PostgreSQL server; `scripts/test --all` installs one"))
  struct PostgreSQLTests {
    /// Two scans of folders beside each other, with many types that nobody declares in both.
    private func twoTrees(_ keeper: Keeper) throws -> SampleTree {
      let tree = try SampleTree(keeper)
      for index in 0..<600 {
        let folder = ["left", "right"][index % 2] + "/\(index % 14)"
        let end = ["png", "md", "made\(index % 90)", "JPEG", "made\(599 - index)"][index % 5]
        try tree.write("\(folder)/\(index).\(end)", String(repeating: "x", count: index))
      }
      try tree.write("left/Bundle.rtfd/TXT.rtf")
      tree.write(bytes: Array("left/0/".utf8) + [0x66, 0xFF, 0x0A, 0x2E, 0x70, 0x6E, 0x67])
      return tree
    }

    /// Runs all at once, each on a thread of its own; returns what they threw.
    private func atOnce(_ bodies: [@Sendable () throws -> Void]) async -> [CatalogError?] {
      await withCheckedContinuation { continuation in
        let results = Mutex(
          (left: bodies.count, errors: [CatalogError?](repeating: nil, count: bodies.count)))
        for (index, body) in bodies.enumerated() {
          Thread.detachNewThread {
            var failure: CatalogError?
            do { try body() } catch { failure = error as? CatalogError }
            let errors = results.withLock { state in
              state.errors[index] = failure
              state.left -= 1
              return state.left == 0 ? state.errors : nil
            }
            if let errors { continuation.resume(returning: errors) }
          }
        }
      }
    }

    @Test("two scanners at once fill one registry, which then answers as one in SQLite does")
    func twoScanners() async throws {
      let tree = try twoTrees(.postgreSQL)
      let errors = await atOnce(
        ["left", "right"].map { side in
          { _ = try tree.catalog.scan(tree.request(tree.root + "/" + side)) { _ in } }
        })
      #expect(errors == [nil, nil])
      let file = DocumentCatalog(path: tree.registry)
      for side in ["left", "right"] {
        _ = try file.scan(tree.request(tree.root + "/" + side)) { _ in }
      }
      #expect(try file.summary().reduce(0) { $0 + $1.documents } == 602)
      for filter in filters(tree) {
        #expect(try lines(tree.catalog, filter) == lines(file, filter))
        #expect(try counts(tree.catalog, filter) == counts(file, filter))
      }
    }

    private func filters(_ tree: SampleTree) -> [DocumentFilter] {
      let changes: [(inout DocumentFilter) -> Void] = [
        { _ in }, { $0.conformingTo = "public.image" }, { $0.type = "public.png" },
        { $0.fileExtension = "png" }, { $0.fileExtension = "made7" }, { $0.mimeType = "image/png" },
        { $0.folder = Array((tree.root + "/left/4").utf8) },
        { $0.folder = Array(tree.root.utf8) }, { $0.isUnknown = true }, { $0.largerThan = 250 },
        { $0.changedSince = 1 },
        {
          $0.conformingTo = "public.data"
          $0.fileExtension = "jpeg"
          $0.folder = Array((tree.root + "/right").utf8)
          $0.largerThan = 20
          $0.order = .size
          $0.limit = 5
        },
        { $0.order = .path }, { $0.order = .name }, { $0.order = .type }, { $0.order = .modified },
      ]
      return changes.map { change in
        var filter = DocumentFilter()
        change(&filter)
        return filter
      }
    }

    /// All that a registry says of documents, in the order of paths.
    private func lines(_ catalog: DocumentCatalog, _ filter: DocumentFilter) throws -> [String] {
      var lines: [String] = []
      let rows = try catalog.documents(matching: filter)
      while let document = try rows.next() {
        lines.append(
          "\(FileName.shown(document.path)) \(document.kind) \(document.size ?? -1) "
            + "\(document.modified) \(document.type)")
      }
      return lines.sorted()
    }

    private func counts(_ catalog: DocumentCatalog, _ filter: DocumentFilter) throws -> [String] {
      try catalog.summary(of: filter).map { "\($0.type) \($0.documents) \($0.bytes)" }
    }

    @Test("scanners with the same types at once add each type once")
    func addTypesAtOnce() async throws {
      let tree = try SampleTree(.postgreSQL)
      for side in 0..<4 {
        for index in 0..<120 {
          // The same types in every folder, met in different orders.
          try tree.write("\(side)/\(index * 37 % 120).new\(side % 2 == 0 ? index : 119 - index)")
        }
      }
      let errors = await atOnce(
        (0..<4).map { side in
          { _ = try tree.catalog.scan(tree.request(tree.root + "/\(side)")) { _ in } }
        })
      #expect(errors == [nil, nil, nil, nil])
      let counts = try tree.catalog.summary()
      #expect(counts.count == 120)
      #expect(counts.allSatisfy { $0.documents == 4 && $0.type.isDeclared == false })
    }

    @Test("of two scans of one folder, or of one around it, the second says so; others go on")
    func claimsRoots() throws {
      let tree = try twoTrees(.postgreSQL)
      let left = tree.request(tree.root + "/left")
      let found = Mutex<[CatalogError.Code?]?>(nil)
      _ = try tree.catalog.scan(
        left,
        isCancelled: {
          found.withLock { found in
            guard found == nil else { return }
            found = [left, tree.request(), tree.request(tree.root + "/right")].map { request in
              do {
                _ = try tree.catalog.scan(request) { _ in }
                return nil
              } catch { return (error as? CatalogError)?.code }
            }
          }
          return false
        }, progress: { _ in })
      #expect(found.withLock { $0 } == [.busy, .busy, nil])
      #expect(try tree.contents().count == 602)
      // Later the one around both takes them in, rows and all.
      let report = try tree.scan()
      #expect(report.added + report.removed == 0)
      #expect(try tree.contents().count == 602)
    }

    @Test("a scan with other declarations waits for those that run, and then corrects all")
    func claimsTypes() throws {
      let tree = try SampleTree(.postgreSQL)
      for path in ["left/one.made7", "left/two.txt", "right/three.made7"] { try tree.write(path) }
      let made = TypeDeclaration(
        exporting: "com.example.made", conformingTo: ["public.text"], filenameExtensions: ["made7"])
      var other = tree.request(tree.root + "/right")
      other.types = TypeRegistry.system.adding([made])
      let found = Mutex<CatalogError?>(nil)
      _ = try tree.catalog.scan(
        tree.request(tree.root + "/left"),
        isCancelled: { [other] in
          found.withLock { found in
            guard found == nil else { return }
            do { _ = try tree.catalog.scan(other) { _ in } } catch {
              found = error as? CatalogError
            }
          }
          return false
        }, progress: { _ in })
      #expect(found.withLock { $0?.code } == .busy)
      #expect(try tree.catalog.scan(other) { _ in }.changed == 1)
      var filter = DocumentFilter()
      filter.type = "com.example.made"
      #expect(try Set(tree.contents(filter).keys) == ["left/one.made7", "right/three.made7"])
      filter.type = nil
      filter.isUnknown = true
      #expect(try tree.contents(filter).isEmpty)
    }

    @Test("a connection that is lost in mid-load is said, and the next scan completes the registry")
    func isLost() throws {
      let server = try PostgreSQLServer.running()
      let address = try server.makeDatabase()
      let tree = try SampleTree()
      for index in 0..<60 { try tree.write("\(index)/\(index).new\(index)") }
      let catalog = DocumentCatalog(postgreSQL: address)
      let isCut = Mutex(false)
      let failure = #expect(throws: CatalogError.self) {
        _ = try catalog.scan(tree.request()) { progress in
          let mustCut = isCut.withLock { isCut in
            defer { isCut = true }
            return !isCut
          }
          guard mustCut else { return }
          _ = try? server.execute(
            """
            SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE application_name = 'typewarden' AND datname = current_database()
            """, in: address)
        }
      }
      #expect(failure?.code == .lost)
      #expect(failure?.message.contains("scan again") == true)
      let report = try catalog.scan(tree.request()) { _ in }
      #expect(report.documents == 60)
      #expect(try catalog.summary().reduce(0) { $0 + $1.documents } == 60)
    }

    @Test(
      "a server that does not answer, a wrong password and an empty database are said in a line")
    func isOutOfReach() throws {
      let server = try PostgreSQLServer.running()
      let tree = try SampleTree()
      func error(_ address: String) -> CatalogError? {
        do {
          _ = try DocumentCatalog(postgreSQL: address).summary()
          return nil
        } catch { return error }
      }
      let missing = error("postgres://tester:secret@127.0.0.1:1/files?application_name=hidden")
      #expect(missing?.code == .cannotOpen)
      #expect(missing?.path == "postgres://tester@127.0.0.1:1/files")
      let refused = error(server.address("postgres", password: "secret"))
      #expect(refused?.code == .cannotOpen)
      let empty = error(try server.makeDatabase())
      #expect(empty?.code == .notARegistry)
      for failure in [missing, refused, empty] {
        #expect(failure?.description.contains("\n") == false)
        #expect(failure?.description.contains("secret") == false)
      }
      _ = tree
    }

    @Test("tables of a newer version, of somebody else, or that may only be read are left alone")
    func isForeign() throws {
      let server = try PostgreSQLServer.running()
      let tree = try SampleTree()
      try tree.write("a.txt")
      func scan(_ address: String) -> CatalogError.Code? {
        do {
          _ = try DocumentCatalog(postgreSQL: address).scan(tree.request()) { _ in }
          return nil
        } catch { return error.code }
      }
      let newer = try server.makeDatabase()
      #expect(scan(newer) == nil)
      try server.execute("UPDATE typewarden.registry SET version = 99", in: newer)
      #expect(scan(newer) == .newerVersion)
      let foreign = try server.makeDatabase()
      try server.execute(
        "CREATE SCHEMA typewarden; CREATE TABLE typewarden.type (x int)", in: foreign)
      #expect(scan(foreign) == .notARegistry)
      #expect(try server.execute("SELECT count(*) FROM typewarden.type", in: foreign) == "0\n")
      let reader = "r" + UUID().uuidString.prefix(8).lowercased()
      let readable = try server.makeDatabase()
      #expect(scan(readable) == nil)
      try server.execute(
        """
        CREATE USER \(reader) PASSWORD 'only';
        GRANT USAGE ON SCHEMA typewarden TO \(reader);
        GRANT SELECT ON ALL TABLES IN SCHEMA typewarden TO \(reader)
        """, in: readable)
      let database = String(readable.split(separator: "/").last ?? "")
      let address = server.address(database, user: reader, password: "only")
      #expect(scan(address) == .readOnly)
      #expect(try DocumentCatalog(postgreSQL: address).summary().map(\.documents) == [1])
      // What the documentation says that a scan of another user needs.
      try server.execute(
        """
        GRANT INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA typewarden TO \(reader);
        GRANT USAGE ON ALL SEQUENCES IN SCHEMA typewarden TO \(reader)
        """, in: readable)
      try tree.write("b/c.nobodyhas")
      #expect(scan(address) == nil)
      #expect(try DocumentCatalog(postgreSQL: address).summary().count == 2)
    }

    @Test("declarations with NUL in them, which the server's text cannot have, are kept without")
    func keepsOddTypes() throws {
      let tree = try SampleTree(.postgreSQL)
      try tree.write("plan.odd")
      var request = tree.request()
      request.types = TypeRegistry.system.adding([
        TypeDeclaration(
          "com.example.odd", kind: .exported, conformingTo: ["public.data"],
          tags: [.filenameExtension: ["odd", "o\0d"]], localizedDescription: "An\0odd type")
      ])
      _ = try tree.catalog.scan(request) { _ in }
      #expect(try tree.contents() == ["plan.odd": "com.example.odd"])
      #expect(try tree.catalog.summary().first?.type.description == "An\u{FFFD}odd type")
    }

    @Test("names read well in SQL, invalid bytes escaped")
    func showsNames() throws {
      let server = try PostgreSQLServer.running()
      let address = try server.makeDatabase()
      let tree = try SampleTree()
      try tree.write("é.txt")
      tree.write(bytes: [0x66, 0xFF])
      _ = try DocumentCatalog(postgreSQL: address).scan(tree.request()) { _ in }
      let names = try server.execute(
        "SELECT typewarden.shown(name) FROM typewarden.document", in: address)
      #expect(Set(names.split(separator: "\n")) == ["é.txt", "f\\377"])
    }
  }
#endif
