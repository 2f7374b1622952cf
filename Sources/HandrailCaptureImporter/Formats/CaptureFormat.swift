import HandrailModel

/// A format of captures that is read.
public enum CaptureFormat: String, Hashable, Sendable, CaseIterable {
    /// Page source of Appium's XCUITest driver or of WebDriverAgent, as XML.
    case appiumXML = "appium-xml"
    /// The same as JSON.
    case appiumJSON = "appium-json"
    /// What `idb ui describe-all`, `axe describe-ui` and `sim-use ui` print.
    case simulatorJSON = "simulator-json"
    /// What `idb ui describe-all --format complete` prints.
    case idbComplete = "idb-complete"
    /// What `maestro hierarchy` prints.
    case maestro = "maestro"
    /// The `commands-….json` of a Maestro run, with the hierarchies of failed commands.
    case maestroCommands = "maestro-commands"
    /// `debugDescription` of an `XCUIElement`.
    case debugDescription = "xcuitest-description"
    /// JSON of `AccessibilitySnapshotModel`.
    case snapshotModel = "accessibility-snapshot"
    /// A document of VoiceOver Designer.
    case voiceOverDesigner = "voiceover-designer"
    /// Handrail's own JSON.
    case handrail = "handrail"

    /// What its reader was made from.
    public enum Basis: String, Hashable, Sendable {
        /// Captures of real apps.
        case samples
        /// The documentation or the source of the tool that writes it; no real capture was at hand.
        case documentation
    }

    /// What its reader was made from.
    public var basis: Basis {
        switch self {
        case .appiumXML, .simulatorJSON, .maestro, .maestroCommands, .debugDescription, .voiceOverDesigner, .handrail:
            .samples
        case .appiumJSON, .idbComplete, .snapshotModel: .documentation
        }
    }

    /// What is written for people.
    public var title: String {
        switch self {
        case .appiumXML: "Appium / WebDriverAgent XML"
        case .appiumJSON: "WebDriverAgent JSON"
        case .simulatorJSON: "idb / AXe / sim-use JSON"
        case .idbComplete: "idb complete JSON"
        case .maestro: "Maestro hierarchy"
        case .maestroCommands: "Maestro commands"
        case .debugDescription: "XCUITest debugDescription"
        case .snapshotModel: "AccessibilitySnapshot JSON"
        case .voiceOverDesigner: "VoiceOver Designer"
        case .handrail: "Handrail capture"
        }
    }

    /// What it can never tell. What single captures leave out besides is found in them.
    var unknown: Set<CaptureFact> {
        switch self {
        case .appiumXML: [.hint, .identifier, .order]
        case .appiumJSON: [.hint, .order]
        case .simulatorJSON, .idbComplete: [.visibility]
        case .maestro, .maestroCommands: [.role, .traits, .hint, .actions, .exposure, .visibility, .order]
        case .debugDescription: [.traits, .hint, .actions, .exposure, .visibility, .order]
        case .snapshotModel: [.visibility, .placeholder]
        case .voiceOverDesigner: [.visibility, .identifier, .placeholder]
        case .handrail: []
        }
    }

    /// Whether it says of a text that it is a heading even where it tells no traits.
    var tellsHeadings: Bool {
        switch self {
        case .simulatorJSON, .idbComplete, .handrail: true
        case .appiumXML, .appiumJSON, .maestro, .maestroCommands, .debugDescription, .snapshotModel,
            .voiceOverDesigner:
            false
        }
    }

    /// How far a length may be off, in points. Appium rounds edges outward and Maestro cuts them, so that each of two
    /// edges may be off by nearly a point; descriptions have one decimal.
    var tolerance: Double {
        switch self {
        case .appiumXML, .appiumJSON, .maestro, .maestroCommands: 1
        case .debugDescription: 0.1
        case .simulatorJSON, .idbComplete, .snapshotModel, .voiceOverDesigner, .handrail: 0.01
        }
    }
}
