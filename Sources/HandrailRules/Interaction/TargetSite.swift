import HandrailModel
import HandrailSemantics

/// What surrounds something that reacts to a touch, as far as its size depends on it.
struct TargetSite {
    /// Who decides how large it is.
    enum Sizing: Hashable {
        /// The app, by frames, paddings and fonts.
        case app
        /// The system: bars, menus, rows and bordered styles.
        case system
        /// A style that was not read.
        case unreadStyle
    }

    /// Who decides how large the element is.
    let sizing: Sizing

    /// The surroundings of an element.
    init(_ element: ElementView, on screen: PerceivedTree, context: DeclaredContext) {
        sizing = Self.sizing(of: element, on: screen, context)
    }

    private static func sizing(
        of element: ElementView, on screen: PerceivedTree, _ context: DeclaredContext
    ) -> Sizing {
        switch screen.screen.presentation {
        case .dialog, .widget: return .system
        case .root, .navigation, .tab, .sheet, .cover, .popover, .part, .component: break
        }
        if context.isInMenu || context.control != nil { return .system }
        var isInRow = screen.screen.portion == .member
        for level in element.ancestors {
            if level.slot == .toolbar || level.kind == .toolbarItem || level.kind == .toolbar { return .system }
            switch level.kind {
            case .picker, .menu, .tab, .controlGroup, .contentUnavailable, .table, .map: return .system
            // Only in SwiftUI does a button take up the whole row.
            case .list, .form: isInRow = isInRow || screen.screen.toolkit(at: element.place) == .swiftUI
            default: break
            }
        }
        if element.slot == .toolbar { return .system }
        guard element.kind.isControl else { return .app }
        return sizing(byStyleOf: element, isInRow: isInRow, on: screen, context)
    }

    /// A button in a list is as large as its row, and macOS, watchOS and tvOS give buttons a border, unless a style
    /// says otherwise.
    private static func sizing(
        byStyleOf element: ElementView, isInRow: Bool, on screen: PerceivedTree, _ context: DeclaredContext
    ) -> Sizing {
        let kind: StyleKind = element.kind == .menu ? .menu : .button
        guard let style = context.style(of: kind) ?? context.style(of: .button) else {
            if isInRow { return .system }
            if element.kind == .link || element.kind == .navigationLink { return .app }
            return screen.screen.reachesTouchDevices ? .app : .system
        }
        if bareStyles.contains(style.name) { return .app }
        if borderedStyles.contains(style.name) { return .system }
        // What a style of the project makes of the label is read with it.
        let isRead = element.children.contains { $0.slot == .label && $0.content == .type(style.name) }
        return isRead ? .app : .unreadStyle
    }

    private static let bareStyles: Set<String> = ["plain", "borderless", "borderlessButton"]

    private static let borderedStyles: Set<String> = [
        "automatic", "bordered", "borderedProminent", "borderedButton", "glass", "glassProminent", "card", "link",
        "accessoryBar", "accessoryBarAction",
    ]
}

extension Screen {
    /// Whether it is shown on iPhone or iPad; so it is where nothing is known of its platforms.
    var reachesTouchDevices: Bool { platforms.isEmpty || platforms.contains { $0.platform == .iOS } }

    /// The platform whose sizes an element is held to; `nil` where no target size is asked for.
    func targetPlatform(of element: ElementView) -> Platform? {
        let platforms = platforms(of: element)
        if platforms.isEmpty || platforms.contains(where: { $0.platform == .iOS }) { return .iOS }
        return [Platform.watchOS, .macOS, .macCatalyst].first { wanted in platforms.contains { $0.platform == wanted } }
    }
}
