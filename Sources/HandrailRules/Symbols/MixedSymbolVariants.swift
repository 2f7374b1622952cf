import HandrailModel
import HandrailSource
import HandrailStandards

/// Filled and outlined symbols side by side in one bar.
struct MixedSymbolVariants: ScreenRule {
    static let info = RuleInfo(
        id: "mixed-symbol-variants",
        title: Bilingual(en: "Filled and outlined symbols in one bar", ko: "한 막대에 섞인 채우기와 윤곽 심벌"),
        reason: Bilingual(
            en: """
                In bars people read a filled symbol among outlines as one that is chosen or switched on. Where it is \
                only drawn otherwise they look for a state that is not there.
                """,
            ko: """
                막대에서 윤곽 심벌 사이의 채워진 심벌은 선택되었거나 켜진 상태로 읽힙니다. 모양만 다른 것이라면 사람들은 있지도 않은 상태를 찾게 \
                됩니다.
                """),
        impact: .minor, guidelines: ["symbols.design-variants"], criteria: [], examples: examples)

    private static func bar(_ expectation: RuleExample.Expectation, _ items: String) -> RuleExample {
        RuleExample(
            expectation,
            """
            List(pages) { PageRow($0) }
                .toolbar {
                    ToolbarItemGroup(placement: .bottomBar) {
            \(items)
                    }
                }
            """)
    }

    private static func item(_ title: String, _ symbol: String) -> String {
        "            Button(\"\(title)\", systemImage: \(symbol)) { act() }"
    }

    private static let examples: [RuleExample] = [
        bar(.review, [item("Delete", #""trash""#), item("Move", #""folder""#), item("Flag", #"↓"flag.fill""#)].lines),
        bar(
            .review,
            [
                item("Delete", #""trash.fill""#), item("Move", #""folder.fill""#), item("Flag", #""flag.fill""#),
                item("File", #"↓"archivebox""#),
            ].lines),
        bar(.silent, [item("Delete", #""trash""#), item("Move", #""folder""#), item("Flag", #""flag""#)].lines),
        bar(
            .silent,
            [item("Delete", #""trash.fill""#), item("Move", #""folder.fill""#), item("Flag", #""flag.fill""#)].lines),
        bar(.silent, [item("Move", #""folder""#), item("Flag", #""flag.fill""#)].lines),
        bar(
            .silent,
            [item("Delete", #""trash""#), item("Add", #""plus""#), item("Close", #""xmark.circle.fill""#)].lines),
        bar(
            .nearMiss("the filled one shows a state"),
            [
                item("Delete", #""trash""#), item("Move", #""folder""#),
                item("Flag", #"isFlagged ? "flag.fill" : "flag""#),
            ].lines),
    ]

    /// Symbols of which one is unlike the others.
    struct Signal: Hashable, Sendable {
        /// The one.
        let odd: String
        /// Whether it is the filled one.
        let isFilled: Bool
        /// The others.
        let others: [String]
    }

    /// A symbol in a bar that there is as an outline and filled.
    private struct Item {
        let element: ElementView
        let name: String
        var isFilled: Bool { name.hasSuffix(Variant.fill) }
    }

    private enum Variant {
        static let fill = ".fill"
    }

    func examine(_ screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        let tree = screen.screen.tree
        var bars: [BarPlacement: [Item]] = [:]
        for index in tree.elements.indices where tree.elements[index].kind == .image {
            let element = tree[index]
            guard case .image(.symbol(.known(let name))) = element.content, Self.hasVariants(name),
                element.standsInBar, !element.isChosenAmongOthers, let placement = element.barPlacement
            else { continue }
            bars[placement, default: []].append(Item(element: element, name: name))
        }
        for (_, items) in bars.sorted(by: { $0.key.rawValue < $1.key.rawValue }) where items.count >= Self.fewest {
            let (filled, outlined) = (items.filter(\.isFilled), items.filter { !$0.isFilled })
            let odd = filled.count < outlined.count ? filled : outlined
            guard odd.count == 1, let one = odd.first, !one.element.isAsked else {
                answers.pass()
                continue
            }
            let others = items.filter { $0.isFilled != one.isFilled }.map(\.name)
            answers.review(
                Signal(odd: one.name, isFilled: one.isFilled, others: others), on: one.element, certainty: .possible)
        }
    }

    /// Symbols from which on one is odd.
    private static let fewest = 3

    /// Whether a symbol is there as an outline and filled, without a form around it: a circle around a sign is filled
    /// to be a button, as the system does it.
    private static func hasVariants(_ name: String) -> Bool {
        if name.holds(".circle") || name.holds(".square") { return false }
        let other = name.hasSuffix(Variant.fill) ? String(name.dropLast(Variant.fill.count)) : name + Variant.fill
        return SymbolCatalog.exists(other)
    }

    func phrase(_ signal: Signal) -> Phrasing {
        let others = signal.others.prefix(3).map { "“\($0)”" }.joined(separator: ", ")
        return Phrasing(
            message: signal.isFilled
                ? Bilingual(
                    en: "“\(signal.odd)” is filled, and the other symbols in this bar are outlines: \(others).",
                    ko: "“\(signal.odd)”만 채워져 있고 이 막대의 다른 심벌은 윤곽입니다: \(others).")
                : Bilingual(
                    en: "“\(signal.odd)” is an outline, and the other symbols in this bar are filled: \(others).",
                    ko: "“\(signal.odd)”만 윤곽이고 이 막대의 다른 심벌은 채워져 있습니다: \(others)."),
            fix: Wording(
                en: "Name all of them without .fill and let the bar choose, unless the fill tells a state.",
                ko: "채우기가 상태를 나타내는 것이 아니라면 모두 .fill 없이 쓰고 막대가 고르게 하세요."))
    }
}

extension [String] {
    /// One below the other.
    fileprivate var lines: String { joined(separator: "\n") }
}

extension ElementView {
    /// Whether something changes its variant.
    fileprivate var isAsked: Bool { ([self] + ancestors).contains { $0.has(.state(.look)) } }

    /// The part of the bars that it stands in; in the bar at the top where nothing is said.
    fileprivate var barPlacement: BarPlacement? {
        for level in [self] + ancestors {
            for use in level.attributes {
                if case .screen(.barPlacement(let placement)) = use.attribute {
                    return placement == .bottom || placement == .keyboard ? placement : .trailing
                }
            }
        }
        return .trailing
    }
}
