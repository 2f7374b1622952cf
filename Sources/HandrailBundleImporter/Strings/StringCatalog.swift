import HandrailMarkup
import HandrailModel
import HandrailSource

/// A string catalog (`.xcstrings`): all languages of one table.
///
/// How keys without a text are read:
/// - In the source language the key is the text, because that is what the app shows; this holds for keys that
///   Xcode extracted and for keys added by hand (`manual`) alike. With `extracted_with_value` the text stands in the
///   code as a default value and not in the catalog, so the value is `nil`.
/// - In another language the value is `nil`: nobody translated it. With `shouldTranslate` false, the source text
///   stands in every language. A `stale` key is in no code anymore, so a missing translation of it is not listed.
/// - A unit in state `new` with an empty text counts as not there.
///
/// Of plural forms and devices the `other` form is the value, else the last one written; the rest are its forms.
struct StringCatalog {
    /// Pairs of key and language up to which missing translations are listed.
    static let maximumEntries = 2_000_000

    /// Whether missing translations are listed.
    let listsMissing: Bool

    private let sourceLanguage: String
    private let keys: [JSONMember]
    /// Every language of the catalog, the source language first, the others sorted.
    private let languages: [String]

    /// Reads a catalog; nothing where it has no `strings`.
    init?(_ root: JSONNode) {
        guard let keys = root["strings"]?.members else { return nil }
        self.keys = keys
        sourceLanguage = root["sourceLanguage"]?.stringValue ?? "en"
        var others: Set<String> = []
        for key in keys {
            for localization in key.value["localizations"]?.members ?? [] { others.insert(localization.key) }
        }
        others.remove(sourceLanguage)
        languages = [sourceLanguage] + others.sorted()
        listsMissing = keys.count <= Self.maximumEntries / languages.count
    }

    /// The entries: keys in the order of the file, of each the source language first, then the others sorted.
    func entries(_ source: StringTableSource) -> [StringEntry] {
        var entries: [StringEntry] = []
        for key in keys { add(key, source, to: &entries) }
        return entries
    }

    private func add(_ key: JSONMember, _ source: StringTableSource, to entries: inout [StringEntry]) {
        let state = key.value["extractionState"]?.stringValue
        let isTranslated = key.value["shouldTranslate"]?.boolValue ?? true
        let found = key.value["localizations"]?.members ?? []
        let localizations = Dictionary(found.map { ($0.key, $0) }, uniquingKeysWith: { $1 })
        let own = localizations[sourceLanguage]
        let sourceText = own.flatMap { text(of: $0.value) } ?? (state == "extracted_with_value" ? nil : key.key)
        let comment = key.value["comment"]?.stringValue ?? ""
        // A comment is written for all languages; it is noted once.
        entries.append(
            source.entry(
                key.key, sourceText, language: sourceLanguage, state: state == "stale" ? .stale : .translated,
                isExplained: EntryComment.explains(comment), forms: own.map { forms(of: $0.value) } ?? [],
                at: own?.range ?? key.keyRange))
        guard listsMissing else {
            for member in found.sorted(by: { $0.key < $1.key }) where member.key != sourceLanguage {
                entries.append(source.entry(key.key, text(of: member.value), language: member.key, at: member.range))
            }
            return
        }
        // Where an entry for another language can be written: before the first.
        let gap = found.first.map { ByteRange(Int($0.range.lower), Int($0.range.lower)) } ?? key.keyRange
        for language in languages.dropFirst() {
            if let member = localizations[language] {
                let written = state == "stale" ? .stale : Self.state(of: member.value, depth: 0)
                entries.append(
                    source.entry(
                        key.key, text(of: member.value), language: language, state: written,
                        forms: forms(of: member.value), at: member.range))
            } else if !isTranslated {
                entries.append(source.entry(key.key, sourceText, language: language, at: key.keyRange))
            } else if state != "stale" {
                entries.append(source.entry(key.key, nil, language: language, state: .new, at: gap))
            }
        }
    }

    /// How far a translation has come: as far as the form that has come least far.
    private static func state(of node: JSONNode, depth: Int) -> StringEntry.State {
        if let unit = node["stringUnit"] { return states[unit["state"]?.stringValue ?? ""] ?? .translated }
        guard depth < 4 else { return .translated }
        let forms = node["variations"]?.members?.flatMap { $0.value.members ?? [] } ?? []
        let found = forms.map { state(of: $0.value, depth: depth + 1) }
        return found.contains(.new) ? .new : found.contains(.needsReview) ? .needsReview : .translated
    }

    private static let states: [String: StringEntry.State] = ["new": .new, "needs_review": .needsReview]

    private func text(of localization: JSONNode) -> String? {
        guard let format = unit(in: localization, depth: 0) else { return nil }
        var variables: [String: String] = [:]
        for substitution in localization["substitutions"]?.members ?? [] {
            guard let text = unit(in: substitution.value, depth: 0) else { continue }
            let specifier = substitution.value["formatSpecifier"]?.stringValue ?? "@"
            variables[substitution.key] = replaceArgument(in: text, with: "%" + specifier)
        }
        return FormatExpansion.expand(format, variables)
    }

    /// The texts for other numbers, devices and widths than the value is for.
    private func forms(of localization: JSONNode) -> [String] {
        var forms: [String] = []
        add(formsIn: localization, depth: 0, to: &forms)
        for substitution in localization["substitutions"]?.members ?? [] {
            add(formsIn: substitution.value, depth: 0, to: &forms)
        }
        return forms
    }

    private func add(formsIn node: JSONNode, depth: Int, to forms: inout [String]) {
        guard depth < 4, let kinds = node["variations"]?.members else { return }
        for kind in kinds {
            for form in kind.value.members ?? [] where forms.count < StringsDictionaryRule.most {
                if form.key != "other", let text = form.value["stringUnit"]?["value"]?.stringValue, !text.isEmpty {
                    forms.append(text)
                }
                add(formsIn: form.value, depth: depth + 1, to: &forms)
            }
        }
    }

    /// The text of a string unit, or of the `other` one among variations, which may stand inside one another.
    private func unit(in node: JSONNode, depth: Int) -> String? {
        if let unit = node["stringUnit"] {
            let text = unit["value"]?.stringValue
            return text == "" && unit["state"]?.stringValue == "new" ? nil : text
        }
        guard depth < 4, let variations = node["variations"] else { return nil }
        for kind in ["plural", "device", "width"] {
            guard let forms = variations[kind] else { continue }
            guard let form = forms["other"] ?? forms.members?.last?.value else { continue }
            if let text = unit(in: form, depth: depth + 1) { return text }
        }
        return nil
    }

    /// `%arg` in a substitution stands for the argument it counts.
    private func replaceArgument(in text: String, with specifier: String) -> String {
        var result = ""
        var rest = Substring(text)
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[percent...]
            let isArgument = rest.hasPrefix("%arg")
            result += isArgument ? specifier : "%"
            rest = rest.dropFirst(isArgument ? 4 : 1)
        }
        return result + rest
    }
}
