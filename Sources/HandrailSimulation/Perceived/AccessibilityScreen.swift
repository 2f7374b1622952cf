public import HandrailModel

/// A screen as assistive technologies are told of it, with one case taken of every choice.
public struct AccessibilityScreen: Sendable {
    /// Everything on the screen: the bar at the top, the content, the bar of tabs.
    public let root: AccessibilityNode
    /// The choices that were met in what is there, in order.
    public let choices: [ScreenChoice]
    /// The perceived screen.
    public let tree: PerceivedTree

    /// A screen in the state that people meet first, unless another case or another state is picked.
    ///
    /// - Parameters:
    ///   - picks: index of the case by the number of the choice; numbers and cases that are not there are passed over.
    ///   - state: the state where nothing is picked.
    ///   - assumptions: what conditions are assumed to be where nothing is picked.
    public init(
        _ tree: PerceivedTree, picks: [Int: Int] = [:], state: ScreenState = .content,
        assuming assumptions: [StateAssumption] = []
    ) {
        self.tree = tree
        var reader = AccessibilityNodeBuilder(tree, picks: picks, state: state, assuming: assumptions)
        root = reader.root()
        choices = reader.choices
    }

    /// Where VoiceOver stops. The order is that of where things lie in a design of Interface Builder, else that of the
    /// source.
    public func tour(settings: ReadingSettings = ReadingSettings()) -> VoiceOverTour {
        VoiceOverTour(root, settings: settings)
    }
}
