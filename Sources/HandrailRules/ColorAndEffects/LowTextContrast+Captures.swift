import HandrailModel
import HandrailSemantics
import HandrailStandards

extension LowTextContrast {
    /// What a screenshot shows of something with too little contrast.
    enum Captured: Hashable, Sendable {
        /// Words, whatever size they have.
        case words
        /// Words that are too small for what large ones may have.
        case smallWords
        /// Words or a sign.
        case wordsOrSign
    }

    /// Judges what was found in the screenshot of a capture.
    func examine(_ element: ElementView, on capture: ScreenCapture, _ answers: inout Answers<Signal>) {
        guard let ink = capture.inks[element.index] else { return }
        // What cannot be used may be faint.
        guard DeclaredContext(element).disabled != .always else { return answers.pass() }
        switch ink.colors {
        case .unknown(let reason): answers.cannotTell(reason)
        case .atLeast(let foreground, let background):
            let measured = TextContrast.Measurement(of: foreground, on: background, in: capture.variant)
            guard measured.ratio < needs.text else { return answers.pass() }
            answers.cannotTell(
                en: "its strokes are thinner than a pixel of the screenshot", ko: "획이 스크린샷의 한 픽셀보다 가늡니다")
        case .measured(let foreground, let background):
            let measured = TextContrast.Measurement(of: foreground, on: background, in: capture.variant)
            judge(measured, ink, element, Self.cause(of: measured, on: capture), &answers)
        }
    }

    private func judge(
        _ measured: TextContrast.Measurement, _ ink: CapturedInk, _ element: ElementView, _ cause: SharedCause?,
        _ answers: inout Answers<Signal>
    ) {
        let points = ink.mostPoints ?? .infinity
        // Of letters this small not even bold ones may have less.
        let isSmall = points < Self.largeBoldPoints
        let least = isSmall ? needs.text : needs.largeText
        if measured.ratio < least - Self.error,
            let found = ContrastCase([measured], below: least, for: .text(isSmall ? Self.smallestLook : nil))
        {
            guard case .words = ink.content, !ink.isOnGradient else {
                return answers.review(
                    Signal(isStrict: false, captured: .wordsOrSign, contrast: found), on: element, certainty: .likely,
                    setting: nil, cause: cause)
            }
            return answers.violation(
                Signal(isStrict: false, captured: .words, contrast: found), on: element, certainty: .likely,
                setting: nil, cause: cause)
        }
        guard ink.content != .edge, measured.ratio < needs.text - Self.error,
            let found = ContrastCase([measured], below: needs.text, for: .text(Self.smallLook))
        else { return answers.pass() }
        guard points < Self.largePoints else {
            return answers.cannotTell(
                en: "it stands out enough for large text or a sign, and the capture does not tell how large it is",
                ko: "큰 글자나 기호로는 대비가 충분하지만, 캡처로는 크기를 알 수 없습니다")
        }
        answers.review(
            Signal(isStrict: true, captured: .smallWords, contrast: found), on: element, certainty: .possible,
            setting: nil, cause: cause)
    }

    /// The two colors, which are mended together wherever captures of one screen show them.
    private static func cause(of measured: TextContrast.Measurement, on capture: ScreenCapture) -> SharedCause? {
        capture.variant.screen.map { screen in
            .captured(screen: screen, name: "\(measured.foreground.hexadecimal) \(measured.background.hexadecimal)")
        }
    }

    /// How far a ratio from a screenshot may be off.
    private static let error = 0.1
    /// From this size on words need less contrast.
    private static let largePoints = 18.0
    /// And from this size on bold ones.
    private static let largeBoldPoints = 14.0
    private static let smallestLook = Bilingual(en: "less than 14 pt", ko: "14 pt 미만")
    private static let smallLook = Bilingual(en: "less than 18 pt", ko: "18 pt 미만")

    /// What a finding says of colors that screenshots of one screen show in several places.
    func phrase(_ contrast: ContrastCase, inScreenshots places: Int) -> Phrasing {
        let sentence = contrast.sentence
        return Phrasing(
            message: Bilingual(
                en: """
                    In screenshots of this screen words or signs in one color are hard to tell from their background \
                    in \(places) places: \(sentence.en).
                    """,
                ko: "이 화면의 스크린샷에서 한 색의 텍스트나 기호가 \(places)곳에서 배경과 잘 구분되지 않습니다. \(sentence.ko)"),
            fix: contrast.mending.wording(), inViews: contrast.mending.wording())
    }

    /// What a finding says that comes from a screenshot.
    func phrase(_ captured: Captured, _ contrast: ContrastCase) -> Phrasing {
        let sentence = contrast.sentence
        let message: Bilingual =
            switch captured {
            case .words:
                Bilingual(
                    en: "In the screenshot the text is hard to tell from its background: \(sentence.en).",
                    ko: "스크린샷에서 텍스트가 배경과 잘 구분되지 않습니다. \(sentence.ko)")
            case .smallWords:
                Bilingual(
                    en: """
                        In the screenshot the text is hard to tell from its background, unless it is bold: \
                        \(sentence.en).
                        """,
                    ko: "스크린샷에서 텍스트가 배경과 잘 구분되지 않습니다(볼드체라면 괜찮습니다). \(sentence.ko)")
            case .wordsOrSign:
                Bilingual(
                    en: """
                        In the screenshot what this element shows is hard to tell from its background: \(sentence.en). \
                        Look whether people need it.
                        """,
                    ko: "스크린샷에서 이 요소에 보이는 내용이 배경과 잘 구분되지 않습니다. 사람들에게 필요한 내용인지 확인하세요. \(sentence.ko)")
            }
        return Phrasing(message: message, fix: contrast.mending.wording(), inViews: contrast.mending.wording())
    }
}
