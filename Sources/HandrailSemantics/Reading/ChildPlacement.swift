import HandrailModel

/// The children of an element by where they are met.
struct ChildPlacement {
    /// Children on the screen itself, in order.
    let shown: [ElementView]
    /// Children shown until the others have loaded.
    let placeholders: [ElementView]
    /// Children of menus and of swipe actions.
    let menus: [ElementView]
    /// Items of bars.
    let bars: [ElementView]

    /// Sorts out the children of `element`.
    init(_ element: ElementView) {
        var (shown, placeholders, menus, bars): ([ElementView], [ElementView], [ElementView], [ElementView])
        (shown, placeholders, menus, bars) = ([], [], [], [])
        shown.reserveCapacity(4)
        let hidesLabel = element.speaksThroughOthers
        for child in element.children {
            switch child.slot {
            case .contextMenu, .swipeActions: menus.append(child)
            case .toolbar: bars.append(child)
            case .placeholder: placeholders.append(child)
            case .label: if !hidesLabel { shown.append(child) }
            case .content, .icon, .detail, .value, .minimum, .maximum, .prompt, .header, .footer, .overlay,
                .background:
                shown.append(child)
            }
        }
        self.shown = shown
        self.placeholders = placeholders
        self.menus = menus
        self.bars = bars
    }
}
