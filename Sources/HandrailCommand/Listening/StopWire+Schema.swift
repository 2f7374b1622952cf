import HandrailReporting

extension StopWire: WireObject {
    /// Its name in the schema.
    static let name = "Stop"
    /// What the schema says of it.
    static let note = "One stop under all features."
    /// Its members.
    static let fields: [WireField<StopWire>] = [
        WireField("number", "Its number, from 1.") { $0.number },
        WireField("text", "What VoiceOver speaks at once.") { $0.text },
        WireField("hint", "What follows after a pause.") { $0.hint },
        WireField("parts", "What is spoken, part by part.") { $0.parts },
        WireField("actions", "Actions that are offered, by name.") { $0.actions },
        WireField("location", "Where it is declared.") { $0.location },
        WireField("trace", "Why all this is said.") { $0.trace },
        WireField("response", "`responds`, `doubtful` or `silent`: whether features other than VoiceOver offer it.") { $0.response },
        WireField("responseReason", "Why.") { $0.responseReason },
        WireField("responseCertainty", "How sure that is: `certain`, `likely` or `possible`.") { $0.responseCertainty },
        WireField("switchControl", "The way to it with a switch; none where it is passed by.") { $0.switchControl },
        WireField("keyboard", "The way to it with a keyboard; none where the focus does not come.") { $0.keyboard },
        WireField("voiceControl", "How it is called by voice; none where it is not offered.") { $0.voiceControl },
        WireField("traces", "Why the features besides VoiceOver come to it as they do, or pass it by.") { $0.traces },
        WireField("cost", "Swipes, words and presses.") { $0.cost },
    ]
}

extension StopWire.Part: WireObject {
    /// Its name in the schema.
    static let name = "Part"
    /// What the schema says of it.
    static let note = "A part of what is spoken."
    /// Its members.
    static let fields: [WireField<StopWire.Part>] = [
        WireField("kind", "What it tells.") { $0.kind },
        WireField("text", "The words.") { $0.text },
        WireField("unconfirmed", "Whether the Korean wording is not confirmed for VoiceOver.") { $0.unconfirmed },
        WireField("knowledge", "Whether all of the words are known; `partly` or `unknown` where some are filled in at run time.") { $0.knowledge },
        WireField("location", "Where the words stand.") { $0.location },
    ]
}

extension StopWire.Scan: WireObject {
    /// Its name in the schema.
    static let name = "Scan"
    /// What the schema says of it.
    static let note = "The way with a switch."
    /// Its members.
    static let fields: [WireField<StopWire.Scan>] = [
        WireField("positions", "Position on each level, from 1.") { $0.positions },
        WireField("menu", "What the menu offers.") { $0.menu },
        WireField("selections", "Presses of the one switch in automatic scanning.") { $0.selections },
    ]
}

extension StopWire.Focus: WireObject {
    /// Its name in the schema.
    static let name = "Focus"
    /// What the schema says of it.
    static let note = "The way with a keyboard."
    /// Its members.
    static let fields: [WireField<StopWire.Focus>] = [
        WireField("tabs", "Presses of Tab.") { $0.tabs },
        WireField("arrows", "Presses of an arrow inside the group.") { $0.arrows },
        WireField("keys", "Keys that act.") { $0.keys },
    ]
}

extension StopWire.Call: WireObject {
    /// Its name in the schema.
    static let name = "Call"
    /// What the schema says of it.
    static let note = "How it is called by voice."
    /// Its members.
    static let fields: [WireField<StopWire.Call>] = [
        WireField("by", "`name`, `sharedName`, `number` or `runtimeName`.") { $0.by },
        WireField("names", "Names, best first.") { $0.names },
        WireField("unspeakable", "Names that nobody can say.") { $0.unspeakable },
        WireField("namesakes", "Numbers of the first stops with the same name, at most fifty.") { $0.namesakes },
    ]
}

extension StopWire.Traces: WireObject {
    /// Its name in the schema.
    static let name = "Traces"
    /// What the schema says of it.
    static let note = "Why each feature comes to it as it does, or passes it by."
    /// Its members.
    static let fields: [WireField<StopWire.Traces>] = [
        WireField("switchControl", "Why the scan comes to it where it does.") { $0.switchControl },
        WireField("keyboard", "Why the keyboard's focus comes to it where it does.") { $0.keyboard },
        WireField("voiceControl", "Why it is called as it is.") { $0.voiceControl },
    ]
}

extension StopWire.Cost: WireObject {
    /// Its name in the schema.
    static let name = "Cost"
    /// What the schema says of it.
    static let note = "What it takes to get to it and activate it; what is missing is not possible."
    /// Its members.
    static let fields: [WireField<StopWire.Cost>] = [
        WireField("swipes", "Swipes.") { $0.swipes },
        WireField("rotorSwipes", "Swipes with the rotor.") { $0.rotorSwipes },
        WireField("heardWords", "Words heard on the way.") { $0.heardWords },
        WireField("highlights", "Highlights to wait for.") { $0.highlights },
        WireField("switchPresses", "Presses of two switches.") { $0.switchPresses },
        WireField("keyPresses", "Keys.") { $0.keyPresses },
        WireField("spokenWords", "Words to say.") { $0.spokenWords },
    ]
}
