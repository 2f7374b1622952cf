import HandrailModel

/// A modal view of the app's own that VoiceOver cannot leave, or cannot leave by the gesture for it.
struct ModalWithoutEscape: ScreenRule {
    static let info = RuleInfo(
        id: "modal-without-escape",
        title: Bilingual(en: "Modal view without a way out", ko: "나갈 방법이 없는 모달 뷰"),
        reason: Bilingual(
            en: """
                A modal view silences everything around it. By eye people tap beside it; VoiceOver users scrub with \
                two fingers, which only works where the app answers.
                """,
            ko: """
                모달 뷰는 주변의 모든 것을 가립니다. 눈으로 보는 사람은 바깥을 탭해 닫지만, VoiceOver 사용자는 두 손가락으로 문지르는 제스처를 쓰고 이는 앱이 받아 줄 때만 동작합니다.
                """),
        impact: .moderate, guidelines: ["accessibility.reachable-elements"], criteria: ["WCAG 2.2 2.1.2"],
        examples: ModalWithoutEscapeExamples.all)

    let attributes: Set<AttributeKind>? = [.accessibility(.addTraits), .interaction(.gesture)]

    /// What is missing.
    enum Signal: Hashable, Sendable {
        /// Nothing inside can be acted on: there is no way out at all.
        case noWayOut
        /// There are controls, but the gesture for leaving is not answered.
        case noEscape
        /// Only a tap beside what it shows closes it.
        case besideAlone
    }

    func examine(_ screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        // What is around a component may close what it makes modal; what lies beside its own scrim is known.
        if screen.screen.presentation != .component, screen.screen.portion != .menu {
            for index in screen.elements.indices { examine(modal: screen[index], &answers) }
        }
        let tree = screen.screen.tree
        for index in tree.elements.indices {
            guard let scrim = ClosingScrim(tree[index], on: screen) else { continue }
            switch scrim.exit {
            case .leads: answers.pass()
            case .unread:
                answers.cannotTell(
                    en: "code that was not read may close it as well", ko: "읽지 못한 코드에서도 닫을 수 있습니다")
            case .none:
                answers.review(.besideAlone, on: scrim.element, certainty: .likely, impact: .serious,
                    related: scrim.related)
            }
        }
    }

    private func examine(modal stop: PerceivedView, _ answers: inout Answers<Signal>) {
        guard stop.tree.elements[stop.index].traits.contains(.modal), stop.element.exposure == .container else {
            return
        }
        var (hasControls, hasEscape, isWaiting) = (false, false, false)
        for index in stop.index..<Int(stop.element.end) {
            let inside = stop.tree[index]
            hasEscape = hasEscape || inside.element.actions.contains(.escape)
            guard inside.element.exposure == .element else { continue }
            isWaiting = isWaiting || inside.kind == .progress
            hasControls = hasControls || inside.declared.isActedOn || !inside.element.actions.isEmpty
                || !inside.element.traits.isDisjoint(with: [.button, .link, .adjustable, .textEntry])
        }
        if hasEscape { return answers.pass() }
        let modal = stop.declared
        if modal.descendants.contains(where: { $0.kind == .opaque }) {
            return answers.cannotTell(
                en: "part of the modal view could not be looked into", ko: "모달 뷰의 일부를 볼 수 없었습니다")
        }
        // What waits for something goes away by itself.
        if isWaiting, !hasControls { return answers.pass() }
        answers.review(hasControls ? .noEscape : .noWayOut, on: modal, impact: hasControls ? .minor : .serious)
    }

    let viewFix: ViewFix? = .escape

    func phrase(_ signal: Signal) -> Phrasing {
        let fix = Wording(
            en: "Add \(.escapeAction("{ … }")) to the modal view, and do there what closes it.",
            ko: "모달 뷰에 \(.escapeAction("{ … }"))를 추가하고 그 안에서 닫는 동작을 하세요.")
        switch signal {
        case .noWayOut:
            return Phrasing(
                message: Bilingual(
                    en: """
                        This view is modal and holds nothing to act on: VoiceOver can neither close it nor reach what \
                        is around it.
                        """,
                    ko: "이 뷰는 모달인데 조작할 요소가 없습니다. VoiceOver로는 닫을 수도, 바깥으로 나갈 수도 없습니다."),
                fix: fix)
        case .noEscape:
            return Phrasing(
                message: Bilingual(
                    en: """
                        This view is modal, but the VoiceOver gesture for leaving (a scrub with two fingers) does \
                        nothing here.
                        """,
                    ko: "이 뷰는 모달이지만 VoiceOver의 나가기 제스처(두 손가락으로 문지르기)가 아무 일도 하지 않습니다."),
                fix: fix)
        case .besideAlone:
            return Phrasing(
                message: Bilingual(
                    en: """
                        A tap beside it is the only way to close what lies here that was read, and there is nothing \
                        beside it to find with VoiceOver, a switch or a keyboard.
                        """,
                    ko: """
                        읽은 범위에서 여기 표시된 내용을 닫는 방법은 바깥을 탭하는 것뿐입니다. 바깥에는 VoiceOver나 스위치, 키보드로 찾을 수 있는 요소가 없습니다.
                        """),
                fix: Wording(
                    en: """
                        Put a button into it that closes it, and add \(.escapeAction("{ … }")) that does the same.
                        """,
                    ko: "내용 안에 닫기 버튼을 넣고, 같은 일을 하는 \(.escapeAction("{ … }"))를 추가하세요."))
        }
    }
}
