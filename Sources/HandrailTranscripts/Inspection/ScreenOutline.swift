package import HandrailModel
package import HandrailReporting
import HandrailSource

/// Screens as assistive technologies meet them, as an indented list in reading order.
package struct ScreenOutline {
    private let audit: Audit
    private let language: ReportLanguage

    /// Outlines of the screens of an audit in `language`, with the styles of texts and symbols where the audit is of a
    /// setting.
    package init(_ audit: Audit, language: ReportLanguage) {
        self.audit = audit
        self.language = language
    }

    /// Deeper elements are not indented any further, so that something of them can still be read.
    private static let deepest = 16

    /// The outline of screens, written on a page.
    package func text(of screens: [PerceivedTree], on page: TextPage) -> String {
        var page = page
        for (index, tree) in screens.enumerated() {
            if index > 0 { page.line() }
            write(tree, on: &page)
        }
        return page.text
    }

    private func write(_ tree: PerceivedTree, on page: inout TextPage) {
        page.heading(tree.screen.name)
        page.line(
            [SourceLocation(tree.screen.place, in: audit.files)?.text, counts(tree)[language]]
                .compactMap { $0 }.joined(separator: " · "))
        let depths = tree.depths
        for index in Self.order(of: tree) {
            let depth = depths[index]
            let indent = 2 + 2 * min(depth, Self.deepest)
            write(tree.elements[index], indent: indent, on: &page)
            guard let setting = audit.setting else { continue }
            for style in InspectedStyle.all(of: index, on: tree, in: setting) {
                let line = style.line(in: language)
                page.paragraph(Bilingual(en: "looks: ", ko: "모양: ")[language] + line, indent: indent + 2, hanging: 2)
            }
        }
        if let opaque = opaque(in: tree) { page.paragraph(opaque, indent: 2, hanging: 2) }
    }

    /// The elements in the order people meet them: what is in the bar at the top, what is on the screen, what is in the
    /// other bars.
    private static func order(of tree: PerceivedTree) -> [Int] {
        let declared = tree.screen.tree
        var parts: [(rank: Int, range: Range<Int>)] = []
        for root in tree.roots {
            let range = root.index..<Int(root.element.end)
            guard declared.elements.indices.contains(root.element.declared) else {
                parts.append((1, range))
                continue
            }
            let view = declared[root.element.declared]
            parts.append((view.slot == .toolbar ? rank(of: view) : 1, range))
        }
        return parts.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.flatMap(
            \.element.range)
    }

    private static func rank(of bar: ElementView) -> Int {
        var placement: BarPlacement?
        for level in [bar] + bar.descendants where placement == nil {
            placement =
                level.attributes.lazy.compactMap {
                    if case .screen(.barPlacement(let place)) = $0.attribute { place } else { nil }
                }.first
        }
        switch placement {
        case .bottom, .keyboard: return 2
        case .wayBack, .leading: return -2
        case .title: return -1
        case .trailing, nil: return bar.kind == .searchField || bar.kind == .tab ? 1 : 0
        }
    }

    /// Names of the views that cannot be looked into, each once.
    private func opaque(in tree: PerceivedTree) -> String? {
        let perceived = Set(tree.elements.lazy.filter { $0.exposure == .element }.map(\.declared))
        var names: [String] = []
        for (index, element) in tree.screen.tree.elements.enumerated()
        where element.kind == .opaque && !perceived.contains(index) {
            guard case .type(let type) = element.content else { continue }
            let name = type.isEmpty ? Self.cutShort[language] : type
            if !names.contains(name) { names.append(name) }
        }
        guard !names.isEmpty else { return nil }
        let list = names.prefix(Self.mostOpaque).joined(separator: ", ") + (names.count > Self.mostOpaque ? " …" : "")
        return Bilingual(en: "cannot be looked into: \(list)", ko: "내용을 알 수 없음: \(list)")[language]
    }

    /// What was not built, because a limit was met, has no name.
    private static let cutShort = Bilingual(en: "what is cut short here", ko: "여기서 더 읽지 않은 부분")

    /// More names help nobody.
    private static let mostOpaque = 8

    private func counts(_ tree: PerceivedTree) -> Bilingual {
        let stops = tree.stops.count
        return Bilingual(
            en: "\(stops) \(stops == 1 ? "stop" : "stops"), \(tree.screen.tree.elements.count) elements declared",
            ko: "VoiceOver가 멈추는 요소 \(stops)개, 선언된 요소 \(tree.screen.tree.elements.count)개")
    }

    private func write(_ element: PerceivedElement, indent: Int, on page: inout TextPage) {
        switch element.exposure {
        case .alternatives: return
        case .branch: page.paragraph(condition(element.condition), indent: indent)
        case .element, .container:
            page.paragraph(headline(element), indent: indent, hanging: 2)
            for detail in details(element) { page.paragraph(detail, indent: indent + 2, hanging: 2) }
        }
    }

    private func condition(_ condition: ElementCondition?) -> String {
        guard let condition else { return Bilingual(en: "otherwise", ko: "그 밖의 경우")[language] }
        return condition.holdsAsWritten
            ? Bilingual(en: "if \(condition.text)", ko: "\(condition.text) 조건이 참일 때")[language]
            : Bilingual(en: "unless \(condition.text)", ko: "\(condition.text) 조건이 거짓일 때")[language]
    }

    private func headline(_ element: PerceivedElement) -> String {
        let names = InspectionWords.names(element.name).map { "“\($0)”" }
        let isContainer = element.exposure == .container
        let unnamed = isContainer ? [] : [Bilingual(en: "(no name)", ko: "(이름 없음)")[language]]
        let kind = isContainer ? [Bilingual(en: "container", ko: "컨테이너")[language]] : []
        let name = names.isEmpty ? unnamed : [names.joined(separator: Bilingual(en: " or ", ko: " 또는 ")[language])]
        return (name + kind + InspectionWords.traits(element.traits, language)).joined(separator: " · ")
    }

    private func details(_ element: PerceivedElement) -> [String] {
        let actions = element.actions.map { InspectionWords.action($0)[language] }
        let possible = InspectionWords.traits(element.possibleTraits.subtracting(element.traits), language)
        let entries: [(Bilingual, String?)] = [
            (Bilingual(en: "value: ", ko: "값: "), InspectionWords.of(element.value)),
            (Bilingual(en: "hint: ", ko: "힌트: "), InspectionWords.of(element.hint)),
            (Bilingual(en: "sometimes: ", ko: "경우에 따라: "), possible.isEmpty ? nil : possible.joined(separator: ", ")),
            (Bilingual(en: "actions: ", ko: "동작: "), actions.isEmpty ? nil : actions.joined(separator: ", ")),
        ]
        return entries.compactMap { label, text in text.map { label[language] + $0 } }
    }
}
