public import HandrailModel

/// What assistive technologies meet on a screen: from the declared tree to the perceived one.
///
/// A pure function of the screen and of the spoken names of system symbols. It takes time linear in the number of
/// declared elements.
public struct Perception: Sendable {
    private let spokenSymbolName: @Sendable (String) -> Words?

    /// A perception.
    ///
    /// - Parameter spokenSymbolName: what VoiceOver calls a system symbol, by the symbol's name; `nil` where that is
    ///   not known.
    public init(spokenSymbolName: @escaping @Sendable (String) -> Words?) {
        self.spokenSymbolName = spokenSymbolName
    }

    /// The screen's elements as assistive technologies meet them, in reading order.
    public func perceive(_ screen: Screen) -> PerceivedTree {
        guard let root = screen.tree.root else { return PerceivedTree(screen: screen, elements: []) }
        let reader = DeclaredTreeReader(spokenSymbolName: spokenSymbolName)
        var sequence = reader.read(root, InheritedContext())
        sequence.seal()
        return PerceivedTree(screen: screen, elements: PerceivedList(sequence.stops).elements)
    }
}
