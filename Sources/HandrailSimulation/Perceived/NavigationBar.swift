import HandrailModel
import HandrailSource
import HandrailStandards

/// What the bar at the top of a screen has of its own: the way back and the title.
struct NavigationBar {
    /// The elements, in order; none where no bar is known.
    let nodes: [AccessibilityNode]

    /// The bar of a screen.
    init(_ screen: Screen) {
        let title = Self.title(of: screen.tree)
        var nodes: [AccessibilityNode] = []
        if screen.presentation == .navigation, !Self.hidesBackButton(screen.tree) {
            var back = AccessibilityNode(id: -4, place: screen.place)
            back.isElement = true
            back.label = SpokenText(Bilingual(en: "Back", ko: "뒤로"))
            back.traits = [.button, .backButton]
            back.activation = .dismisses
            nodes.append(back)
        }
        if let title {
            var heading = AccessibilityNode(id: -5, place: title.place)
            heading.isElement = true
            heading.label = title
            heading.traits = .header
            nodes.append(heading)
        }
        self.nodes = nodes
    }

    // Modifiers further out win; the outermost element comes first in the tree.
    private static func title(of tree: ElementTree) -> SpokenText? {
        for index in tree.elements.indices {
            let title = tree[index].outermost { attribute -> Fact<Words>? in
                if case .navigationTitle(let words) = attribute { words } else { nil }
            }
            guard let title else { continue }
            guard let text = SpokenText(title.value, place: title.use.place), !text.isEmpty else { return nil }
            return text
        }
        return nil
    }

    private static func hidesBackButton(_ tree: ElementTree) -> Bool {
        tree.elements.indices.contains { index in
            tree[index].has { attribute in
                if case .navigationBackButtonHidden(let fact) = attribute { fact.isCertainlyTrue } else { false }
            }
        }
    }
}
