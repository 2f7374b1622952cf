import HandrailModel

/// Parts of an utterance as one line of text, commas standing for the short pauses of speech.
struct SpokenLine {
    /// The line.
    let text: String

    /// Writes the parts down in a language.
    init(_ parts: [UtterancePart], language: ReportLanguage) {
        var text = ""
        for part in parts {
            let words = part.words[language]
            guard !words.isEmpty else { continue }
            if text.isEmpty {
                text = words
            } else {
                text = text.withoutPeriod + ", " + (part.isOfTheSystem ? Self.lowercased(words) : words)
            }
        }
        self.text = text
    }

    // `Switch Button` within a line is written as it is spoken: without capitals.
    private static func lowercased(_ words: String) -> String { words.lowercased() }
}

extension UtterancePart {
    /// Whether the words are the system's, not the app's.
    var isOfTheSystem: Bool {
        switch kind {
        case .selected, .cellPlace, .dimmed, .role, .position, .edge, .instruction, .actionsAvailable, .moreContent:
            true
        case .entering, .tableHeader, .label, .value, .content, .hint: false
        // What a switch says instead of on and off is the app's.
        case .switchState: words.place == nil
        }
    }
}
