package import HandrailModel
package import HandrailSimulation
package import HandrailSource

/// One screen as it is heard in a language, with the places in its files.
package struct ScreenTranscript {
    /// The perceived screen.
    package let tree: PerceivedTree
    /// The files that places point into.
    package let files: [SourceText]
    /// What is heard and what it costs.
    package let simulation: ScreenSimulation
    /// The language.
    package let language: ReportLanguage

    /// A screen, with the cases picked by the numbers of its conditions.
    package init(_ tree: PerceivedTree, files: [SourceText], picks: [Int: Int] = [:], language: ReportLanguage) {
        self.tree = tree
        self.files = files
        self.language = language
        simulation = ScreenSimulation(tree, picks: picks, language: language)
    }

    /// The stops.
    package var stops: [VoiceOverStop] { simulation.tour.stops }

    /// Where something stands.
    package func location(_ place: SourcePlace?) -> SourceLocation? {
        place.flatMap { SourceLocation($0, in: files) }
    }

    /// The file and line of something, such as `Home.swift:12`.
    package func line(of place: SourcePlace?) -> String? { location(place).map { "\($0.file):\($0.line)" } }

    /// That line of the source, without the space around it.
    package func code(at place: SourcePlace?) -> String? {
        guard let place, files.indices.contains(Int(place.file.value)), let location = location(place) else {
            return nil
        }
        let line = files[Int(place.file.value)].line(location.line)
        return String(line.drop { $0.isWhitespace }.prefix(200))
    }

    /// What an element is called, or what stands for a name.
    package func name(of stop: Int) -> String {
        stops[stop].node.shownName(language)
    }

    /// What is spoken of a stop apart from the labels of what it is in, or what stands for nothing.
    package func speech(of stop: VoiceOverStop) -> String {
        var context = stop.context
        context.entering = []
        let line = Utterance(stop.node, in: context).line(language)
        guard line.isEmpty else { return line }
        return isDrawnElsewhere(stop.node.id)
            ? Bilingual(en: "(says what another framework gives it)", ko: "(다른 프레임워크가 정한 내용을 말함)")[language]
            : Bilingual(en: "(silence)", ko: "(말하는 내용 없음)")[language]
    }

    /// Whether a perceived element is filled by code that is not the app's.
    private func isDrawnElsewhere(_ index: Int) -> Bool {
        guard tree.elements.indices.contains(index) else { return false }
        switch tree[index].kind {
        case .video, .chart, .map, .opaque, .animationPlayer: return true
        default: return false
        }
    }

    /// The conditions with the position of the stop that each stands before; the number of stops for the end.
    package var conditions: [(choice: ScreenChoice, before: Int)] {
        let elements = tree.elements.indices.filter { tree.elements[$0].exposure == .alternatives }
        return simulation.screen.choices.map { choice in
            guard elements.indices.contains(choice.number - 1) else { return (choice, stops.count) }
            let index = elements[choice.number - 1]
            let end = Int(tree.elements[index].end)
            let inside = stops.first { $0.node.id > index && $0.node.id < end }
            let after = stops.first { $0.node.id >= end }
            return (choice, (inside ?? after)?.index ?? stops.count)
        }
    }
}
