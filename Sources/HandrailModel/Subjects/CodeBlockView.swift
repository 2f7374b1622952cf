/// A piece of code as a rule is shown it: with the uses that the rule asked for.
public struct CodeBlockView: Sendable {
    /// The uses that were asked for, in the order of the code; never empty.
    public let uses: [CodeUse]
    /// The element whose code it is; `nil` where no screen was looked at for it.
    public let element: ElementView?
    /// The screen that the element is on.
    public let screen: PerceivedTree?

    /// A piece of code on a screen; `nil` where it has none of the uses that are asked for.
    public init?(_ block: CodeBlock, on screen: PerceivedTree? = nil, where isAskedFor: (CodeUse) -> Bool) {
        uses = block.uses.filter(isAskedFor)
        guard !uses.isEmpty else { return nil }
        element = block.element.flatMap { screen?.screen.tree[$0] }
        self.screen = screen
    }
}
