import HandrailModel
import HandrailSemantics

extension DuplicateName {
    /// Captures it must flag and captures it must not.
    static let capturedExamples: [RuleExample] = [
        RuleExample(
            .review,
            RuleExample.capture(
                "text 20 100 200 20 Delivery\nbutton 300 90 70 44 Change\ntext 20 200 200 20 Payment\n"
                    + "↓button 300 190 70 44 Change"), in: "Order.json"),
        RuleExample(
            .silent,
            RuleExample.capture("button 300 90 70 44 Change address\nbutton 300 190 70 44 Change card"),
            in: "Order.json"),
        RuleExample(
            .nearMiss("in a long list every row has the same button"),
            RuleExample.capture((1...5).map { "button 300 \(100 * $0) 70 44 Remove" }.joined(separator: "\n")),
            in: "Order.json"),
        RuleExample(
            .nearMiss("what closes a sheet may be called like what closes the screen below"),
            RuleExample.capture("button 20 60 70 44 Close\nbutton 20 160 70 44 Close"), in: "Order.json"),
    ]

    /// Looks for controls of a capture that sound the same: what they do is not known, so that a person has to look.
    func examine(_ screen: PerceivedTree, _ capture: ScreenCapture, _ answers: inout Answers<Signal>) {
        var groups: [String: [CapturedPart]] = [:]
        var order: [String] = []
        let parts = CapturedPart.all(on: screen.screen).filter { part in
            part.isControl && !part.isOfSystem && capture.bounds?.overlaps(part.frame) ?? true
        }
        let told = Set(
            screen.elements.lazy.filter { element in
                element.exposure == .element && element.value.isAbsent && element.hint.isAbsent
            }.map(\.declared))
        for part in parts {
            guard let name = part.label?.spoken, name.contains(where: \.isLetter) else { continue }
            if groups[name] == nil { order.append(name) }
            groups[name, default: []].append(part)
        }
        for name in order {
            let group = groups[name] ?? []
            guard group.count > 1, group.count <= Self.mostCaptured, let first = group.first,
                told.contains(first.element.index), !Self.closing.contains(name),
                let second = group.dropFirst().first(where: { other in
                    told.contains(other.element.index) && !Self.isSame(first.frame, other.frame)
                })
            else {
                answers.pass()
                continue
            }
            answers.review(
                Signal(name: first.label ?? name, isCaptured: true), on: second.element,
                related: [first.related(Bilingual(en: "has the same name", ko: "이름이 같은 컨트롤"))])
        }
    }

    /// More of the same name are rows of a list, each of which stands for itself.
    private static let mostCaptured = 3

    /// What several things that lie over each other may be closed with.
    private static let closing: Set<String> = [
        "close", "cancel", "done", "back", "ok", "dismiss", "닫기", "취소", "완료", "뒤로", "확인",
    ]

    /// Whether one lies in the other, as what a tool lists twice does.
    private static func isSame(_ first: ViewFrame, _ second: ViewFrame) -> Bool {
        first.contains(second, within: 1) || second.contains(first, within: 1)
    }

    /// What a finding says that comes from a capture.
    static func captured(_ name: String) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: """
                    Two controls of this screen are called “\(name)”. If they do different things, nobody who listens \
                    or speaks can tell which is which.
                    """,
                ko: "이 화면에 이름이 “\(name)”인 컨트롤이 둘 있습니다. 서로 다른 일을 한다면 듣거나 말하는 사람은 구별할 수 없습니다."),
            fix: Wording(
                en: "Add what each one acts on with \(.accessibilityLabel()), after the words that are seen.",
                ko: "보이는 말 뒤에 각각 무엇에 대한 동작인지 \(.accessibilityLabel())로 덧붙이세요."))
    }
}
