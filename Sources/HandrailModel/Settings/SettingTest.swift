/// A question that code asks about what a person chose, such as `reduceMotion && !isPlaying`.
public indirect enum SettingTest: Hashable, Sendable {
    /// Whether something is turned on.
    case isOn(SettingSwitch)
    /// Whether the text size is at least this one.
    case contentSize(atLeast: ContentSize)
    /// Whether the other is not so.
    case not(SettingTest)
    /// Whether all are so.
    case all([SettingTest])
    /// Whether one is so.
    case any([SettingTest])
    /// Something that is no setting, or none that the model knows.
    case other

    /// The answer under a setting; `nil` where it depends on something else.
    public func holds(in setting: Setting) -> Bool? {
        answer { test in
            switch test {
            case .isOn(let choice): setting.isOn(choice)
            case .contentSize(let least): setting.contentSize >= least
            case .not, .all, .any, .other: nil
            }
        }
    }

    /// The answer, given the answers to the simple questions it is made of; `nil` where it cannot be told.
    public func answer(_ simple: (SettingTest) -> Bool?) -> Bool? {
        switch self {
        case .isOn, .contentSize: return simple(self)
        case .not(let test): return test.answer(simple).map { !$0 }
        case .all(let tests):
            let answers = tests.map { $0.answer(simple) }
            if answers.contains(false) { return false }
            return answers.contains { $0 == nil } ? nil : true
        case .any(let tests):
            let answers = tests.map { $0.answer(simple) }
            if answers.contains(true) { return true }
            return answers.contains { $0 == nil } ? nil : false
        case .other: return nil
        }
    }

    /// Whether some part of it asks if one of these is turned on.
    public func asks(for choices: Set<SettingSwitch>) -> Bool {
        switch self {
        case .isOn(let choice): choices.contains(choice)
        case .not(let test): test.asks(for: choices)
        case .all(let tests), .any(let tests): tests.contains { $0.asks(for: choices) }
        case .contentSize, .other: false
        }
    }

    /// Whether some part of it asks for a setting.
    public var asksForSetting: Bool {
        switch self {
        case .isOn, .contentSize: true
        case .not(let test): test.asksForSetting
        case .all(let tests), .any(let tests): tests.contains(where: \.asksForSetting)
        case .other: false
        }
    }
}
