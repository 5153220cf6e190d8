internal import InfoPlists

/// One configuration of a target, such as Debug: its levels of settings, the project's first.
struct XcodeConfiguration {
  var name: String
  var levels: [Level]

  /// A file of settings, and settings that outrank it.
  struct Level {
    var file: String?
    var settings: [SettingAssignment]
  }

  /// The settings that hold for an SDK: each level on top of those below, so that `$(inherited)`
  /// stands for what a setting was before.
  func settings(
    sdk: String?, defaults: [SettingAssignment], files: inout SettingFiles
  ) -> BuildSettings {
    var values: [String: String] = [:]
    Self.apply(defaults, to: &values, sdk, name)
    for level in levels {
      if let file = level.file {
        Self.apply(files.assignments(of: file), to: &values, sdk, name)
      }
      Self.apply(level.settings, to: &values, sdk, name)
    }
    return BuildSettings(values)
  }

  /// The highest level that sets a setting; -1 when none does.
  func rank(of setting: String, files: inout SettingFiles) -> Int {
    levels.indices.last { index in
      levels[index].settings.contains { $0.name == setting }
        || levels[index].file.map { file in
          files.assignments(of: file).contains { $0.name == setting }
        } ?? false
    } ?? -1
  }

  /// Those with conditions outrank those without.
  private static func apply(
    _ assignments: [SettingAssignment], to values: inout [String: String], _ sdk: String?,
    _ configuration: String
  ) {
    for isConditional in [false, true] {
      for assignment in assignments where assignment.conditions.isEmpty != isConditional {
        guard assignment.holds(sdk: sdk, configuration: configuration) else { continue }
        let before = values[assignment.name] ?? ""
        let value = inherited(assignment.value, before)
        // Enough for any setting that matters here, however often it is added to.
        values[assignment.name] = value.utf8.count <= 1 << 14 ? value : assignment.value
      }
    }
  }

  private static func inherited(_ value: String, _ before: String) -> String {
    guard value.utf8.contains(UInt8(ascii: "$")) else { return value }
    var result = ""
    var rest = value[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[dollar...]
      if let form = ["$(inherited)", "${inherited}"].first(where: { rest.hasPrefix($0) }) {
        result += before
        rest = rest.dropFirst(form.count)
      } else {
        result.append("$")
        rest = rest.dropFirst()
      }
    }
    return result + rest
  }
}
