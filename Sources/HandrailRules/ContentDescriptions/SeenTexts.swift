import HandrailModel
import HandrailSource

/// What people see of the string tables of an app: the keys of texts on its screens, with the languages they are in.
///
/// Projects of one folder have languages of their own, by which their screens are told apart.
struct SeenTexts {
    fileprivate struct App {
        var keys: Set<String> = []
        var translated: [String: Int] = [:]
        /// Texts that no table has.
        var plain: Set<String> = []
    }

    private var apps: [[String]: App] = [:]

    /// The texts of some screens.
    init(_ screens: [PerceivedTree]) {
        for tree in screens where tree.screen.languages.count > 1 {
            let screen = tree.screen
            apps[screen.languages, default: App()].add(screen)
        }
    }

    /// Whether a text is seen somewhere.
    func has(_ words: Words, on screen: Screen) -> Bool {
        guard case .localized(let key) = words.origin else { return false }
        return apps[screen.languages]?.keys.contains(key) ?? false
    }

    /// Whether at least two of three texts that are seen stand in string tables: those that do not were forgotten.
    func areTranslated(on screen: Screen) -> Bool {
        guard let app = apps[screen.languages] else { return false }
        return app.keys.count >= app.plain.count * 2
    }

    /// Whether at least nine of ten texts that are seen are there in a language.
    func isTranslated(into language: String, on screen: Screen) -> Bool {
        guard let app = apps[screen.languages] else { return true }
        let parent = language.prefix { $0 != "-" }
        return max(app.translated[language] ?? 0, app.translated[String(parent)] ?? 0) * 10 >= app.keys.count * 9
    }
}

extension SeenTexts.App {
    fileprivate mutating func add(_ screen: Screen) {
        let tree = screen.tree
        for index in tree.elements.indices {
            if case .words(let words) = tree.elements[index].content { add(words) }
        }
        guard tree.attributeKinds.contains(.screen(.title)) || tree.attributeKinds.contains(.accessibility(.helpTag))
        else { return }
        for index in tree.elements.indices {
            let element = tree[index]
            for use in element.attributes {
                if case .screen(.title(let words)) = use.attribute { add(words) }
            }
            guard screen.showsHelpTags else { continue }
            let shown = element.helpTags
            for use in element.attributes where shown.contains(use.place) {
                if case .accessibility(.hint(let words)) = use.attribute { add(words) }
            }
        }
    }

    private mutating func add(_ words: Fact<Words>) {
        for words in words.values {
            if words.origin == .unlocalized { plain.insert(words.display) }
            guard case .localized(let key) = words.origin, keys.insert(key).inserted else { continue }
            for language in words.translations.keys { translated[language, default: 0] += 1 }
        }
    }
}

extension Screen {
    /// Whether help tags are shown too, when the pointer or the eyes rest on something; so it is where nothing is
    /// known of its platforms.
    var showsHelpTags: Bool {
        platforms.isEmpty
            || platforms.contains { [.macOS, .macCatalyst, .visionOS].contains($0.platform) }
    }
}

extension ElementView {
    /// The places at which help tags are set on it.
    var helpTags: [SourcePlace] {
        guard has(.accessibility(.helpTag)) else { return [] }
        return attributes.compactMap { use in
            if case .accessibility(.helpTag) = use.attribute { use.place } else { nil }
        }
    }

    /// The texts that are seen in it.
    var texts: [Words] {
        ([self] + descendants).flatMap { element -> [Words] in
            if case .words(let words) = element.content { words.values } else { [] }
        }
    }
}

extension [Words] {
    /// Whether all of those that are translated are there in a language.
    func areAll(in language: String) -> Bool {
        allSatisfy { words in
            guard case .localized = words.origin else { return true }
            return words.has(language)
        }
    }
}

extension Words {
    /// Whether there is a text in a language, or in one that it is a kind of.
    func has(_ language: String) -> Bool {
        translations[language] != nil || translations.keys.contains { language.hasPrefix($0 + "-") }
    }
}
