internal import InfoPlists
internal import PropertyLists
internal import TypewardenCommandLine
internal import TypewardenProjects
internal import TypewardenSourceText

/// What the paths of `--with` hold. What a file is shows in its content, never in its name.
struct GivenFiles {
  /// The property lists, in the order of the paths.
  var infoPlists: [InfoPlist] = []
  /// The saved dumps of `lsregister`, in the order of the paths.
  var dumps: [LaunchServicesDump] = []
  /// The packages of the freedesktop shared MIME database, in the order of the paths.
  var mimePackages: [SharedMIMEPackage] = []
  /// What could not be read.
  var errors: [FileError] = []

  init(_ paths: [String], settings: BuildSettings, isQuiet: Bool) {
    let (reader, bar) = ProductReader(settings: settings).watched(isSilenced: isQuiet)
    defer { bar.finish() }
    let workingDirectory = FileSystem.workingDirectory
    var names: Set<String> = []
    for path in paths {
      if path == "-" {
        add(standardInputTo: reader)
        continue
      }
      if case .directory? = try? FileSystem.kind(followingLinks: path) {
        let output = reader.read([path])
        errors += output.errors
        for list in output.products.flatMap(\.infoPlists)
        where names.insert(list.list.source.name).inserted {
          infoPlists.append(list)
        }
        continue
      }
      let name = FileSystem.displayed(path, workingDirectory: workingDirectory)
      guard names.insert(name).inserted else { continue }
      do throws(FileError) {
        // Read once, so that a pipe will do: `--with <(lsregister -dump)`.
        add(try FileBytes.read(path: path), name, reader)
      } catch {
        errors.append(error)
      }
    }
  }

  private mutating func add(_ bytes: [UInt8], _ name: String, _ reader: ProductReader) {
    if LaunchServicesDump.recognizes(bytes) {
      dumps.append(LaunchServicesDump(bytes, name: name))
    } else if SharedMIMEPackage.recognizes(bytes) {
      mimePackages.append(SharedMIMEPackage(bytes, name: name))
    } else {
      infoPlists += reader.read(bytes: bytes, name: name).infoPlists
    }
  }

  private mutating func add(standardInputTo reader: ProductReader) {
    let name = "<standard input>"
    do throws(FileError) {
      add(try FileBytes.readStandardInput(name: name), name, reader)
    } catch {
      errors.append(error)
    }
  }
}
