/// The settings that people choose.
public enum EnvironmentSettings {
    /// Every setting that is known.
    public static let all: [EnvironmentSetting] = TableRow.rows(of: EnvironmentSettingRows.text).map { row in
        EnvironmentSetting(
            name: row[0], frameworkAPI: names(row, 1), changeNotifications: names(row, 2), frameworkSince: row.text(3),
            environmentKeys: names(row, 4), environmentSince: row.text(5), appKitAPI: names(row, 6),
            appKitSince: row.text(7), watchKitAPI: names(row, 8), isDeprecated: row[9] == "deprecated", advice: row[10],
            isCertain: row.isCertain(11))
    }

    /// The setting with a name; `nil` where none has it.
    public static func setting(named name: String) -> EnvironmentSetting? { all.first { $0.name == name } }

    /// The settings that a name in code reads or listens to, in the order of `all`; empty where it reads none.
    ///
    /// Either the whole name (`UIAccessibility.isReduceMotionEnabled`) or its last part (`isReduceMotionEnabled`),
    /// unless that part is a common word that other types have as well (`isEnabled`). One name may serve several
    /// settings.
    public static func settings(readBy name: String) -> [EnvironmentSetting] { byName[name] ?? [] }

    private static let byName: [String: [EnvironmentSetting]] = {
        var byName: [String: [EnvironmentSetting]] = [:]
        for setting in all {
            let lastParts = setting.apiNames.compactMap { $0.split(separator: ".").last.map(String.init) }
            let names = Set(setting.apiNames).union(Set(lastParts).subtracting(commonWords))
            for name in names { byName[name, default: []].append(setting) }
        }
        return byName
    }()

    private static let commonWords: Set<String> = ["isEnabled", "didChangeNotification"]

    private static func names(_ row: TableRow, _ column: Int) -> [String] {
        row.list(column, separator: ";").map { String($0.drop(while: \.isWhitespace)) }
    }
}
