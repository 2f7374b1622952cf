/// Rules about the services and settings of the system that an app should use, or leave to people.
enum ServiceRules {
    /// The rules, in the order they are listed.
    static let all: [RegisteredRule] = [
        RegisteredRule(NoAppIntents()),
        RegisteredRule(KeyboardWithoutDictation()),
        RegisteredRule(CaptionChoiceMissing()),
        RegisteredRule(SpeechOverVoiceOver()),
        RegisteredRule(AudioInterruptedAtLaunch()),
        RegisteredRule(SoundOnlyResponse()),
        RegisteredRule(SilentSessionTimeout()),
        RegisteredRule(FullScreenRequired()),
        RegisteredRule(FixedDeviceSize()),
        RegisteredRule(SettingNeverRead()),
    ]
}
