import HandrailReporting

extension TranscriptWire: WireObject {
    /// Its name in the schema.
    static let name = "Transcript"
    /// What the schema says of it.
    static let note = "What assistive features meet on screens."
    /// Its members.
    static let fields: [WireField<TranscriptWire>] = [
        WireField("schema", "Name and version of this form.") { $0.schema },
        WireField("root", "Absolute path that every file's path is relative to.") { $0.root },
        WireField("language", "The language that is spoken.") { $0.language },
        WireField("screens", "The screens.") { $0.screens },
    ]
}

extension ScreenTranscriptWire: WireObject {
    /// Its name in the schema.
    static let name = "ScreenTranscript"
    /// What the schema says of it.
    static let note = "One screen as it is heard, scanned, focused and called."
    /// Its members.
    static let fields: [WireField<ScreenTranscriptWire>] = [
        WireField("name", "The name of its outermost view.") { $0.name },
        WireField("location", "Where that view is declared.") { $0.location },
        WireField("conditions", "Conditions that decide what is there.") { $0.conditions },
        WireField("stops", "The stops in VoiceOver's order; other members point to them by number.") { $0.stops },
        WireField("shortcutClashes", "Shortcuts that take keys of the system.") { $0.shortcutClashes },
        WireField("trace", "What was left out and why.") { $0.trace },
    ]
}

extension ScreenTranscriptWire.Condition: WireObject {
    /// Its name in the schema.
    static let name = "Condition"
    /// What the schema says of it.
    static let note = "A condition that decides what is on the screen."
    /// Its members.
    static let fields: [WireField<ScreenTranscriptWire.Condition>] = [
        WireField("number", "Its number, for `--when`.") { $0.number },
        WireField("cases", "Its cases as written.") { $0.cases },
        WireField("taken", "Position of the case that is taken, from 0.") { $0.taken },
        WireField("location", "Where it stands.") { $0.location },
    ]
}

extension ScreenTranscriptWire.Clash: WireObject {
    /// Its name in the schema.
    static let name = "ShortcutClash"
    /// What the schema says of it.
    static let note = "A shortcut that takes keys of the system."
    /// Its members.
    static let fields: [WireField<ScreenTranscriptWire.Clash>] = [
        WireField("stop", "Number of the stop.") { $0.stop },
        WireField("keys", "The keys.") { $0.keys },
    ]
}

extension TraceWire: WireObject {
    /// Its name in the schema.
    static let name = "TraceStep"
    /// What the schema says of it.
    static let note = "A step of a trace."
    /// Its members.
    static let fields: [WireField<TraceWire>] = [
        WireField("sentence", "What was found out.") { $0.sentence },
        WireField("location", "The place it follows from.") { $0.location },
        WireField("unconfirmed", "Whether the Korean wording is not confirmed.") { $0.unconfirmed },
    ]
}

extension ScreenWire.Location: WireObject {
    /// Its name in the schema.
    static let name = "Location"
    /// What the schema says of it.
    static let note = "A place in a file."
    /// Its members.
    static let fields: [WireField<ScreenWire.Location>] = [
        WireField("file", "Path relative to the root.") { $0.file },
        WireField("line", "Line, from 1.") { $0.line },
        WireField("column", "Column, from 1, in UTF-8 bytes.") { $0.column },
    ]
}
