import HandrailModel

/// The stacks around an element, up to the list, loop or container they are laid out in.
struct RowSite: Sendable {
    /// The stacks, from the nearest outward.
    let stacks: [ElementView]
    /// Whether the outermost of them is one of many: what a loop or a list makes of each item.
    let isRepeated: Bool
    /// Indices of the elements on the way that react to taps.
    let touchedAround: [Int]

    private static let levels = 48

    /// The site of an element; `nil` where it is no part of a row: in a header, a bar, a menu, a table,
    /// or among the options of a picker, each of which is one element whatever it shows.
    init?(_ element: ElementView) {
        var (stacks, touched): ([ElementView], [Int]) = ([], [])
        var isRepeated = false
        var current = element
        climb: for _ in 0..<Self.levels {
            guard current.slot.isBody else { return nil }
            guard let parent = current.parent else { break }
            switch parent.kind {
            case .horizontalStack, .verticalStack, .depthStack: stacks.append(parent)
            case .group, .customView, .alternatives, .branch, .layered, .geometryReader, .timeline: break
            case .repeated, .list, .outlineGroup:
                isRepeated = parent.kind != .list || parent.holdsOneSample
                guard !parent.holdsOptions else { return nil }
                break climb
            case .table, .toolbar, .toolbarItem, .menu, .picker, .tabView: return nil
            default: break climb
            }
            if parent.reactsToTouch { touched.append(parent.index) }
            if parent.isChosenInList {
                // A cell is one of many, and one of them whatever it is laid out with.
                stacks.append(parent)
                isRepeated = true
                break climb
            }
            current = parent
        }
        self.stacks = stacks
        self.isRepeated = isRepeated
        touchedAround = touched
    }
}

extension ElementView {
    /// Whether the list it lies in reacts when it is chosen.
    var isChosenInList: Bool {
        has(.interaction(.gesture))
            && has { if case .interaction(.gesture(let gesture)) = $0 { gesture.isChoice } else { false } }
    }

    /// Where code of its class sets it up.
    var setUpPlaces: [RelatedPlace] {
        guard has(.code(.setUp)) else { return [] }
        return attributes.filter { $0.attribute == .code(.setUp) }.map { use in
            RelatedPlace(place: use.place, why: Bilingual(en: "set up here", ko: "여기에서 설정합니다"))
        }
    }

    /// Whether it shows one row for each item of its data.
    fileprivate var holdsOneSample: Bool {
        var children = self.children.makeIterator()
        guard let only = children.next(), children.next() == nil else { return false }
        return only.kind != .section && only.kind != .repeated
    }
}

extension ElementView {
    /// Whether what it repeats are the options of a picker.
    fileprivate var holdsOptions: Bool {
        var current = parent
        while let level = current, level.kind == .section || level.kind == .repeated || level.kind.isTransparent {
            current = level.parent
        }
        return current?.kind == .picker
    }
}

extension Slot {
    /// Whether what is in it is part of the content of the parent, not of a title, a bar or a menu.
    fileprivate var isBody: Bool {
        switch self {
        case .content, .overlay, .background, .placeholder: true
        case .label, .icon, .detail, .value, .minimum, .maximum, .prompt, .header, .footer, .contextMenu,
            .swipeActions, .toolbar:
            false
        }
    }
}
