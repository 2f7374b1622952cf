public import HandrailModel

/// What VoiceOver says of an element, as parts in the order in which they are spoken.
public struct Utterance: Hashable, Sendable {
    /// What is spoken at once.
    public let parts: [UtterancePart]
    /// What follows after a pause: the hint, how to use it, that there are actions. People can turn it off.
    public let afterPause: [UtterancePart]

    /// An utterance of parts.
    public init(parts: [UtterancePart], afterPause: [UtterancePart]) {
        self.parts = parts
        self.afterPause = afterPause
    }

    /// What VoiceOver says of a node in its surroundings.
    public init(_ node: AccessibilityNode, in context: StopContext = StopContext()) {
        let composer = UtteranceComposer(node: node, context: context)
        self.init(parts: composer.parts, afterPause: composer.afterPause)
    }

    /// Every part, the pause being between the two lists.
    public var all: [UtterancePart] { parts + afterPause }

    /// Parts whose Korean wording nobody has confirmed for VoiceOver.
    public var unconfirmed: [UtterancePart] { all.filter { !$0.words.isConfirmed } }

    /// What is spoken at once, as people write it down: `Selected, Home, tab, 1 of 5`.
    public func text(_ language: ReportLanguage) -> String { SpokenLine(parts, language: language).text }

    /// What follows after the pause, as sentences; `nil` where nothing follows.
    public func hint(_ language: ReportLanguage) -> String? {
        let sentences = afterPause.map { $0.words[language].asSentence }.filter { !$0.isEmpty }
        return sentences.isEmpty ? nil : sentences.joined(separator: " ")
    }

    /// All of it in one line.
    public func line(_ language: ReportLanguage) -> String {
        [text(language).asSentence, hint(language) ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// Why it is said: a sentence for each part.
    public var trace: Trace { Trace(all.map(\.step)) }
}

extension String {
    /// With a period at its end, unless something ends it already.
    var asSentence: String {
        guard let last else { return self }
        return ".!?…。:".contains(last) ? self : self + "."
    }

    /// Without a period at its end.
    var withoutPeriod: String {
        var text = Substring(self)
        while let last = text.last, last == "." || last == "。" || last.isWhitespace { text.removeLast() }
        return String(text)
    }
}
