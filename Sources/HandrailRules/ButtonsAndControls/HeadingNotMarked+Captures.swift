import HandrailModel
import HandrailSemantics

extension HeadingNotMarked {
    private static let rows = "\ntext 20 150 200 20 Fog\ntext 20 180 200 20 Rain\ntext 20 210 200 20 Wind"
    /// Captures it must flag and captures it must not.
    static let capturedExamples: [RuleExample] = [
        RuleExample(.review, RuleExample.capture("↓text 20 100 90 34 Today" + rows), in: "Weather.json"),
        RuleExample(.silent, RuleExample.capture("heading 20 100 90 34 Today" + rows), in: "Weather.json"),
        RuleExample(.silent, RuleExample.capture("text 20 100 90 20 Today" + rows), in: "Weather.json"),
        RuleExample(
            .nearMiss("a number in large letters is what the screen shows"),
            RuleExample.capture("text 20 100 90 60 21°" + rows), in: "Weather.json"),
        RuleExample(
            .nearMiss("two lines of common text are as high as one of a title"),
            RuleExample.capture("text 20 100 340 40 Fog over the harbor until late in the morning" + rows),
            in: "Weather.json"),
    ]

    /// Looks for one line of a capture that is clearly higher than most texts, with smaller ones below.
    func examine(
        _ element: ElementView, showing words: String, on screen: PerceivedTree, _ capture: ScreenCapture,
        _ answers: inout Answers<Signal>
    ) {
        let texts = CapturedPart.all(on: screen.screen).filter { $0.isText && !$0.isOfSystem }
        guard let own = texts.first(where: { $0.element.index == element.index }), texts.count >= Self.fewestTexts,
            let usual = texts.map(\.frame.height).sorted().dropLast(texts.count / 2).last,
            own.frame.height >= max(usual * Self.larger, Self.leastHeight), own.isOneLine(of: words)
        else { return }
        let isAbove = texts.contains { other in
            other.frame.y >= own.frame.bottom - 1 && other.frame.y - own.frame.bottom < Self.reach
                && other.frame.shared(with: own.frame).width > 0 && other.frame.height < own.frame.height / 1.2
        }
        let stop = screen.elements.first { $0.declared == element.index && $0.exposure == .element }
        guard isAbove, let stop else { return }
        if !stop.traits.isDisjoint(with: [.header, .button, .link]) { return answers.pass() }
        answers.review(Signal(words: words, position: .content), on: element)
    }

    /// Fewer texts do not say what is usual.
    private static let fewestTexts = 4
    /// So many times as high as most texts.
    private static let larger = 1.35
    /// Points. Lines of less are no title, whatever is beside them.
    private static let leastHeight = 24.0
    /// Points below, in which what follows begins.
    private static let reach = 80.0
}

extension CapturedPart {
    /// Whether its frame is about as wide as words of its height are in one line.
    fileprivate func isOneLine(of words: String) -> Bool {
        let size = frame.height / 1.2
        let wanted = words.reduce(0.0) { width, character in
            width + (character.unicodeScalars.allSatisfy { $0.value < 0x1100 } ? 0.52 : 0.95)
        } * size
        return frame.width >= wanted * 0.6 && frame.width <= wanted * 1.7
    }
}
