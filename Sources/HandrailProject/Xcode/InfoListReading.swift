extension InfoListSettings {
    /// What the settings of all configurations say of a list; a key that one of them has counts.
    init(_ configurations: [BuildSettings]) {
        let prefix = "INFOPLIST_KEY_"
        let names = configurations.reduce(into: Set<String>()) { $0.formUnion($1.names(behind: prefix)) }
        var texts: [String: String?] = [:]
        for name in names {
            let known = configurations.lazy.compactMap { $0.value(prefix + name) }.first
            texts.updateValue(known, forKey: name)
        }
        self.init(texts: texts, namesFile: configurations.contains { $0.isSet("INFOPLIST_FILE") })
    }
}
