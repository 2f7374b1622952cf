public import HandrailModel

/// What is announced when a screen comes, and where focus lands.
///
/// The system decides it from what is on the screen at that moment, so it is never more than possible.
public struct ScreenArrival: Sendable {
    /// The stop that gets the focus; `nil` on an empty screen.
    public let focus: Int?
    /// What is spoken.
    public let utterance: Utterance?
    /// How sure it is.
    public let certainty: Certainty
    /// How it came to this.
    public let trace: Trace

    /// The arrival on a screen.
    public init(on voiceOver: VoiceOver) {
        let focus = voiceOver.start.focus
        self.focus = focus
        utterance = focus.flatMap { voiceOver.utterance(at: $0, from: nil) }
        certainty = .possible
        var trace = Trace()
        trace.add(Self.cause(voiceOver.presentation))
        if let focus {
            trace.add(
                Bilingual(en: "Focus goes to the first element.", ko: "초점이 첫 번째 요소로 이동합니다."),
                place: voiceOver.tour.stops[focus].node.place)
        } else {
            trace.add(Bilingual(en: "There is nothing to focus on.", ko: "초점을 받을 요소가 없습니다."))
        }
        self.trace = trace + (utterance?.trace ?? Trace())
    }

    private static func cause(_ presentation: Screen.Presentation) -> Bilingual {
        switch presentation {
        case .sheet, .cover, .popover, .dialog:
            Bilingual(
                en:
                    "A presented screen silences what is behind it; "
                    + "when it goes, focus need not return to where it was.",
                ko: "표시된 화면이 뒤의 내용을 가립니다. 닫힌 뒤에 초점이 원래 자리로 돌아온다는 보장은 없습니다.")
        case .navigation:
            Bilingual(en: "A pushed screen begins with its bar.", ko: "새로 열린 화면은 막대부터 읽습니다.")
        case .root, .tab, .widget, .part, .component:
            Bilingual(en: "The screen is read from its beginning.", ko: "화면을 처음부터 읽습니다.")
        }
    }
}
