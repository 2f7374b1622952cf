import HandrailModel
import HandrailSemantics

/// A bar that an app makes itself: a row of items to press, each an icon over its title.
struct BarSite {
    /// The row.
    let row: ElementView
    /// Its items.
    let items: [ElementView]

    /// Fewer items make no bar.
    private static let fewestItems = 3

    /// The row as a bar; `nil` where it is none.
    init?(_ row: ElementView) {
        guard row.kind == .horizontalStack else { return nil }
        var items: [ElementView] = []
        var isRepeated = false
        Self.collect(row, &items, &isRepeated)
        guard items.count >= Self.fewestItems || (isRepeated && !items.isEmpty), items.allSatisfy(\.isIconOverTitle),
            !row.ancestors.contains(where: { $0.kind.isScrolling || $0.kind == .lazyContainer })
        else { return nil }
        self.row = row
        self.items = items
    }

    /// The bar that something lies in.
    init?(around element: ElementView) {
        guard let row = element.ancestors.first(where: { $0.kind == .horizontalStack }), let bar = BarSite(row) else {
            return nil
        }
        self = bar
    }

    /// The titles of the items.
    var titles: [ElementView] {
        items.flatMap { [$0] + $0.descendants }.filter { $0.kind == .text && $0.isReadable }
    }

    /// Whether every item can be enlarged by holding it.
    var hasLargeContentViewer: Bool { items.allSatisfy(\.hasLargeContentViewer) }

    private static func collect(_ element: ElementView, _ items: inout [ElementView], _ isRepeated: inout Bool) {
        for child in element.children(in: .content) {
            if child.isPressed {
                items.append(child)
                continue
            }
            switch child.kind {
            case .repeated: isRepeated = true
            case .group, .customView, .layered, .alternatives, .branch: break
            default: continue
            }
            collect(child, &items, &isRepeated)
        }
    }
}

extension ElementView {
    /// Whether it is a button, or reacts to a tap.
    fileprivate var isPressed: Bool {
        kind == .button || kind == .navigationLink
            || has { attribute in
                guard case .interaction(.gesture(let gesture)) = attribute else { return false }
                return gesture.kind == .tap
            }
    }

    /// Whether it shows an icon with a title below.
    fileprivate var isIconOverTitle: Bool {
        ([self] + descendants).contains { level in
            guard level.kind == .verticalStack else { return false }
            let inside = level.descendants
            return inside.contains { $0.kind == .image } && inside.contains { $0.kind == .text }
                && inside.count { $0.kind == .text } <= 2
        }
    }
}
