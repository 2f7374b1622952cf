import HandrailModel
import HandrailSource

/// A control that is called by signs which nobody would say.
struct UnspeakableName: StopRule {
    static let info = RuleInfo(
        id: "unspeakable-name",
        title: Bilingual(en: "Name made of signs", ko: "기호로만 된 이름"),
        reason: Bilingual(
            en: """
                VoiceOver reads a sign by its name in Unicode or leaves it out, and nobody can say it to Voice Control.
                """,
            ko: "VoiceOver는 기호를 유니코드 이름으로 읽거나 아예 건너뛰고, 음성 명령으로는 그 기호를 말할 수 없습니다."),
        impact: .serious, guidelines: ["accessibility.element-labels"], criteria: ["WCAG 2.2 4.1.2", "WCAG 2.2 2.5.3"],
        needsOfCaptures: [], examples: examples + capturedExamples)

    private static let examples: [RuleExample] = [
        RuleExample(.violation, "↓Button(\"✕\") { close() }"),
        RuleExample(
            .violation,
            """
            ↓Button { showMenu() } label: {
                Text("•••")
            }
            """),
        RuleExample(
            .violation,
            """
            HStack {
                ↓Button("‹") { previous() }
                Text(month)
                ↓Button("›") { next() }
            }
            """),
        RuleExample(
            .violation,
            """
            import UIKit

            final class PageBar: UIView {
                private let next = UIButton(type: .system)

                func setUp() {
                    ↓next.setTitle("→", for: .normal)
                    addSubview(next)
                }
            }
            """),
        RuleExample(.violation, "↓Button(\"\\u{f00d}\") { close() }"),
        RuleExample(
            .review,
            """
            import UIKit

            final class ReactionBar: UIView {
                private let react = UIButton(type: .custom)

                func setUp() {
                    react.setImage(UIImage(named: "smiley"), for: .normal)
                    ↓react.setTitle("+", for: .normal)
                    addSubview(react)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            Button("✕") { close() }
                .accessibilityLabel("Close")
            """),
        RuleExample(.silent, "Button(\"+\") { add() }"),
        RuleExample(.silent, "Button(\"👍\") { like() }"),
        RuleExample(.silent, "Text(\"•\")"),
        RuleExample(.review, "↓Text(walk.distance ?? \"–\")"),
        RuleExample(.review, "↓Text(\"<< Swipe to go back\")"),
        RuleExample(
            .silent,
            """
            HStack {
                Text(walk.start)
                Text("–")
                Text(walk.end ?? "No end")
            }
            """),
        RuleExample(.nearMiss("a word follows the sign"), "Button(\"← Back\") { goBack() }"),
        RuleExample(
            .violation,
            """
            ↓<button id="b1">
            <accessibility key="accessibilityConfiguration" label="→"/>
            <state key="normal" image="go"/>
            </button>
            """),
    ]

    private static let capturedExamples: [RuleExample] = [
        RuleExample(.violation, RuleExample.capture("↓button 20 100 44 44 \u{E5D2}"), in: "Home.json"),
        RuleExample(.review, RuleExample.capture("↓unknown 20 100 44 44 \u{E5D2}\nunknown 80 100 90 44 Trips"),
            in: "Home.json"),
        RuleExample(.silent, RuleExample.capture("unknown 20 100 44 44 Menu"), in: "Home.json"),
        RuleExample(
            .nearMiss("words stand behind the glyph"),
            RuleExample.capture("unknown 20 100 90 44 \u{E5D2} Trips"), in: "Home.json"),
    ]

    /// What people act on, and texts that signs stand in; of captures also what nobody says the kind of.
    let kinds: Set<ElementKind>? = [.button, .link, .navigationLink, .menu, .toggle, .tab, .text, .group]

    /// The name.
    struct Signal: Hashable, Sendable {
        /// The signs as written.
        let signs: String
        /// Where they stand.
        let standing: Standing
    }

    /// Where signs stand.
    enum Standing: Hashable, Sendable {
        /// They are all that a control is called.
        case control
        /// The same, with a hint that says more.
        case hinted
        /// The same, and are read as words that are lost without the picture beside them.
        case besidePicture
        /// They are shown in the place of a value that is not there.
        case missingValue
        /// They are drawn as arrows before or behind words.
        case aroundWords
        /// They are all that something in a capture is called, whatever it is.
        case glyph
    }

    func examine(_ stop: PerceivedView, _ answers: inout Answers<Signal>) {
        guard stop.element.exposure == .element else { return }
        if stop.kind == .group { return examineGlyph(stop, &answers) }
        if stop.kind == .text { return examineText(stop, &answers) }
        guard stop.element.name.cases.count == 1,
            let parts = stop.element.name.cases.first?.parts, !parts.isEmpty
        else { return }
        let showsPicture = stop.declared.children(in: .icon).contains { $0.kind == .image }
        var signs = ""
        var needsPicture = false
        for part in parts {
            guard let words = part.words.value, part.source == .text || part.source == .accessibilityLabel else {
                return
            }
            // Signs that a table translates with words are a key.
            guard let text = words.text, let kind = Self.kind(of: text),
                words.judgeable.values.allSatisfy({ Self.kind(of: $0) != nil })
            else { return answers.pass() }
            if kind == .read {
                guard showsPicture, part.source == .text else { return answers.pass() }
                needsPicture = true
            }
            signs += Self.shown(text)
        }
        let alone: Standing = stop.element.hint.isAbsent ? .control : .hinted
        let signal = Signal(signs: signs, standing: needsPicture ? .besidePicture : alone)
        // Words that are set far from where the control is made are mended there.
        let isInside = parts.allSatisfy {
            stop.declared.extent.file == $0.place.file && stop.declared.extent.range.contains($0.place.range)
        }
        let place = isInside ? nil : parts.first?.place
        if needsPicture {
            let pictures = stop.declared.children(in: .icon).map { icon in
                RelatedPlace(place: icon.place, why: Bilingual(en: "the image", ko: "이미지"))
            }
            answers.review(signal, on: stop.declared, at: place, certainty: .likely, related: pictures)
        } else {
            answers.violation(signal, on: stop.declared, at: place, certainty: .likely)
        }
    }

    /// Something of a capture that is called by glyphs of a font of icons, which no voice knows.
    private func examineGlyph(_ stop: PerceivedView, _ answers: inout Answers<Signal>) {
        guard stop.tree.screen.capture != nil, let name = stop.declared.capturedLabel else { return }
        let shown = name.filter { !$0.isWhitespace }
        guard !shown.isEmpty, shown.allSatisfy(Self.isGlyph), stop.element.hint.isAbsent else { return }
        answers.review(Signal(signs: Self.shown(name), standing: .glyph), on: stop.declared, certainty: .likely)
    }

    /// A text that is nothing but a sign where a value is not there, or words between arrows that are typed.
    private func examineText(_ stop: PerceivedView, _ answers: inout Answers<Signal>) {
        // Where a designer has put a sign, code puts a value in its place.
        let screen = stop.tree.screen
        let parts = stop.element.name.parts.filter { part in
            part.source == .text && screen.toolkit(at: part.place) != .interfaceFile
        }
        for part in parts {
            let texts = part.words.values.map(\.display)
            if let sign = texts.first(where: Self.isPlaceholder), !texts.allSatisfy(Self.isPlaceholder) {
                return answers.review(
                    Signal(signs: sign, standing: .missingValue), on: stop.declared, certainty: .likely, impact: .minor,
                    cause: .app(sign))
            }
            if let arrows = texts.lazy.compactMap(Self.typedArrows).first {
                return answers.review(
                    Signal(signs: arrows, standing: .aroundWords), on: stop.declared,
                    at: stop.declared.extent.file == part.place.file ? part.place : nil, certainty: .likely,
                    impact: .minor)
            }
        }
        if !parts.isEmpty { answers.pass() }
    }

    /// Whether a text is a question mark or a dash and nothing else.
    private static func isPlaceholder(_ text: String) -> Bool {
        let shown = text.filter { !$0.isWhitespace }
        return !shown.isEmpty && shown.count < 4 && shown.allSatisfy { "?-–—".contains($0) }
    }

    /// The angle brackets that are typed as an arrow before or behind words; `nil` where there are none.
    private static func typedArrows(_ text: String) -> String? {
        guard text.contains(where: \.isLetter) else { return nil }
        let words = text.filter { !$0.isWhitespace }
        let before = words.prefix { $0 == "<" || $0 == ">" }
        let behind = words.reversed().prefix { $0 == "<" || $0 == ">" }
        return before.count > 1 ? String(before) : behind.count > 1 ? String(behind) : nil
    }

    let viewFix: ViewFix? = .label

    func phrase(_ signal: Signal, sharedBy places: Int) -> Phrasing {
        guard signal.standing == .missingValue else { return phrase(signal) }
        return phrase(signal).completed(by: viewFix).saying(
            Bilingual(
                en: """
                    In \(places) places “\(signal.signs)” stands for a value that is not there: VoiceOver reads the \
                    name of the sign, or nothing.
                    """,
                ko: """
                    \(places)곳에서 없는 값 대신 “\(signal.signs)”을(를) 보여 줍니다. VoiceOver는 기호의 이름을 읽거나 아무것도 읽지 않습니다.
                    """))
    }

    func phrase(_ signal: Signal) -> Phrasing {
        switch signal.standing {
        case .missingValue:
            return Phrasing(
                message: Bilingual(
                    en: """
                        “\(signal.signs)” stands for a value that is not there: VoiceOver reads the name of the sign, \
                        or nothing.
                        """,
                    ko: "없는 값 대신 “\(signal.signs)”을(를) 보여 줍니다. VoiceOver는 기호의 이름을 읽거나 아무것도 읽지 않습니다."),
                fix: Wording(
                    en: "Say with \(.accessibilityLabel()) that there is none, such as “No price”.",
                    ko: "“가격 없음”처럼 값이 없다는 것을 \(.accessibilityLabel())로 알려 주세요."))
        case .aroundWords:
            return Phrasing(
                message: Bilingual(
                    en: "“\(signal.signs)” is typed as an arrow: VoiceOver reads “less than” or “greater than” for it.",
                    ko: "화살표 대신 “\(signal.signs)”을(를) 입력했습니다. VoiceOver가 부등호로 읽습니다."),
                fix: Wording(
                    en: """
                        Show a symbol that is hidden with \(.accessibilityHidden), or give the text \
                        \(an: .accessibilityLabel()) without the signs.
                        """,
                    ko: "\(.accessibilityHidden)로 숨긴 심벌을 보여 주거나, 기호를 뺀 말을 \(.accessibilityLabel())로 지정하세요."))
        case .besidePicture:
            return Phrasing(
                message: Bilingual(
                    en: """
                        This control shows an image and “\(signal.signs)”: VoiceOver reads the sign alone, and what \
                        the image says is lost.
                        """,
                    ko: "이 컨트롤은 이미지와 “\(signal.signs)”을(를) 함께 보여 주지만, VoiceOver는 기호만 읽으므로 이미지가 전하는 뜻이 빠집니다."),
                fix: Wording(
                    en: "Say with \(.accessibilityLabel()) what it does.",
                    ko: "\(.accessibilityLabel())로 무엇을 하는지 적으세요."))
        case .glyph:
            return Phrasing(
                message: Bilingual(
                    en: """
                        This element is called by a glyph of a font of icons, \(signal.signs): VoiceOver says nothing, \
                        or nothing that fits.
                        """,
                    ko: "이 요소의 이름은 아이콘 서체의 글리프(\(signal.signs))입니다. VoiceOver는 아무것도 말하지 않거나 엉뚱한 말을 합니다."),
                fix: Wording(
                    en: "Say with \(.accessibilityLabel()) what it does, or hide it if it is decoration.",
                    ko: "\(.accessibilityLabel())로 무엇을 하는지 적고, 장식이라면 숨기세요."))
        case .hinted:
            return Phrasing(
                message: Bilingual(
                    en: """
                        This control is called “\(signal.signs)”: only its hint, which people may have turned off, \
                        says what it does, and Voice Control has no word to hear.
                        """,
                    ko: """
                        이 컨트롤의 이름은 “\(signal.signs)”입니다. 하는 일은 꺼 둘 수 있는 힌트에만 있고, 음성 명령이 알아들을 단어도 없습니다.
                        """),
                fix: Wording(
                    en: "Say with \(.accessibilityLabel()) what it does.",
                    ko: "\(.accessibilityLabel())로 무엇을 하는지 적으세요."))
        case .control:
            return Phrasing(
                message: Bilingual(
                    en: """
                        This control is called “\(signal.signs)”: VoiceOver has no word for what it does, and Voice \
                        Control none to hear.
                        """,
                    ko: "이 컨트롤의 이름은 “\(signal.signs)”입니다. VoiceOver가 말할 단어도, 음성 명령이 알아들을 단어도 없습니다."),
                fix: Wording(
                    en: "Say with \(.accessibilityLabel()) what it does, or show a system symbol with a Label.",
                    ko: "\(.accessibilityLabel())로 무엇을 하는지 적거나, Label과 시스템 심벌을 쓰세요."))
        }
    }

    /// Signs that are drawn in the place of a word: crosses, dots, lines, arrows and triangles. What VoiceOver reads as
    /// a word that fits, such as plus, percent or an emoji, is none of them.
    private static let signs = Set<Character>("✕✖⨯╳×⋯⋮…•·●○◦≡☰‹›<>«»←→↑↓↩↪⟵⟶⇐⇒⇦⇨↗↘↙↖▲▼◀▶△▽◁▷►◄▴▾◂▸⌃⌄⌵˄˅✓✔﹀︿|¦⟨⟩〈〉❮❯⏎")

    /// Signs that VoiceOver reads as words, which name a control only by themselves.
    private static let readSigns = Set<Character>("+-–—−?!#*/=%&@~^_:,;.")

    /// What becomes of signs when they are read.
    private enum Kind {
        /// Nothing, or a name out of Unicode.
        case lost
        /// A word.
        case read
    }

    /// What becomes of a text that is nothing but signs; `nil` for any other.
    private static func kind(of text: String) -> Kind? {
        if text.beginsWithCommonLetter { return nil }
        let shown = text.filter { !$0.isWhitespace }
        guard !shown.isEmpty else { return nil }
        // A calculator's key for multiplying is read as a word.
        if shown != ".", shown != "×", shown.allSatisfy({ signs.contains($0) || $0 == "." || isGlyph($0) }) {
            return .lost
        }
        return shown.allSatisfy { readSigns.contains($0) } ? .read : nil
    }

    /// Whether a character is one of a font of icons: no other font and no voice knows it. One of them is the sign of
    /// Apple.
    private static func isGlyph(_ character: Character) -> Bool {
        guard let first = character.unicodeScalars.first?.value, first != 0xF8FF else { return false }
        return (0xE000...0xF8FF).contains(first) || (0xF0000...0xFFFFD).contains(first)
    }

    /// Signs for people to read: those of a font of icons by their number.
    private static func shown(_ text: String) -> String {
        text.map { character in
            guard isGlyph(character), let scalar = character.unicodeScalars.first else { return String(character) }
            return "U+" + String(scalar.value, radix: 16, uppercase: true)
        }.joined()
    }
}
