import HandrailModel
import HandrailStandards

/// The artwork of a symbol for one language, in an app for several.
struct SymbolOfOneLanguage: ElementRule {
    static let info = RuleInfo(
        id: "symbol-of-one-language",
        title: Bilingual(en: "Symbol drawn for one language", ko: "한 언어용으로 그려진 심벌"),
        reason: Bilingual(
            en: """
                Symbols with letters or a direction are drawn again for Arabic, Hebrew, Korean and others, and the \
                system shows whichever belongs to the language. A name with the language in it shows that one to all.
                """,
            ko: """
                글자나 방향이 들어간 심벌은 아랍어, 히브리어, 한국어 등에 맞춰 따로 그려져 있고 시스템이 언어에 맞는 것을 보여 줍니다. 언어까지 \
                적은 이름을 쓰면 모두에게 그 언어의 그림만 보입니다.
                """),
        impact: .minor, guidelines: ["symbols.availability"], criteria: [], examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(.violation, #"↓Image(systemName: "character.book.closed.ko")"#),
        RuleExample(.violation, #"Label("Language", systemImage: ↓"character.bubble.ko")"#),
        RuleExample(.silent, #"Image(systemName: "character.book.closed")"#),
        RuleExample(.silent, #"Image(systemName: "textformat.size")"#),
        RuleExample(.silent, #"Image("character.book.closed.ko")"#),
        RuleExample(
            .nearMiss("code chooses among several languages"),
            #"Image(systemName: isKorean ? "character.book.closed.ko" : "character.book.closed")"#),
    ]

    let kinds: Set<ElementKind>? = [.image]

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        guard case .image(.symbol(.known(let name))) = element.content else { return }
        guard SymbolCatalog.symbol(named: name)?.isLocalizedVariant == true, let base = Self.base(of: name),
            !element.isChosenAmongOthers
        else { return answers.pass() }
        answers.violation(Signal(name: name, base: base), on: element, certainty: .likely)
    }

    /// A symbol and what it is a drawing of.
    struct Signal: Hashable, Sendable {
        /// Its name.
        let name: String
        /// The name that the system picks a drawing for.
        let base: String
    }

    /// The name without the language, where that is a symbol.
    private static func base(of name: String) -> String? {
        guard let dot = name.lastIndex(of: ".") else { return nil }
        let base = String(name[..<dot])
        return SymbolCatalog.exists(base) ? base : nil
    }

    func phrase(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: "“\(signal.name)” is the drawing of “\(signal.base)” for one language, and everybody sees it.",
                ko: "“\(signal.name)”은(는) “\(signal.base)”을(를) 한 언어에 맞춰 그린 것인데 모두에게 그대로 보입니다."),
            fix: Bilingual(
                en: "Write “\(signal.base)”: the system shows the drawing that belongs to the language.",
                ko: "“\(signal.base)”(으)로 바꾸세요. 시스템이 언어에 맞는 그림을 보여 줍니다."))
    }
}
