import HandrailModel

extension TargetFacts.Declarations {
    /// A key of the list with the text that people are shown: that of a table in the language the target is written in,
    /// or for all languages, comes before that of the list.
    func shown(_ key: BundleKey, in language: String?) -> BundleKey {
        let own = texts.filter { $0.key == key.name && !($0.value ?? "").isEmpty }
        let entry = own.first { $0.language == language } ?? own.first { $0.language == "Base" }
        guard let entry else { return key }
        return BundleKey(name: key.name, text: entry.value, place: entry.place)
    }
}
