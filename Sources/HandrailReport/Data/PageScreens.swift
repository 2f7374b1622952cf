import HandrailModel
import HandrailReporting
import HandrailSimulation
import HandrailSource
import HandrailTranscripts

/// The screens: what is perceived, what is heard, what a picture of them is drawn from, and where they lead.
struct PageScreens {
    private let audit: Audit
    private let trees: PageTrees
    private let pictures: [String: Int]

    /// The screens of an audit.
    ///
    /// - Parameter paths: those of the screenshots that stand in the page, in their order there.
    init(_ audit: Audit, _ trees: PageTrees, showing paths: [String]) {
        self.audit = audit
        self.trees = trees
        pictures = Dictionary(paths.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// All of them, in the order of the audit.
    func json(_ texts: inout PageTexts) -> JSONValue {
        .array(ScreenMap(audit).entries.map { json($0, &texts) })
    }

    private func json(_ entry: ScreenMap.Entry, _ texts: inout PageTexts) -> JSONValue {
        let tree = entry.tree
        let english = audit.transcript(of: tree, language: .english)
        let korean = audit.transcript(of: tree, language: .korean)
        let stops = PageStops(english, korean)
        return .object([
            "id": .string(PageText.clean(entry.id)), "label": texts.number(entry.label),
            "kind": texts.number(ScreenMapWords.kind(of: entry)), "whole": .boolean(entry.kind.isWhole),
            "place": texts.place(tree.screen.place, in: audit),
            "opaque": .integer(ScreenSummary(tree).opaque),
            "elements": .array(zip(tree.elements, tree.depths).map { element($0, depth: $1, of: tree, &texts) }),
            "stops": stops.json(&texts), "conditions": stops.conditions(&texts), "rotor": stops.rotor(&texts),
            "drawing": PageDrawing(tree, stops: stopNumbers(english, of: entry)).json(&texts),
            "bounds": bounds(of: tree.screen), "picture": picture(of: tree.screen),
            "ways": .array(entry.children.map { way($0, from: entry, &texts) }),
        ])
    }

    /// The number of the stop, from 1, by declared element; 0 where nobody stops.
    private func stopNumbers(_ transcript: ScreenTranscript, of entry: ScreenMap.Entry) -> [Int] {
        let numbers = Dictionary(
            transcript.stops.map { ($0.node.id, $0.index + 1) }, uniquingKeysWith: { first, _ in first })
        return trees.perceived[entry.position].map { numbers[$0] ?? 0 }
    }

    /// Depth, exposure, kind, names, value, hint, traits, traits it has sometimes, actions, condition, place.
    private func element(
        _ element: PerceivedElement, depth: Int, of tree: PerceivedTree, _ texts: inout PageTexts
    ) -> JSONValue {
        let declared = tree.screen.tree.elements
        let source = declared.indices.contains(element.declared) ? declared[element.declared] : nil
        let exposures: [PerceivedElement.Exposure] = [.element, .container, .alternatives, .branch]
        let condition = element.condition.map { condition in
            condition.holdsAsWritten
                ? Bilingual(en: "if \(condition.text)", ko: "\(condition.text) 조건이 참일 때")
                : Bilingual(en: "unless \(condition.text)", ko: "\(condition.text) 조건이 거짓일 때")
        }
        let names = InspectionWords.names(element.name)
        let actions = element.actions.map(InspectionWords.action)
        return .array([
            .integer(depth), .integer(exposures.firstIndex(of: element.exposure) ?? 0),
            .integer(Int((source?.kind ?? .nothing).rawValue)),
            texts.number(
                Bilingual(
                    en: names.map { "“\($0)”" }.joined(separator: " or "),
                    ko: names.map { "“\($0)”" }.joined(separator: " 또는 "))),
            texts.number(InspectionWords.of(element.value)), texts.number(InspectionWords.of(element.hint)),
            texts.number(traits(element.traits)),
            texts.number(traits(element.possibleTraits.subtracting(element.traits))),
            texts.number(
                Bilingual(
                    en: actions.map(\.en).joined(separator: ", "), ko: actions.map(\.ko).joined(separator: ", "))),
            texts.number(condition), texts.place(source?.place, in: audit),
        ])
    }

    private func traits(_ traits: Traits) -> Bilingual {
        Bilingual(
            en: InspectionWords.traits(traits, .english).joined(separator: ", "),
            ko: InspectionWords.traits(traits, .korean).joined(separator: ", "))
    }

    /// The position of the screen it leads to or -1, how, the place of the action, the perceived element or -1, and
    /// what is told of a target that is no screen of the app.
    private func way(
        _ way: ScreenMap.Way, from entry: ScreenMap.Entry, _ texts: inout PageTexts
    ) -> JSONValue {
        let perceived = trees.perceived[entry.position]
        let element = way.edge.element.flatMap { perceived.indices.contains($0) ? perceived[$0] : nil }
        let elsewhere: Bilingual? =
            switch way.edge.target {
            case .screen: nil
            case .outside(let address): address.map { Bilingual(en: $0, ko: $0) } ?? ScreenMapWords.outside
            case .unknown: ScreenMapWords.unknownTarget
            }
        return .array([
            .integer(way.other ?? -1), texts.number(ScreenMapWords.manner(way.edge.manner)),
            texts.place(way.edge.action, in: audit), .integer(element ?? -1), texts.number(elsewhere),
        ])
    }

    private func bounds(of screen: Screen) -> JSONValue {
        guard let bounds = screen.capture?.bounds else { return .array([]) }
        return .array([bounds.width, bounds.height].map { .integer(Int(clamping: $0)) })
    }

    /// The number of the screenshot, and how many points of the screen it is wide and high; empty where there is none.
    private func picture(of screen: Screen) -> JSONValue {
        guard let picture = screen.capture?.picture, let number = pictures[picture.path] else { return .array([]) }
        let size = [picture.width, picture.height].map { JSONValue.integer(Int(clamping: $0.rounded())) }
        return .array([.integer(number)] + size)
    }
}
