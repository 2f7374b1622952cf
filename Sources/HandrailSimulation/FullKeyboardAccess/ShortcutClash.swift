public import HandrailModel
public import HandrailStandards

/// A shortcut of the app that takes keys the system has already given a meaning.
public struct ShortcutClash: Hashable, Sendable {
    /// Index of the stop in VoiceOver's tour that the shortcut triggers.
    public let stop: Int
    /// The keys.
    public let shortcut: Shortcut
    /// What they mean to the system.
    public let meaning: SystemShortcut.Meaning
}
