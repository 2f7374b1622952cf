public import HandrailModel

/// An entry of the menu that opens when an element is selected with a switch, as far as it depends on the element.
///
/// Gestures, scrolling of the screen, the device and the settings are there for every element and are left out.
public enum SwitchControlMenuEntry: Hashable, Sendable {
    case tap
    case increment, decrement
    case scroll
    case escape
    /// An action of the element's own.
    case action(SpokenText)

    /// The entries for an element, in order: Tap first, then what the element offers.
    public static func entries(for node: AccessibilityNode) -> [SwitchControlMenuEntry] {
        var entries: [SwitchControlMenuEntry] = [.tap]
        if node.traits.contains(.adjustable) { entries += [.increment, .decrement] }
        for action in node.actions {
            switch action.kind {
            case .custom, .delete, .showMenu, .magicTap: entries.append(.action(action.name))
            case .scroll: entries.append(.scroll)
            case .escape: entries.append(.escape)
            // The trait speaks for it; zooming is a gesture of the menu for everything.
            case .adjust, .zoom: break
            }
        }
        return entries
    }

    /// What it is called. Increase and decrease are the words of UIKit's accessibility strings; the others are not
    /// confirmed.
    public var title: Bilingual {
        switch self {
        case .tap: Bilingual(en: "Tap", ko: "탭")
        case .increment: Bilingual(en: "Increment", ko: "증가")
        case .decrement: Bilingual(en: "Decrement", ko: "감소")
        case .scroll: Bilingual(en: "Scroll", ko: "스크롤")
        case .escape: Bilingual(en: "Escape", ko: "나가기")
        case .action(let name): name.text
        }
    }
}
