import HandrailModel
import HandrailSource

/// A screen that covers everything and holds nothing that leads away from it.
struct DeadEndScreen: ScreenRule {
    static let info = RuleInfo(
        id: "dead-end-screen",
        title: Bilingual(en: "Screen without a way out", ko: "빠져나갈 방법이 없는 화면"),
        reason: Bilingual(
            en: """
                A full-screen cover cannot be pulled away and has no button of the system's. With VoiceOver, a switch \
                or a keyboard nobody leaves it, unless something on it closes it.
                """,
            ko: """
                전체 화면 덮개(fullScreenCover)는 끌어 내려 닫을 수 없고 시스템이 넣어 주는 버튼도 없습니다. 화면을 닫는 요소가 없으면 VoiceOver나 스위치, 키보드로는 벗어날 \
                수 없습니다.
                """),
        impact: .serious, guidelines: ["accessibility.reachable-elements"], criteria: ["WCAG 2.2 2.1.2"],
        asksOfScreen: true, examples: DeadEndScreenExamples.all)

    /// How the screen keeps people.
    enum Signal: Hashable, Sendable {
        /// It covers everything.
        case cover
        /// It is a sheet that cannot be pulled down.
        case lockedSheet
        /// It covers everything, and leaves only as people drag it away.
        case draggedAway
    }

    func examine(_ screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        guard let (signal, place) = Self.keeps(screen.screen) else { return }
        let tree = screen.screen.tree
        guard screen.elements.contains(where: { $0.exposure == .element }) else {
            return answers.cannotTell(en: "nothing is known of what is shown", ko: "무엇이 표시되는지 알 수 없습니다")
        }
        if signal == .cover, let drag = Self.onlyExit(of: tree) {
            return answers.review(.draggedAway, on: drag.element, at: drag.use.place, certainty: .likely)
        }
        switch ScreenExit(byAnything: tree) {
        case .leads: answers.pass()
        case .unread:
            answers.cannotTell(en: "a view that was not read may lead back", ko: "읽지 못한 뷰에서 되돌아갈 수 있습니다")
        case .none:
            if Self.isReportedOtherwise(tree) { return }
            if tree.code.contains(where: { $0.uses.contains { $0.kind == .leaving } }) { return answers.pass() }
            answers.review(signal, on: tree[0], at: place, certainty: .likely)
        }
    }

    /// The drag that leaves a screen on which nothing else can be acted on, by people or by assistive technologies.
    private static func onlyExit(of tree: ElementTree) -> (element: ElementView, use: AttributeUse)? {
        guard tree.attributeKinds.contains(.interaction(.gesture)), case .none = ScreenExit(tree),
            !tree.attributeKinds.contains(.accessibility(.action)), !tree.attributeKinds.contains(.unknownModifier)
        else { return nil }
        for index in tree.elements.indices {
            for (gesture, use) in tree[index].gestures where gesture.kind == .drag && gesture.action.dismisses {
                return (tree[index], use)
            }
        }
        return nil
    }

    /// How a screen keeps people, and where that is written.
    private static func keeps(_ screen: Screen) -> (Signal, SourcePlace)? {
        switch screen.presentation {
        case .cover: return (.cover, screen.place)
        case .sheet:
            guard screen.tree.attributeKinds.contains(.screen(.dismissalDisabled)) else { return nil }
            for index in screen.tree.elements.indices {
                for use in screen.tree[index].attributes {
                    guard case .screen(.dismissalDisabled(let fact)) = use.attribute else { continue }
                    if fact.isCertainlyTrue, use.condition == nil { return (.lockedSheet, use.place) }
                }
            }
            return nil
        case .root, .navigation, .tab, .popover, .dialog, .widget, .part, .component: return nil
        }
    }

    /// Modal views and hidden back buttons are other rules' matter.
    private static func isReportedOtherwise(_ tree: ElementTree) -> Bool {
        tree.elements.indices.contains { index in
            tree[index].has { attribute in
                switch attribute {
                case .screen(.backButtonHidden(let fact)): fact.isCertainlyTrue
                case .accessibility(.addTraits(let traits)): traits.values.contains { $0.contains(.modal) }
                default: false
                }
            }
        }
    }

    private static let viewFix = Wording(
        en: "Add a button that dismisses it, such as a UIBarButtonItem of the system item close, and override "
            + "accessibilityPerformEscape() to do the same.",
        ko: "화면을 닫는 버튼(예: 시스템 항목 close의 UIBarButtonItem)을 추가하고, accessibilityPerformEscape()를 "
            + "재정의해 같은 일을 하세요.")

    private static let interfaceFix = Wording(
        en: """
            Add a button, such as a bar button item Close, connect it to an action that dismisses the screen or to \
            Exit, and override accessibilityPerformEscape() in its class.
            """,
        ko: "막대 버튼 항목 Close 같은 버튼을 추가해 화면을 닫는 액션이나 Exit에 연결하고, 클래스에서 accessibilityPerformEscape()를 재정의하세요.")

    func phrase(_ signal: Signal) -> Phrasing {
        let fix = Wording(
            en: """
                Add a button that calls dismiss(), such as Close in a \(.cancellationItem), and \
                \(.escapeAction("{ dismiss() }")).
                """,
            ko: "dismiss()를 호출하는 버튼(예: \(.cancellationItem)의 닫기)과 \(.escapeAction("{ dismiss() }"))를 추가하세요.")
        switch signal {
        case .cover:
            return Phrasing(
                message: Bilingual(
                    en: "This cover fills the screen, and nothing that was read on it leads away.",
                    ko: "이 덮개는 화면 전체를 차지하는데, 읽은 범위에는 빠져나가는 요소가 없습니다."),
                fix: fix, inViews: Self.viewFix, inInterfaceFiles: Self.interfaceFix)
        case .draggedAway:
            return Phrasing(
                message: Bilingual(
                    en: """
                        Dragging is the only way out of this cover that was read: there is nothing to leave it by with \
                        VoiceOver, a switch or a keyboard.
                        """,
                    ko: "읽은 범위에서 이 덮개를 빠져나가는 방법은 드래그뿐이어서, VoiceOver나 스위치, 키보드로는 나갈 수 없습니다."),
                fix: fix, inViews: Self.viewFix, inInterfaceFiles: Self.interfaceFix)
        case .lockedSheet:
            return Phrasing(
                message: Bilingual(
                    en: """
                        This sheet cannot be pulled down or left by an escape, and nothing that was read on it closes \
                        it.
                        """,
                    ko: "이 시트는 끌어 내리거나 나가기 제스처로 닫을 수 없는데, 읽은 범위에는 닫는 요소가 없습니다."),
                fix: fix, inViews: Self.viewFix, inInterfaceFiles: Self.interfaceFix)
        }
    }
}
