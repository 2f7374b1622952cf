/// The elements of a screen as assistive technologies meet them, in pre-order and in reading order.
///
/// An immutable object, so that the many views into it each hold one reference.
public final class PerceivedTree: Sendable {
    /// The declared screen.
    public let screen: Screen
    /// The perceived elements.
    public let elements: [PerceivedElement]
    /// What several rules ask of the screen.
    public let memory = ScreenCache()

    /// A perceived tree.
    public init(screen: Screen, elements: [PerceivedElement]) {
        self.screen = screen
        self.elements = elements
    }

    /// The outermost elements.
    public var roots: [PerceivedView] {
        var result: [PerceivedView] = []
        var index = 0
        while index < elements.count {
            result.append(PerceivedView(tree: self, index: index))
            index = Int(elements[index].end)
        }
        return result
    }

    /// Every element VoiceOver stops at, in reading order, branches of conditions one after the other.
    public var stops: [PerceivedView] {
        elements.indices.filter { elements[$0].exposure == .element }.map { PerceivedView(tree: self, index: $0) }
    }

    /// The element at an index.
    @inlinable public subscript(index: Int) -> PerceivedView { PerceivedView(tree: self, index: index) }
}
