import HandrailMarkup
import HandrailModel
import HandrailSimulation

/// Runs one case: from the views recorded to what is said of them, and compares.
public struct CaseRun: Sendable {
    /// The case.
    public let recorded: RecordedCase
    /// What came of it.
    public let outcome: CaseOutcome

    /// Runs a case.
    public init(_ recorded: RecordedCase) {
        self.recorded = recorded
        outcome =
            switch recorded.kind {
            case .utterance: Self.compare(Self.utteranceDifferences(recorded))
            case .order: Self.compare(Self.orderDifferences(recorded))
            case .textureAggregation: Self.compare(Self.nodeDifferences(recorded))
            case .combineAggregation: .notRead
            }
    }

    private static func compare(_ differences: [String]) -> CaseOutcome {
        differences.isEmpty ? .exact : .miss(differences)
    }

    // MARK: Utterances

    private static func utteranceDifferences(_ recorded: RecordedCase) -> [String] {
        guard let input = recorded.record["input"] else { return ["there is no input"] }
        let view = ViewReader.node(input)
        let tour = VoiceOverTour(view, settings: recorded.settings)
        // What is no stop is spoken of as if it were one: the recording says that it was.
        let stop = tour.stops.first { $0.node.identifier == recorded.target || recorded.target == nil }
        let utterance = stop?.utterance ?? Utterance(view)
        var differences: [String] = []
        let text = recorded.style.text(of: utterance)
        if let expected = recorded.record["expected"]?.stringValue, expected != text {
            differences.append("expected “\(expected)”, said “\(text)”")
        }
        if let recordedHint = recorded.record["expectedHint"] {
            let (expected, hint) = (recordedHint.stringValue, recorded.style.hint(of: utterance))
            if expected != hint {
                differences.append("expected hint \(quoted(expected)), said \(quoted(hint))")
            }
        }
        return differences
    }

    // MARK: Orders

    private static func orderDifferences(_ recorded: RecordedCase) -> [String] {
        guard let input = recorded.record["input"] else { return ["there is no input"] }
        let tour = VoiceOverTour(ViewReader.node(input), settings: recorded.settings)
        var differences: [String] = []
        let labels = tour.stops.map { $0.node.label?.text.en ?? "" }
        if let expected = labelList(recorded.record["expected"]), expected != labels {
            differences.append("expected \(list(expected)), met \(list(labels))")
        }
        if let expected = labelList(recorded.record["expectedContainers"]) {
            let containers = tour.containers.map { $0.node.label?.text.en ?? "" }
            if expected != containers {
                differences.append("expected the containers \(list(expected)), met \(list(containers))")
            }
        }
        return differences + elementDifferences(recorded.record["expectedElements"]?.elements ?? [], tour)
    }

    private static func elementDifferences(_ expected: [JSONNode], _ tour: VoiceOverTour) -> [String] {
        guard !expected.isEmpty, expected.count == tour.stops.count else {
            return expected.isEmpty ? [] : ["expected \(expected.count) elements, met \(tour.stops.count)"]
        }
        var differences: [String] = []
        for (element, stop) in zip(expected, tour.stops) {
            let name = stop.node.label?.text.en ?? ""
            if let names = element["traits"]?.elements?.compactMap(\.stringValue) {
                let traits = TraitNames.traits(names)
                if traits != stop.node.traits {
                    differences.append(
                        "expected “\(name)” with \(list(names)), "
                        + "met it with \(list(TraitNames.names(stop.node.traits)))"
                    )
                }
            }
            if let actions = element["customActions"]?.elements?.compactMap(\.stringValue) {
                let offered = stop.actions.map(\.name.text.en)
                if actions != offered {
                    differences.append("expected “\(name)” to offer \(list(actions)), it offers \(list(offered))")
                }
            }
        }
        return differences
    }

    // MARK: Nodes of Texture

    private static func nodeDifferences(_ recorded: RecordedCase) -> [String] {
        guard let input = recorded.record["input"] else { return ["there is no input"] }
        let window = NodeFrame(recorded.record["platform"]?["window"])
        let met = TextureAggregation(window: window).elements(of: TextureReader.node(input))
        let expected = labelList(recorded.record["expected"])
        guard expected == met?.map(\.label) else {
            return ["expected \(expected.map(list) ?? "none"), met \(met.map { list($0.map(\.label)) } ?? "none")"]
        }
        var differences: [String] = []
        for (wanted, element) in zip(recorded.record["expectedElements"]?.elements ?? [], met ?? []) {
            if let names = wanted["traits"]?.elements?.compactMap(\.stringValue),
                TraitNames.traits(names) != element.traits
            {
                differences.append(
                    "expected “\(element.label)” with \(list(names)), "
                    + "met it with \(list(TraitNames.names(element.traits)))")
            }
            if let actions = wanted["customActions"]?.elements?.compactMap(\.stringValue), actions != element.actions {
                differences.append(
                    "expected “\(element.label)” to offer \(list(actions)), it offers \(list(element.actions))")
            }
        }
        return differences
    }

    // MARK: Words

    // An element or container without a label is written as null or as an empty text.
    private static func labelList(_ node: JSONNode?) -> [String]? { node?.elements?.map { $0.stringValue ?? "" } }

    private static func quoted(_ text: String?) -> String { text.map { "“\($0)”" } ?? "none" }

    private static func list(_ texts: [String]) -> String { "[" + texts.joined(separator: " | ") + "]" }
}
