public import HandrailModel

/// One screen under all four features, with one case taken of every choice.
public struct ScreenSimulation: Sendable {
    /// What assistive technologies are told.
    public let screen: AccessibilityScreen
    /// Where VoiceOver stops; what the others come to is counted from here.
    public let tour: VoiceOverTour
    /// How Switch Control goes through it.
    public let scan: SwitchControlScan
    /// Where the keyboard's focus comes.
    public let keyboard: FullKeyboardAccessTour
    /// What can be called by voice.
    public let voice: VoiceControlMap
    /// What every element costs.
    public let costs: ScreenCosts

    /// The simulation of a perceived screen.
    ///
    /// - Parameters:
    ///   - picks: index of the case by the number of the choice; the first one is taken where none is picked.
    ///   - language: the language that is heard and spoken.
    public init(_ tree: PerceivedTree, picks: [Int: Int] = [:], language: ReportLanguage) {
        screen = AccessibilityScreen(tree, picks: picks)
        tour = screen.tour()
        scan = SwitchControlScan(tour)
        keyboard = FullKeyboardAccessTour(tour)
        voice = VoiceControlMap(tour, language: language)
        costs = ScreenCosts(tour, scan: scan, keyboard: keyboard, voice: voice, language: language)
    }
}
