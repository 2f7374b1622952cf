/// The settings that people choose.
public enum EnvironmentSettings {
    /// Every setting that is known.
    public static let all: [EnvironmentSetting] = TableRow.rows(of: EnvironmentSettingRows.text).map { row in
        EnvironmentSetting(
            name: row[0], frameworkAPI: row.text(1), changeNotification: row.text(2), frameworkSince: row.text(3),
            environmentKey: row.text(4), environmentSince: row.text(5), appKitAPI: row.text(6), appKitSince: row.text(7),
            watchKitAPI: row.text(8), isDeprecated: row[9] == "deprecated", advice: row[10], isCertain: row.isCertain(11))
    }

    /// The setting with a name; `nil` where none has it.
    public static func setting(named name: String) -> EnvironmentSetting? { all.first { $0.name == name } }

    /// The settings that an identifier in code reads or listens to, such as `isReduceMotionEnabled`,
    /// `accessibilityReduceMotion` or `accessibilityDisplayOptionsDidChangeNotification`, which serves several; empty where it reads none.
    public static func settings(readBy identifier: String) -> [EnvironmentSetting] { byIdentifier[identifier] ?? [] }

    private static let byIdentifier: [String: [EnvironmentSetting]] = {
        var byIdentifier: [String: [EnvironmentSetting]] = [:]
        for setting in all {
            for identifier in setting.identifiers { byIdentifier[identifier, default: []].append(setting) }
        }
        return byIdentifier
    }()
}
