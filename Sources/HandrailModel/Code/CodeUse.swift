public import HandrailSource

/// The use of an API in code that is no property of an element: a haptic that is played, an orientation that is asked
/// for, a notification's key that is read.
public struct CodeUse: Hashable, Sendable {
    /// The API, with what is known of how it is used.
    public enum API: Hashable, Sendable {
        /// A haptic is played.
        case haptic(HapticCall)
        /// `sensoryFeedback`: a haptic, by its name, is played when some state changes, under a further condition
        /// or not.
        case sensoryFeedback(String, triggers: Set<StatePath>, isConditional: Bool)
        /// The app, or one screen of it, allows these orientations only, such as `portrait`.
        case orientations([String], ofApp: Bool)
        /// A screen stays the way it was held when it opened: on all systems, or on those before iOS 16 only, which ask
        /// a screen whether it turns.
        case keptOrientation(onOldSystemsOnly: Bool)
        /// The screen is turned without anybody turning the device, to these orientations; none where they are not
        /// known. Where it is by a key of the device, that is ignored from iOS 16 on.
        case turn(to: [String], byKey: Bool)
        /// The class of a screen closes it by itself: from a gesture, a timer, or other code that was not followed.
        case leaving
        /// The frame of the keyboard is read: the one from before it moved (`false`), or the one it moves to (`true`).
        case keyboardFrame(isFinal: Bool)
        /// An API that has been replaced by another, with the edit that does so where it is known.
        case replaced(name: String, by: String, mending: SourceEdit?)
        /// What a rule asks for by name, spelled as the rule spells it, with the arguments of a call.
        case named(String, [CodeArgument])
        /// A text is made for people.
        case text(WrittenText)
    }

    /// Which API it is, without how it is used.
    public enum Kind: UInt8, Sendable, CaseIterable {
        case haptic, sensoryFeedback, orientations, turn, leaving, keyboardFrame, replaced, named, text
    }

    /// What is used.
    public let api: API
    /// The call, or the name.
    public let place: SourcePlace
    /// The type that the code belongs to, by its full name; `nil` outside of types, or where it is not known.
    public let type: String?
    /// The function or property whose code it is, such as `row(title:)` or `body`; `nil` where it is not known.
    public let function: String?
    /// The condition under which it is used, where there is one.
    public let condition: ElementCondition?
    /// Whether it runs as the app starts; `nil` where that is not known, or where a condition decides.
    public let runsAtLaunch: Bool?

    /// A use.
    public init(
        _ api: API, place: SourcePlace, type: String? = nil, function: String? = nil,
        condition: ElementCondition? = nil, runsAtLaunch: Bool? = nil
    ) {
        self.api = api
        self.place = place
        self.type = type
        self.function = function
        self.condition = condition
        self.runsAtLaunch = runsAtLaunch
    }

    /// Which API it is.
    public var kind: Kind {
        switch api {
        case .haptic: .haptic
        case .sensoryFeedback: .sensoryFeedback
        case .orientations, .keptOrientation: .orientations
        case .turn: .turn
        case .leaving: .leaving
        case .keyboardFrame: .keyboardFrame
        case .replaced: .replaced
        case .named: .named
        case .text: .text
        }
    }

    /// The same use under a condition, where it has none yet.
    public func under(_ condition: ElementCondition?) -> CodeUse {
        guard self.condition == nil, let condition else { return self }
        return withCondition(condition)
    }

    /// The same use where a question about settings is answered with yes besides, as written in the code.
    public func under(_ test: SettingTest, _ text: String) -> CodeUse {
        withCondition(.asking(test, text, besides: condition))
    }

    /// The same use under a setting, without the condition that the setting fulfills; `nil` where the setting rules it
    /// out.
    func resolved(in setting: Setting) -> CodeUse? {
        switch condition?.holds(in: setting) {
        case true: withCondition(nil)
        case false: nil
        case nil: self
        }
    }

    private func withCondition(_ condition: ElementCondition?) -> CodeUse {
        CodeUse(api, place: place, type: type, function: function, condition: condition, runsAtLaunch: runsAtLaunch)
    }

    /// The same use in a function of a type, where that was not known.
    public func inside(type: String?, function: String?) -> CodeUse {
        CodeUse(
            api, place: place, type: self.type ?? type, function: self.function ?? function, condition: condition,
            runsAtLaunch: runsAtLaunch)
    }
}
