import HandrailModel
import HandrailSemantics
import HandrailSource

/// Text that is kept from being selected.
struct TextSelectionDisabled: ElementRule {
    static let info = RuleInfo(
        id: "text-selection-disabled",
        title: Bilingual(en: "Text selection turned off", ko: "꺼 놓은 텍스트 선택"),
        reason: Bilingual(
            en: "Many people feed selected text to translation, to a dictionary or to speech.",
            ko: "텍스트를 선택해 번역하거나 뜻을 찾거나 소리 내어 듣는 사람이 많습니다."),
        impact: .minor, guidelines: ["accessibility.text-selection"], criteria: [], examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .violation,
            """
            Text("Write to the harbor office: berths@quay.example")
                .↓textSelection(.disabled)
            """),
        RuleExample(
            .review,
            """
            Text("Call the harbor office at 555 010 4477.")
                .↓textSelection(.disabled)
            """),
        RuleExample(
            .nearMiss("dates, spans of years and amounts are read, not typed"),
            """
            VStack {
                Text("Built 1939-1945, opened 11/26/2026 and 2024-01-15, with 1 000 000 stones")
            }
            .textSelection(.disabled)
            """),
        RuleExample(
            .nearMiss("a short text that stays the same is like any label"),
            """
            Text("Terms of use apply to everybody.")
                .textSelection(.disabled)
            """),
        RuleExample(
            .review,
            """
            ScrollView {
                Text(article.title)
                Text(article.body)
            }
            .↓textSelection(.disabled)
            """),
        RuleExample(
            .silent,
            """
            Text(article.body)
                .textSelection(.enabled)
            """),
        RuleExample(
            .silent,
            """
            Text(article.body)
            """),
        RuleExample(
            .silent,
            """
            Button { open() } label: {
                Text("Open").textSelection(.disabled)
            }
            """),
        RuleExample(
            .nearMiss("the article can be selected; only a title in it cannot"),
            """
            VStack {
                Text("Article").textSelection(.disabled)
                Text(article.body)
            }
            .textSelection(.enabled)
            """),
        RuleExample(
            .review,
            """
            final class TermsController: UIViewController {
                private let terms = UITextView()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    terms.text = NSLocalizedString("Ask for lost tickets at 555 0123 456.", comment: "")
                    terms.isEditable = false
                    ↓terms.isSelectable = false
                    view.addSubview(terms)
                }
            }
            """),
        RuleExample(
            .violation,
            """
            <textView text="Read more at https://quay.example/tickets" editable="NO" ↓selectable="NO" id="t1">
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
            </textView>
            """),
        RuleExample(
            .silent,
            """
            <textView text="Tickets are valid on the day printed on them." editable="NO" selectable="NO" id="t1">
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
            </textView>
            """),
        RuleExample(
            .silent,
            """
            <textView text="Tickets are valid on the day printed on them." editable="NO" id="t1">
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
            </textView>
            """),
    ]

    let kinds: Set<ElementKind>? = nil
    let attributes: Set<AttributeKind>? = [.interaction(.textSelection)]

    /// Selection is turned off.
    enum Signal: Hashable, Sendable {
        /// For something that people would type elsewhere, such as an address or a number.
        case copyable(String)
        /// For one that is only known while the app runs.
        case other
    }

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        for use in element.attributes {
            guard case .interaction(.textSelection(let fact)) = use.attribute else { continue }
            guard fact == .known(false), use.condition == nil else { return answers.pass() }
            let context = DeclaredContext(element)
            let isWithin = element.ancestors.contains { level in
                level.has { attribute in
                    guard case .interaction(.textSelection(.known(true))) = attribute else { return false }
                    return true
                }
            }
            if isWithin || context.control != nil || context.isInMenu || element.kind.isControl {
                return answers.pass()
            }
            let texts = AffectedTexts.texts(from: element) {
                if case .interaction(.textSelection) = $0 { true } else { false }
            }
            let known = texts.flatMap { text -> [String] in
                guard case .words(let words) = text.content else { return [] }
                return words.values.compactMap(\.text)
            }
            if let data = known.lazy.compactMap(\.address).first {
                return answers.violation(.copyable(data), on: element, at: use.place)
            }
            // It may be one that nobody types anywhere.
            if let data = known.lazy.compactMap(\.number).first {
                return answers.review(.copyable(data), on: element, at: use.place)
            }
            // A text that says the same to everybody is as any label is, which nobody can select either.
            let isFixed = !known.isEmpty && texts.allSatisfy(\.hasKnownWords)
            if isFixed || element.standsInRow { return answers.pass() }
            // Labels of UIKit and AppKit cannot be selected at all: a view of texts that is set up like one may be one.
            guard screen.screen.toolkit(at: use.place) == .swiftUI else {
                return answers.cannotTell(
                    en: "whether the text is worth copying is not known", ko: "복사할 만한 텍스트인지 알 수 없습니다")
            }
            return answers.review(.other, on: element, at: use.place)
        }
    }

    let viewFix: ViewFix? = .selection

    func phrase(_ signal: Signal) -> Phrasing {
        let message = switch signal {
        case .copyable(let data):
            Bilingual(
                en: "The text is kept from being selected: people cannot copy “\(data)” out of it.",
                ko: "텍스트를 선택할 수 없게 해 두어 “\(data)”을(를) 복사할 수 없습니다.")
        case .other:
            Bilingual(
                en: """
                    The text is kept from being selected: look whether people would want to copy it, look up a word or \
                    have a part of it translated or spoken.
                    """,
                ko: "텍스트를 선택할 수 없게 해 두었습니다. 복사하거나 단어를 찾아보거나 일부만 번역하고 소리 내어 들을 내용인지 확인하세요.")
        }
        return Phrasing(
            message: message, fix: Wording(en: "Use \(.textSelection).", ko: "\(.textSelection)를 사용하세요."))
    }
}

extension ElementView {
    /// Whether all that it shows is in the source.
    fileprivate var hasKnownWords: Bool {
        guard case .words(let words) = content else { return false }
        return !words.values.isEmpty && words.values.allSatisfy { $0.text != nil }
    }

    /// Whether it stands in a row or a cell, which people choose as a whole.
    fileprivate var standsInRow: Bool {
        ancestors.contains { level in
            switch level.kind {
            case .list, .table, .form: return true
            default: break
            }
            guard case .type(let name) = level.content else { return false }
            return name.hasSuffix("Cell") || name.hasSuffix("Row")
        }
    }
}

extension String {
    /// An address in it, which people would have to type elsewhere, without the signs of the sentence around it.
    fileprivate var address: String? {
        for word in split(whereSeparator: \.isWhitespace) {
            let text = String(word.trimmingPrefix { !$0.isLetter && !$0.isNumber })
                .trimmingSuffix { !$0.isLetter && !$0.isNumber && $0 != "/" }
            if text.holds("://") || text.hasPrefix("www.") { return text }
            if let sign = text.firstIndex(of: "@"), sign > text.startIndex, text[sign...].contains(".") {
                return text
            }
        }
        return nil
    }

    /// A number of many digits, which blanks and hyphens may part, that is no date, no span of years and no amount.
    fileprivate var number: String? {
        var found = ""
        for character in self + "." {
            if character.isNumber || !found.isEmpty && " -".contains(character) {
                found.append(character)
                continue
            }
            let parts = found.split { !$0.isNumber }
            let isYear = parts.contains { $0.count == 4 && ($0.hasPrefix("19") || $0.hasPrefix("20")) }
            // Thousands are parted by blanks.
            let isAmount = parts.count > 1 && !found.contains("-") && parts.dropFirst().allSatisfy { $0.count == 3 }
                && (parts.first?.count ?? 0) <= 3
            if found.count(where: \.isNumber) >= 7, !isYear, !isAmount {
                return found.trimmingSuffix { !$0.isNumber }
            }
            found = ""
        }
        return nil
    }

    private func trimmingSuffix(while isLeft: (Character) -> Bool) -> String {
        var text = self
        while let last = text.last, isLeft(last) { text.removeLast() }
        return text
    }
}
