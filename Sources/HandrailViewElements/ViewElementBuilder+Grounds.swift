import HandrailFrameworks
import HandrailModel
import HandrailSource

extension ViewElementBuilder {
    /// Whether what the app puts on a view is met beside what the system shows in it: on a map, a page or a film.
    static func letsOthersOn(_ kind: ElementKind) -> Bool {
        switch kind {
        case .opaque, .map, .video: true
        default: false
        }
    }

    /// Whether views lie on a view that are no parts of it.
    static func holdsOthers(_ view: ViewDescription) -> Bool { view.subviews.contains(where: isOther) }

    private static func isOther(_ view: ViewDescription) -> Bool {
        switch view.slot {
        case .accessory, .background, .menuItem: false
        default: true
        }
    }

    /// A view that shows something by itself and is no element, or one of many, with what the app puts on it.
    mutating func addGround(_ view: ViewDescription, slot: Slot, isOver: Bool) {
        tree.open(.group, slot: slot, place: view.place, extent: view.extent)
        addElements(
            of: view.holding(view.subviews.filter { !Self.isOther($0) }), slot: .content, isOver: isOver)
        let around = corner
        _ = place(view)
        for position in positions(in: view) where Self.isOther(view.subviews[position]) {
            let child = view.subviews[position]
            add(child, slot: Self.slot(of: child), isOver: true)
        }
        corner = around
        tree.close()
    }

    /// Where views are made that are part of an element and nothing by themselves: what a class of buttons draws on
    /// itself, what lies behind a cell.
    static func parts(in views: [ViewDescription]) -> [AttributeUse] {
        var open = views.filter { $0.slot != .accessory }
        var found: [AttributeUse] = []
        while let part = open.popLast() {
            found.append(AttributeUse(.code(.made), place: part.place))
            found += making(part)
            open += part.subviews
        }
        return found
    }

    /// Where functions of other files make a view.
    static func making(_ view: ViewDescription) -> [AttributeUse] {
        view.facts.filter { $0.content == .made }.map { AttributeUse(.code(.made), place: $0.place) }
    }
}
