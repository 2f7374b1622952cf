import HandrailModel
import HandrailSemantics
import HandrailSource

/// Text that looks like the title of what follows and is not marked as a heading.
struct HeadingNotMarked: ElementRule {
    static let info = RuleInfo(
        id: "heading-not-marked",
        title: Bilingual(en: "Title without the heading trait", ko: "머리말 특성이 없는 제목"),
        reason: Bilingual(
            en: "People who listen jump from heading to heading to find their place; what only looks like one is "
                + "passed over.",
            ko: "소리로 듣는 사람은 머리말 사이를 이동하며 원하는 곳을 찾습니다. 모양만 제목인 텍스트는 건너뛰게 됩니다."),
        impact: .moderate, guidelines: ["accessibility.section-headings"],
        criteria: ["WCAG 2.2 1.3.1", "WCAG 2.2 2.4.6"],
        needsOfCaptures: [.role, .heading, .frame], examples: HeadingNotMarkedExamples.all + capturedExamples)

    let kinds: Set<ElementKind>? = [.text]

    /// The words that look like a heading.
    struct Signal: Hashable, Sendable {
        /// The words as they are shown; empty where they are only known while the app runs.
        let words: String
        /// Where it stands.
        let position: Position
    }

    /// Where a title stands.
    enum Position: Hashable, Sendable {
        /// Among other content, above what it is the title of.
        case content
        /// Above a section of a list.
        case list
        /// Above a section of a stack or a scroll view.
        case section
        /// In the bar, in place of the title.
        case bar
    }

    /// Whether something on a screen looks like a heading and is none.
    func finds(on screen: PerceivedTree) -> Bool {
        var answers = Answers<Signal>()
        let tree = screen.screen.tree
        for index in tree.elements.indices where tree.elements[index].kind == .text {
            examine(tree[index], on: screen, &answers)
            if !answers.reports.isEmpty { return true }
        }
        return false
    }

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        if let capture = screen.screen.capture {
            guard let words = element.titleWords, !words.isEmpty else { return }
            return examine(element, showing: words, on: screen, capture, &answers)
        }
        if let header = element.nearest(with: .accessibility(.sectionHeader)) {
            return examine(element, in: header, .list, on: screen, &answers)
        }
        if let header = element.looseHeader {
            if element.titleWords != nil { examine(element, in: header, .section, on: screen, &answers) }
            return
        }
        if let bar = element.titleBar {
            if Self.asks(of: screen.screen), screen.screen.reachesTouchDevices, element.titleWords != nil {
                examine(element, in: bar, .bar, on: screen, &answers)
            }
            return
        }
        let platform = screen.screen.scalingPlatform(of: element) ?? .macOS
        guard Self.asks(of: screen.screen), let words = element.titleWords,
            let look = TitleLook(element, on: platform), look.isLarge || !element.statesFact, !element.isInCallout
        else { return }
        // Words that only the app knows are a title where they open a whole screen that has none.
        let part: TitledPart? =
            if words.isEmpty {
                screen.screen.portion == .whole ? TitledPart(openedBy: element, look, on: platform) : nil
            } else {
                TitledPart(under: element, look, on: platform) ?? TitledPart(openedBy: element, look, on: platform)
            }
        guard let part, !Self.isElsewhere(element, within: part.arrangement) else { return }
        let stop = screen.elements.first { $0.declared == element.index && $0.exposure == .element }
        guard let stop else { return answers.pass() }
        let traits = stop.traits.union(stop.possibleTraits)
        if !traits.isDisjoint(with: [.header, .button, .link]) { return answers.pass() }
        answers.review(Signal(words: words, position: .content), on: element, certainty: .likely)
    }

    /// Whether what is shown are more than rows, items of a bar, or lines that the system sets.
    private static func asks(of screen: Screen) -> Bool {
        switch screen.presentation {
        case .widget, .dialog: false
        case .root, .navigation, .tab, .sheet, .cover, .popover, .part, .component:
            screen.portion == .whole || screen.portion == .view
        }
    }

    /// The first text of a view that stands above a section, or in place of a title.
    private func examine(
        _ element: ElementView, in header: ElementView, _ position: Position, on screen: PerceivedTree,
        _ answers: inout Answers<Signal>
    ) {
        let range = header.index..<Int(header.tree.elements[header.index].end)
        // What reacts to a tap is a button, which another rule tells of.
        if ([header] + header.descendants).contains(where: \.reactsToTouch) { return answers.pass() }
        let stops = screen.elements.filter { range.contains($0.declared) && $0.exposure == .element }
        guard let stop = stops.first(where: { $0.declared == element.index }) else { return }
        if stops.contains(where: { !$0.traits.union($0.possibleTraits).isDisjoint(with: [.header, .button]) }) {
            return answers.pass()
        }
        guard stops.first(where: { header.tree.elements[$0.declared].kind == .text })?.declared == stop.declared,
            case .words(let words) = element.content,
            words.values.allSatisfy({ $0.text?.contains(where: \.isLetter) ?? true })
        else { return }
        if case .absent = words { return }
        answers.review(
            Signal(words: words.value?.text == nil ? "" : words.value?.display ?? "", position: position),
            on: element, certainty: .likely, impact: position == .bar ? .minor : nil)
    }

    // Where a title is no heading: inside a control, a bar, a row of data, a card.
    private static func isElsewhere(_ element: ElementView, within arrangement: ElementView) -> Bool {
        var inner = element.slot
        for level in element.ancestors {
            switch level.kind {
            case .repeated, .toolbar, .toolbarItem, .contentUnavailable, .list, .form, .table, .label, .groupBox, .map,
                .outlineGroup:
                return true
            case .tab: if inner != .content { return true }
            default:
                if level.kind.isControl || level.slot == .toolbar || level.slot == .contextMenu { return true }
                if level.isCard && arrangement.contains(level) || level.isPressed { return true }
            }
            inner = level.slot
        }
        return false
    }

    let viewFix: ViewFix? = .heading

    func additions(_ signal: Signal) -> [Term] { [.accessibilityAddTraits(".isHeader")] }

    func phrase(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: message(signal),
            fix: Wording(
                en: "If it is a heading, add \(.accessibilityAddTraits(".isHeader")).",
                ko: "머리말이라면 \(.accessibilityAddTraits(".isHeader"))를 추가하세요."))
    }
}

extension HeadingNotMarked {
    private func message(_ signal: Signal) -> Bilingual {
        let en = signal.words.isEmpty ? "This text" : "“\(signal.words)”"
        let ko = signal.words.isEmpty ? "이 텍스트" : "“\(signal.words)”"
        let quote = signal.words.isEmpty ? "" : " “\(signal.words)”"
        return switch signal.position {
        case .list:
            Bilingual(
                en: """
                    This text\(quote) stands above a section of the list, but VoiceOver does not know it for a \
                    heading.
                    """,
                ko: "이 텍스트\(quote)은(는) 목록 섹션의 머리말 자리에 있지만 VoiceOver는 머리말로 인식하지 못합니다.")
        case .section:
            Bilingual(
                en: """
                    \(en) stands above a section outside of any list: VoiceOver does not know it for a heading, as it \
                    would in a list.
                    """,
                ko: "\(ko)은(는) 목록 밖에 있는 섹션의 머리말입니다. 목록 안에서와 달리 VoiceOver는 머리말로 인식하지 못합니다.")
        case .bar:
            Bilingual(
                en: "\(en) stands in the bar in place of the title, but VoiceOver does not know it for a heading.",
                ko: "\(ko)은(는) 막대에서 제목을 대신하지만 VoiceOver는 머리말로 인식하지 못합니다.")
        case .content:
            Bilingual(
                en: """
                    \(en) looks like the title of what follows, but VoiceOver does not know it for a heading.
                    """,
                ko: "\(ko)은(는) 아래 내용의 제목처럼 보이지만 VoiceOver는 머리말로 인식하지 못합니다.")
        }
    }
}

extension ElementView {
    /// What stands in the bar in place of the title, where it is a part of that and all that people read there.
    fileprivate var titleBar: ElementView? {
        guard let bar = ([self] + ancestors).first(where: { $0.has(.screen(.barPlacement)) }),
            bar.has({ if case .screen(.barPlacement(.title)) = $0 { true } else { false } }),
            !ancestors.contains(where: { $0.kind.isControl })
        else { return nil }
        let texts = ([bar] + bar.descendants).filter { $0.kind == .text && $0.isReadable }
        return texts.count <= 2 && !([bar] + bar.descendants).contains { $0.kind.isControl } ? bar : nil
    }

    /// The words of a title: known, short, no number and no sentence. Empty where only the app knows them; `nil` where
    /// they read like something else.
    fileprivate var titleWords: String? {
        guard case .words(let fact) = content else { return nil }
        switch fact {
        case .dynamic, .unknown: return ""
        case .absent: return nil
        case .known, .oneOf: break
        }
        guard let words = fact.values.first, fact.values.allSatisfy(\.isTitle) else { return nil }
        return words.text == nil ? "" : words.display
    }

    /// Whether its words give a name and its value, such as `Default: off`, which titles nothing.
    fileprivate var statesFact: Bool {
        guard case .words(let fact) = content else { return false }
        return fact.values.contains { words in
            words.pieces.enumerated().contains { position, piece in
                guard case .text(let text) = piece else { return false }
                let isFollowed = position + 1 < words.pieces.count
                // Hardly any text has a colon, which is seen in a hundredth of the time that a search takes.
                guard text.utf8.contains(UInt8(ascii: ":")) else { return false }
                return text.holds(": ") && (isFollowed || !text.hasSuffix(": "))
            }
        }
    }

    /// Whether it is part of what lies over something else in some state only, and is a callout by its name or lies
    /// over a chart: what a point or a slice says while a finger is on it.
    fileprivate var isInCallout: Bool {
        var (isConditional, isCallout) = (false, false)
        var inner = self
        for level in ancestors {
            isConditional = isConditional || inner.kind == .branch
            isCallout = isCallout || inner.isCallout
            if isConditional, inner.slot == .overlay, level.kind == .layered,
                isCallout || level.children.contains(where: { $0.slot != .overlay && $0.holdsChart })
            {
                return true
            }
            inner = level
        }
        return false
    }

    private var isCallout: Bool {
        guard kind == .customView, case .type(let name) = content else { return false }
        return name.camelCaseWords.contains(where: Self.callouts.contains)
    }

    private static let callouts: Set<String> = ["callout", "tooltip", "popover", "bubble", "toast"]

    private var holdsChart: Bool { kind == .chart || descendants.contains { $0.kind == .chart } }

    /// Whether people press all of it, and not only to put the keyboard away.
    fileprivate var isPressed: Bool {
        gestures.contains { $0.gesture.kind == .tap && !$0.gesture.action.endsEditing }
            && !descendants.contains { $0.kind.isControl }
    }

    /// Whether it has a frame drawn around it, as a card in a feed has.
    fileprivate var isCard: Bool {
        if kind == .layered {
            return children.contains {
                $0.slot == .background && $0.kind == .shape || $0.slot == .overlay && $0.kind == .shape
            }
        }
        return has { attribute in
            switch attribute {
            case .color(.border), .visibility(.clipped): true
            default: false
            }
        }
    }
}

extension Words {
    /// Whether they read like a title: short, no number, no sentence.
    var isTitle: Bool {
        switch origin {
        case .missingKey, .symbol, .asset: return false
        case .literal, .unlocalized, .joined, .localized: break
        }
        guard let text else {
            return pieces.contains { piece in
                guard case .text(let part) = piece else { return false }
                return part.contains(where: \.isLetter)
            }
        }
        if let answer = text.isTitleOfASCII { return answer }
        guard text.count <= 50, text.count >= 2, !text.contains(where: \.isNumber) else { return false }
        guard let last = text.last(where: { !$0.isWhitespace }), !".:,。…".contains(last) else { return false }
        return text.contains { $0.isLetter } && text.split(separator: " ").count <= 7
    }
}

extension String {
    /// What `Words.isTitle` asks of a text, where it is all ASCII, as most is, without a line end; `nil` of any other.
    /// Characters cost ten times what bytes do.
    fileprivate var isTitleOfASCII: Bool? {
        var text = self
        return text.withUTF8 { bytes in
            guard bytes.allSatisfy({ $0 < 0x80 && !(0x0A...0x0D ~= $0) }) else { return nil }
            guard bytes.count <= 50, bytes.count >= 2, !bytes.contains(where: { 0x30...0x39 ~= $0 }),
                let last = bytes.last(where: { $0 != 0x20 && $0 != 0x09 }), !":,.".utf8.contains(last)
            else { return false }
            let words = bytes.split(separator: UInt8(ascii: " "))
            return bytes.contains { 0x61...0x7A ~= $0 | 0x20 } && words.count <= 7
        }
    }
}
