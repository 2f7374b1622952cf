public import HandrailSource

/// One way from a screen to another, or out of the app.
public struct NavigationEdge: Hashable, Sendable {
    /// Where it leads.
    public enum Target: Hashable, Sendable {
        /// A screen, by its position in the audit.
        case screen(Int)
        /// A page outside the app, by its address where that is known.
        case outside(String?)
        /// Somewhere, but it is not known where.
        case unknown
    }

    /// The screen that it begins on, by its position in the audit.
    public let from: Int
    /// The declared element of that screen that people act on, by its index; `nil` where that is not known.
    public let element: Int?
    /// Where it is written what the element does; `nil` where that is not known.
    public let action: SourcePlace?
    /// Where it leads.
    public let target: Target
    /// How the target comes up.
    public let manner: NavigationManner

    /// An edge.
    public init(from: Int, element: Int?, action: SourcePlace?, target: Target, manner: NavigationManner) {
        self.from = from
        self.element = element
        self.action = action
        self.target = target
        self.manner = manner
    }
}
