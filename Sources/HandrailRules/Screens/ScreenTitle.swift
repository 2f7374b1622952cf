import HandrailModel
import HandrailSource

/// What a screen is called in its bar, and what else may say what it is.
struct ScreenTitle: Sendable {
    /// The titles set on the screen, outermost first, with the modifiers that set them.
    let titles: [(words: Fact<Words>, use: AttributeUse, element: ElementView)]
    /// Whether an item of a bar shows words or a picture that are no button's, or a menu: a title of the app's own; or
    /// whether the app draws a bar itself and writes in it.
    let hasTitleInBar: Bool
    /// Where the screen says that its title stands small in the bar; `nil` where it does not.
    let smallTitle: AttributeUse?
    /// Whether there is a bar: the screen sets one up, or was moved to within one.
    let hasBar: Bool
    /// Whether a modifier of another package, or a view that could not be looked into, may set a title.
    let mayBeSetUnseen: Bool

    /// Whether the title is the screen's own: what fills a part of another one is under that one's.
    private let isShown: Bool

    /// The title of a screen, found once however many rules ask.
    static func of(_ screen: PerceivedTree) -> ScreenTitle {
        screen.memory.recall { ScreenTitle(screen.screen) }
    }

    private init(_ screen: Screen) {
        let tree = screen.tree
        var titles: [(words: Fact<Words>, use: AttributeUse, element: ElementView)] = []
        var (hasTitleInBar, hasContainer, isUnseen) = (false, false, false)
        var small: AttributeUse?
        for index in tree.elements.indices {
            switch tree.elements[index].kind {
            case .navigationContainer: hasContainer = true
            case .toolbarItem:
                hasTitleInBar = hasTitleInBar || tree[index].showsTitle
                // An item that shows nothing was not understood: nobody writes one for nothing.
                isUnseen =
                    isUnseen || tree[index].descendants.allSatisfy { $0.kind.isTransparent || $0.kind == .nothing }
            case .customView: hasTitleInBar = hasTitleInBar || tree[index].isOwnTitleBar
            case .opaque: isUnseen = isUnseen || tree[index].isFrame
            default: break
            }
            guard !tree.elements[index].attributeKinds.isDisjoint(with: Self.telling) else { continue }
            let element = tree[index]
            for use in element.attributes.reversed() {
                switch use.attribute {
                case .screen(.title(let words)): titles.append((words, use, element))
                case .screen(.smallTitle): small = small ?? use
                case .unknownModifier: isUnseen = isUnseen || element.isFrame
                default: break
                }
            }
        }
        self.titles = titles
        isShown = screen.presentation != .part && screen.presentation != .component
        self.hasTitleInBar = hasTitleInBar
        smallTitle = small
        mayBeSetUnseen = isUnseen
        switch screen.presentation {
        case .navigation: hasBar = true
        case .tab, .sheet, .cover: hasBar = hasContainer
        case .root, .popover, .dialog, .widget, .part, .component: hasBar = false
        }
    }

    private static let telling = CaseSet<AttributeKind>([.screen(.title), .screen(.smallTitle), .unknownModifier])

    /// The words of the title, where there is one title, it is known and a bar may show it.
    var known: (words: Words, use: AttributeUse, element: ElementView)? {
        guard isShown, titles.count == 1, let title = titles.first, case .known(let words) = title.words else {
            return nil
        }
        return (words, title.use, title.element)
    }
}

extension ElementView {
    /// Whether it shows words or a picture outside of any control, or a menu with words for its label: titles often
    /// open one.
    fileprivate var showsTitle: Bool {
        var next = index + 1
        let end = Int(tree.elements[index].end)
        while next < end {
            let inside = tree[next]
            if inside.kind == .menu, inside.children(in: .label).contains(where: { $0.kind != .image }) { return true }
            if inside.kind.isControl {
                next = Int(tree.elements[next].end)
                continue
            }
            switch inside.kind {
            case .text, .label, .image, .opaque: return true
            default: next += 1
            }
        }
        return false
    }

    /// Whether it is a bar for titles that the app draws itself, by the name of its class, with a text in it.
    fileprivate var isOwnTitleBar: Bool {
        guard case .type(let name) = content else { return false }
        let words = name.split(separator: ".").last.map { String($0).camelCaseWords } ?? []
        let isBar = words.contains("bar") && words.contains(where: Self.titled.contains)
            || words.contains(where: Self.bars.contains)
        return isBar && descendants.contains { $0.isPlainText }
    }

    /// Whether it is a text that may say something, and no button's.
    private var isPlainText: Bool {
        guard kind == .text || kind == .label, !ancestors.contains(where: { $0.kind.isControl }) else { return false }
        guard case .words(.known(let words)) = content else { return true }
        return !words.isBlank
    }

    private static let titled: Set<String> = ["navigation", "nav", "navi", "title", "top", "header"]
    private static let bars: Set<String> = ["navbar", "navigationbar", "titlebar", "topbar"]

    /// Whether it stands at the top of the screen, not in a row or stack of others.
    fileprivate var isFrame: Bool {
        var current = parent
        while let level = current {
            switch level.kind {
            case .group, .customView, .alternatives, .branch, .layered, .geometryReader, .navigationContainer,
                .scrollView, .depthStack:
                current = level.parent
            default: return false
            }
        }
        return true
    }
}
