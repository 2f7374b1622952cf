import HandrailModel
import HandrailSource
import HandrailStandards

/// What the bar at the top of a screen has of its own: the way back and the title.
struct NavigationBar {
    /// The way back; `nil` where there is none of the system's.
    let back: AccessibilityNode?
    /// The title; `nil` where none is known.
    let title: AccessibilityNode?

    /// The bar of a screen.
    init(_ screen: Screen) {
        // On a Mac what is chosen in a sidebar appears beside it, without a way back.
        let isOnMac = !screen.platforms.isEmpty && screen.platforms.allSatisfy { $0.platform == .macOS }
        let hasBack = screen.presentation == .navigation && !isOnMac && !Self.hidesBackButton(screen.tree)
        back = hasBack ? Self.back(screen) : nil
        title = Self.title(of: screen.tree).map(Self.heading)
    }

    private static func back(_ screen: Screen) -> AccessibilityNode {
        var back = AccessibilityNode(id: -4, place: screen.place)
        back.isElement = true
        back.label = SpokenText(Bilingual(en: "Back", ko: "뒤로"))
        back.traits = [.button, .backButton]
        back.activation = .dismisses
        return back
    }

    private static func heading(_ title: SpokenText) -> AccessibilityNode {
        var heading = AccessibilityNode(id: -5, place: title.place)
        heading.isElement = true
        heading.label = title
        heading.traits = .header
        return heading
    }

    // Modifiers further out win; the outermost element comes first in the tree.
    private static func title(of tree: ElementTree) -> SpokenText? {
        for index in tree.elements.indices {
            let title = tree[index].outermost { attribute -> Fact<Words>? in
                if case .screen(.title(let words)) = attribute { words } else { nil }
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
                if case .screen(.backButtonHidden(let fact)) = attribute { fact.isCertainlyTrue } else { false }
            }
        }
    }
}
