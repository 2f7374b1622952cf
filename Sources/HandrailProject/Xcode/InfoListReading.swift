extension InfoListSettings {
    /// What the settings of all configurations say of the lists; a key that one of them has counts.
    init(_ configurations: [BuildSettings], developmentLanguage: String?) {
        let prefix = "INFOPLIST_KEY_"
        let names = configurations.reduce(into: Set<String>()) { $0.formUnion($1.names(behind: prefix)) }
        var texts: [String: String?] = [:]
        for name in names {
            let known = configurations.lazy.compactMap { $0.value(prefix + name) }.first
            texts.updateValue(known, forKey: name)
        }
        self.init(
            texts: texts, namesFile: configurations.contains { $0.isSet("INFOPLIST_FILE") },
            variables: Self.variables(configurations, developmentLanguage: developmentLanguage))
    }

    /// The settings that are known and the same in all configurations, with those that the build derives from them.
    private static func variables(
        _ configurations: [BuildSettings], developmentLanguage: String?
    ) -> [String: String] {
        guard let first = configurations.first else { return [:] }
        var variables: [String: String] = [:]
        for name in first.names(behind: "") where !paths.contains(name) {
            guard let value = first.value(name), configurations.dropFirst().allSatisfy({ $0.value(name) == value })
            else { continue }
            variables[name] = value
        }
        let derived = [
            ("DEVELOPMENT_LANGUAGE", developmentLanguage), ("EXECUTABLE_NAME", variables["PRODUCT_NAME"]),
        ]
        for case (let name, let value?) in derived where variables[name] == nil { variables[name] = value }
        return variables
    }

    /// Settings that are known here as paths from the source root alone.
    private static let paths: Set<String> = ["SRCROOT", "SOURCE_ROOT", "PROJECT_DIR"]
}
