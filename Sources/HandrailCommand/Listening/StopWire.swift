import HandrailModel
import HandrailReporting
import HandrailSimulation
import HandrailStandards

/// One stop under all features as `listen --format json` prints it.
struct StopWire: Sendable {
    /// Its number, from 1.
    let number: Int
    /// What VoiceOver speaks at once.
    let text: String
    /// What follows after a pause.
    let hint: String?
    /// What is spoken, part by part.
    let parts: [Part]
    /// Actions that are offered, by name.
    let actions: [String]
    /// Where it is declared.
    let location: ScreenWire.Location?
    /// Why all this is said.
    let trace: [TraceWire]
    /// `responds`, `doubtful` or `silent`: whether features other than VoiceOver offer it.
    let response: String
    /// Why.
    let responseReason: String
    /// How sure that is: `certain`, `likely` or `possible`.
    let responseCertainty: String
    /// The way to it with a switch; none where it is passed by.
    let switchControl: Scan?
    /// The way to it with a keyboard; none where the focus does not come.
    let keyboard: Focus?
    /// How it is called by voice; none where it is not offered.
    let voiceControl: Call?
    /// Why the features besides VoiceOver come to it as they do, or pass it by.
    let traces: Traces
    /// Swipes, words and presses.
    let cost: Cost

    /// A part of what is spoken.
    struct Part: Sendable {
        /// What it tells.
        let kind: String
        /// The words.
        let text: String
        /// Whether the Korean wording is not confirmed for VoiceOver.
        let unconfirmed: Bool
        /// Whether all of the words are known; `partly` or `unknown` where some are filled in at run time.
        let knowledge: String
        /// Where the words stand.
        let location: ScreenWire.Location?
    }

    /// The way with a switch.
    struct Scan: Sendable {
        /// Position on each level, from 1.
        let positions: [Int]
        /// What the menu offers.
        let menu: [String]
        /// Presses of the one switch in automatic scanning.
        let selections: Int
    }

    /// The way with a keyboard.
    struct Focus: Sendable {
        /// Presses of Tab.
        let tabs: Int
        /// Presses of an arrow inside the group.
        let arrows: Int
        /// Keys that act.
        let keys: [String]
    }

    /// How it is called by voice.
    struct Call: Sendable {
        /// `name`, `sharedName`, `number` or `runtimeName`.
        let by: String
        /// Names, best first.
        let names: [String]
        /// Names that nobody can say.
        let unspeakable: [String]
        /// Numbers of the first stops with the same name, at most fifty.
        let namesakes: [Int]
    }

    /// Why each feature comes to it as it does.
    struct Traces: Sendable {
        /// Why the scan comes to it where it does.
        let switchControl: [TraceWire]
        /// Why the keyboard's focus comes to it where it does.
        let keyboard: [TraceWire]
        /// Why it is called as it is.
        let voiceControl: [TraceWire]
    }

    /// What it costs.
    struct Cost: Sendable {
        /// Swipes.
        let swipes: Int
        /// Swipes with the rotor.
        let rotorSwipes: Int
        /// Words heard on the way.
        let heardWords: Int
        /// Highlights to wait for.
        let highlights: Int?
        /// Presses of two switches.
        let switchPresses: Int?
        /// Keys.
        let keyPresses: Int?
        /// Words to say.
        let spokenWords: Int?
    }

    /// The wire form of a stop.
    init(_ recital: Recital, _ index: Int) {
        let (language, stop) = (recital.language, recital.stops[index])
        let utterance = stop.utterance
        number = index + 1
        text = utterance.text(language)
        hint = utterance.hint(language)
        parts = utterance.all.map { Part($0, recital) }
        actions = stop.actions.map { $0.name[language] }
        location = recital.location(stop.node.place)
        trace = TraceWire.steps(utterance.trace, in: recital)
        let answer = recital.simulation.scan.responses[index]
        response = answer.answer.wireName
        responseReason = answer.sentence[language]
        responseCertainty = CertaintyV1(answer.certainty).rawValue
        switchControl = Scan(recital.simulation.scan, index, language)
        keyboard = Focus(recital.simulation.keyboard, index)
        voiceControl = recital.simulation.voice.target(at: index).map { Call($0, language) }
        traces = Traces(recital, index)
        cost = Cost(recital.simulation.costs.elements[index])
    }
}

extension StopWire.Traces {
    fileprivate init(_ recital: Recital, _ index: Int) {
        let simulation = recital.simulation
        self.init(
            switchControl: TraceWire.steps(simulation.scan.trace(of: index), in: recital),
            keyboard: TraceWire.steps(simulation.keyboard.trace(of: index), in: recital),
            voiceControl: TraceWire.steps(simulation.voice.trace(of: index), in: recital))
    }
}

extension StopWire.Part {
    fileprivate init(_ part: UtterancePart, _ recital: Recital) {
        self.init(
            kind: part.kind.wireName, text: part.words[recital.language], unconfirmed: !part.words.isConfirmed,
            knowledge: part.words.knowledge.wireName, location: recital.location(part.words.place))
    }
}

extension UtterancePart.Kind {
    /// The name on the wire, which stays when the type changes.
    fileprivate var wireName: String {
        switch self {
        case .entering: "entering"
        case .selected: "selected"
        case .tableHeader: "tableHeader"
        case .label: "label"
        case .cellPlace: "cellPlace"
        case .value: "value"
        case .content: "content"
        case .dimmed: "dimmed"
        case .role(let term): "role." + term.rawValue
        case .switchState: "switchState"
        case .position: "position"
        case .edge: "edge"
        case .hint: "hint"
        case .instruction: "instruction"
        case .actionsAvailable: "actionsAvailable"
        case .moreContent: "moreContent"
        }
    }
}

extension Responsiveness.Answer {
    /// The name on the wire, which stays when the type changes.
    fileprivate var wireName: String {
        switch self {
        case .responds: "responds"
        case .doubtful: "doubtful"
        case .silent: "silent"
        }
    }
}

extension SpokenText.Knowledge {
    /// The name on the wire, which stays when the type changes.
    fileprivate var wireName: String {
        switch self {
        case .certain: "certain"
        case .partly: "partly"
        case .unknown: "unknown"
        }
    }
}

extension VoiceTarget.Call {
    /// The name on the wire, which stays when the type changes.
    fileprivate var wireName: String {
        switch self {
        case .name: "name"
        case .sharedName: "sharedName"
        case .number: "number"
        case .runtimeName: "runtimeName"
        }
    }
}

extension StopWire.Scan {
    fileprivate init?(_ scan: SwitchControlScan, _ index: Int, _ language: ReportLanguage) {
        guard let path = scan.paths[index] else { return nil }
        self.init(
            positions: path.positions.map { $0 + 1 }, menu: scan.menu(of: index).map { $0.title[language] },
            selections: path.selections)
    }
}

extension StopWire.Focus {
    fileprivate init?(_ keyboard: KeyboardTour, _ index: Int) {
        guard let focus = keyboard.focus(on: index) else { return nil }
        self.init(tabs: focus.tabs, arrows: focus.arrows, keys: keyboard.commands(on: index).map(\.keys))
    }
}

extension StopWire.Call {
    fileprivate init(_ target: VoiceTarget, _ language: ReportLanguage) {
        self.init(
            by: target.call.wireName, names: target.names.map { $0[language] },
            unspeakable: target.unspeakable.map { $0[language] }, namesakes: target.namesakes.prefix(50).map { $0 + 1 })
    }
}

extension StopWire.Cost {
    fileprivate init(_ cost: ElementCost) {
        self.init(
            swipes: cost.swipes, rotorSwipes: cost.rotorSwipes, heardWords: cost.heardWords, highlights: cost.highlights,
            switchPresses: cost.switchPresses, keyPresses: cost.keyPresses, spokenWords: cost.spokenWords)
    }
}
