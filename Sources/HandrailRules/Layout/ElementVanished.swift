import HandrailModel
import HandrailSemantics

/// Elements of a capture that are not in another capture of the same screen, with another setting.
struct ElementVanished: ProjectRule {
    static let info = RuleInfo(
        id: "element-vanished",
        title: Bilingual(en: "Element missing in another setting", ko: "다른 설정에서 사라진 요소"),
        reason: Bilingual(
            en: """
                What makes room for large text or another look by disappearing is lost to those who need that setting.
                """,
            ko: "큰 텍스트나 다른 모양에 자리를 내주느라 사라진 요소는 그 설정이 필요한 사람이 쓸 수 없습니다."),
        impact: .serious, guidelines: ["accessibility.large-text-layout", "accessibility.reachable-elements"],
        criteria: ["WCAG 2.2 1.4.4"], needsOfCaptures: [.frame], examples: examples)

    private static let plain = """
        heading 20 60 200 40 Berths
        text 20 120 350 20 Two are free
        ↓button#pay 20 700 350 50 Pay
        button#later 20 760 350 40 Later
        """
    private static let examples: [RuleExample] = [
        RuleExample(
            .review, RuleExample.capture(plain), in: "Berths.json",
            files: [
                "Berths-AX5.json": RuleExample.capture(
                    """
                    heading 20 60 350 90 Berths
                    text 20 170 350 200 Two are free
                    button#later 20 600 350 90 Later
                    """)
            ]),
        RuleExample(
            .review, RuleExample.capture(plain), in: "Berths.json",
            files: [
                "Berths-dark-ko.json": RuleExample.capture(
                    """
                    heading 20 60 350 90 선석
                    text 20 170 350 200 두 자리가 비어 있습니다
                    button#later 20 600 350 90 나중에
                    """)
            ]),
        RuleExample(
            .silent, RuleExample.capture(plain.replacing("↓", with: "")), in: "Berths.json",
            files: [
                "Berths-AX5.json": RuleExample.capture(
                    """
                    heading 20 60 350 90 Berths
                    text 20 170 350 200 Two are free
                    button#pay 20 400 350 90 Pay now
                    button#later 20 600 350 90 Later
                    """)
            ]),
        RuleExample(
            .silent, RuleExample.capture(plain.replacing("↓", with: "")), in: "Berths.json",
            files: ["Tides-AX5.json": RuleExample.capture("heading 20 60 350 90 Berths")]),
        RuleExample(
            .silent, RuleExample.capture("button 20 60 200 40 A\nbutton 20 110 200 40 B\nbutton 20 160 200 40 C"),
            in: "Berths.json",
            files: ["Berths-AX5.json": RuleExample.capture("button 20 60 200 40 A\nbutton 20 110 200 40 X")]),
        RuleExample(
            .nearMiss("what scrolls lies further down with large text, where a capture does not reach"),
            RuleExample.capture(
                """
                heading 20 60 200 40 Berths
                text 20 120 350 20 Two are free
                scrollView 0 150 390 690
                  button#pay 20 700 350 50 Pay
                """), in: "Berths.json",
            files: [
                "Berths-AX5.json": RuleExample.capture(
                    "heading 20 60 350 90 Berths\ntext 20 170 350 200 Two are free\nscrollView 0 380 390 460")
            ]),
    ]

    /// What is missing.
    struct Signal: Hashable, Sendable {
        /// The first of the elements.
        let element: NamedElement
        /// How many there are.
        let count: Int
        /// The setting in which they are missing.
        let setting: Bilingual
    }

    /// So much of the plain capture has to be in the other one, for both to show one state of the screen.
    private static let leastShare = 0.5

    func examine(_ screens: [PerceivedTree], _ answers: inout Answers<Signal>) {
        for pair in CapturedSeries.all(in: screens.map(\.screen)) {
            let (plain, other) = (screens[pair.plain].screen, screens[pair.other].screen)
            guard plain.capture?.isComplete == true, other.capture?.isComplete == true else {
                answers.cannotTell(
                    en: "a capture of the series does not hold all of the screen", ko: "비교할 캡처에 화면 전체가 담겨 있지 않습니다")
                continue
            }
            compare(plain, with: other, pair, &answers)
        }
    }

    private func compare(
        _ plain: Screen, with other: Screen, _ pair: CapturedSeries, _ answers: inout Answers<Signal>
    ) {
        let there = Match(other, isSameLanguage: pair.isSameLanguage)
        let judged = CapturedPart.all(on: plain).filter { part in
            !part.isScrolled && !part.isOfSystem && there.canFind(part)
        }
        let missing = judged.filter { !there.holds($0) }
        guard !judged.isEmpty, Double(judged.count - missing.count) >= Double(judged.count) * Self.leastShare else {
            return
        }
        let sure = missing.filter { !there.mayHoldUnderAnotherName($0) }
        guard let first = sure.first else {
            return missing.isEmpty
                ? answers.pass()
                : answers.cannotTell(
                    en: "elements without an identifier may be called something else there",
                    ko: "식별자가 없는 요소는 이름이 바뀌었을 수 있습니다")
        }
        answers.review(
            Signal(element: NamedElement(captured: first.element), count: sure.count, setting: pair.setting),
            on: first.element, certainty: .likely, screen: pair.plain,
            related: sure.dropFirst().prefix(8).map {
                $0.related(Bilingual(en: "missing as well", ko: "함께 사라진 요소"))
            })
    }

    /// What the other capture holds.
    private struct Match {
        private let identifiers: Set<String>
        private let names: Set<String>
        private let isSameLanguage: Bool
        private var unnamed: [ElementKind: Int] = [:]

        init(_ screen: Screen, isSameLanguage: Bool) {
            let tree = screen.tree
            let elements = tree.elements.indices.map { tree[$0] }
            let leftOut = screen.capture?.leftOut ?? []
            identifiers = Set(elements.compactMap(\.capturedIdentifier)).union(leftOut)
            names = Set(elements.compactMap(\.capturedLabel)).union(leftOut)
            self.isSameLanguage = isSameLanguage
            for part in CapturedPart.all(on: screen) where part.identifier == nil {
                unnamed[part.element.kind, default: 0] += 1
            }
        }

        /// Whether there is anything to look for it by.
        func canFind(_ part: CapturedPart) -> Bool {
            part.identifier != nil || isSameLanguage && part.label?.contains(where: \.isLetter) == true
        }

        func holds(_ part: CapturedPart) -> Bool {
            if let identifier = part.identifier { return identifiers.contains(identifier) }
            return part.label.map(names.contains) ?? true
        }

        /// Whether something of its kind is there that has no identifier, which may be it with other words.
        func mayHoldUnderAnotherName(_ part: CapturedPart) -> Bool {
            part.identifier == nil && unnamed[part.element.kind] != nil
        }
    }

    func phrase(_ signal: Signal) -> Phrasing {
        let others = signal.count - 1
        let and = others > 0
            ? Bilingual(en: " and \(others) more are", ko: " 외 \(others)개가") : Bilingual(en: " is", ko: "이(가)")
        return Phrasing(
            message: Bilingual(
                en: """
                    The \(signal.element.en)\(and.en) in this capture and not in the one of the same screen with \
                    \(signal.setting.en).
                    """,
                ko: "\(signal.element.ko)\(and.ko) 이 캡처에는 있지만 같은 화면을 다음 설정으로 찍은 캡처에는 없습니다: \(signal.setting.ko)"),
            fix: Wording(
                en: """
                    Keep it there: let the screen scroll, or put it below instead of beside others. Where both \
                    captures show different moments, capture them again.
                    """,
                ko: """
                    그 설정에서도 남겨 두세요. 화면을 스크롤하게 하거나 옆이 아니라 아래에 배치하세요. 두 캡처가 서로 다른 순간이라면 다시 캡처하세요.
                    """))
    }
}
