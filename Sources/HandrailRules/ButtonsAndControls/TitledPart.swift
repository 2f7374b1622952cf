import HandrailModel
import HandrailSemantics

/// A part of a screen that a text stands above.
struct TitledPart {
    /// The arrangement from top to bottom that holds both.
    let arrangement: ElementView
    /// What stands under the text, up to the next title of the same look.
    private let below: [ElementView]

    /// The part that a text is the title of; `nil` where it is none: where something else is beside it, or too little
    /// under it.
    init?(under text: ElementView, _ look: TitleLook, on platform: Platform) {
        // Most texts are plain: nothing of what stands around them is asked for.
        guard look.isLarge || look.isBold else { return nil }
        var below: [ElementView] = []
        var level = text
        var isFirst = true
        while let outer = level.parent {
            let shown = outer.children.filter(\.takesRoom)
            guard let position = shown.firstIndex(where: { $0.index == level.index }) else { return nil }
            let later = shown[(position + 1)...]
            switch outer.direction {
            case .down:
                let before = shown[..<position]
                isFirst = isFirst && (!before.contains(where: \.holdsWords) || Self.opensAnother(before, later))
                below += later.prefix { !$0.isTitled(like: look, on: platform) }
                let part = TitledPart(arrangement: outer, below: below)
                if part.isOpened(by: look, isFirst: isFirst, on: platform)
                    || part.isOpened(like: before, by: look, on: platform)
                {
                    self = part
                    return
                }
                // A text that has others above it titles nothing outside of where it stands.
                guard isFirst, below.count == later.count else { return nil }
            case .across:
                guard !shown[..<position].contains(where: \.holdsText), !later.contains(where: \.holdsText) else {
                    return nil
                }
            case .none:
                guard shown.count > 1, outer.kind != .alternatives else { break }
                guard let frame = level.placedFrame else { return nil }
                let others = shown.filter { $0.index != level.index }
                guard !others.contains(where: { $0.isBeside(frame) && $0.holdsText }) else { return nil }
                isFirst = isFirst && !others.contains(where: { $0.isAbove(frame) && $0.holdsWords })
                below += others.filter { $0.isBelow(frame) }.sorted { $0.top < $1.top }
                    .prefix { !$0.isTitled(like: look, on: platform) }
                let part = TitledPart(arrangement: outer, below: below)
                if part.isOpened(by: look, isFirst: isFirst, on: platform) { self = part; return }
                guard isFirst else { return nil }
            }
            level = outer
        }
        return nil
    }

    /// The whole screen, where no bar has its title and a text is the first and the largest on it.
    init?(openedBy text: ElementView, _ look: TitleLook, on platform: Platform) {
        let tree = text.tree
        guard look.isLarge || look.isBold, !tree.attributeKinds.contains(.screen(.title)),
            !(0..<text.index).contains(where: { tree.elements[$0].kind == .text }),
            !text.hasTextBeside,
            let whole = Array(text.ancestors).last(where: { $0.direction == .down || $0.slot == .content })
        else { return nil }
        let part = TitledPart(
            arrangement: whole,
            below: (text.index + 1..<Int(tree.elements[whole.index].end)).map { tree[$0] }.filter { $0.kind == .text })
        guard part.hasBody(under: look, on: platform, least: Self.paragraph) else { return nil }
        self = part
    }

    /// Whether a title stands between two collections, so that it opens the second as another one opened the first.
    private static func opensAnother(_ before: ArraySlice<ElementView>, _ later: ArraySlice<ElementView>) -> Bool {
        guard let last = before.last(where: { $0.holdsWords }), let next = later.first else { return false }
        return last.isOneCollection && next.isOneCollection
    }

    private init(arrangement: ElementView, below: [ElementView]) {
        self.arrangement = arrangement
        self.below = below
    }

    /// Whether one that stands before it in the same arrangement and looks just like it opens a part as well: the
    /// first of several titles shows what the others are.
    private func isOpened(like before: ArraySlice<ElementView>, by look: TitleLook, on platform: Platform) -> Bool {
        guard let next = below.lazy.flatMap({ [$0] + $0.descendants }).first(where: \.isRead),
            let other = TitleLook(next, on: platform), look.exceeds(other),
            let alike = before.first(where: { $0.isTitled(like: look, on: platform) })?.opening,
            let own = TitleLook(alike, on: platform), own.points == look.points
        else { return false }
        return TitledPart(under: alike, own, on: platform)?.arrangement.index == arrangement.index
    }

    private func isOpened(by look: TitleLook, isFirst: Bool, on platform: Platform) -> Bool {
        guard look.isLarge || isFirst else { return false }
        let inside = below.flatMap { [$0] + $0.descendants }
        let next = inside.first(where: \.isRead)
        if let next {
            // Two lines of one title, or a number with what it counts.
            guard let other = TitleLook(next, on: platform), look.exceeds(other) else { return false }
        }
        let controls = inside.reduce(0) { $0 + ($1.kind.isControl ? 1 : 0) }
        let isCollection = inside.contains(where: \.kind.isCollection)
        if look.isLarge {
            if isCollection || controls > 2 { return true }
            return next != nil && (controls > 0 || hasBody(under: look, on: platform, least: Self.sentence))
        }
        return isCollection || controls > 2 && next != nil
            || hasBody(under: look, on: platform, least: controls > 0 ? Self.sentence : Self.paragraph)
    }

    /// Whether some text under it is body text: known words of so many bytes that stand out less.
    private func hasBody(under look: TitleLook, on platform: Platform, least: Int) -> Bool {
        below.contains { part in
            ([part] + part.descendants).contains { text in
                guard text.kind == .text, case .words(let fact) = text.content,
                    let words = fact.values.first?.text, words.utf8.count >= least,
                    let other = TitleLook(text, on: platform)
                else { return false }
                return look.exceeds(other)
            }
        }
    }

    /// Bytes of a short sentence, and of one or two.
    private static let sentence = 25
    private static let paragraph = 60
}

extension ElementView {
    /// How the elements directly inside lie to each other.
    fileprivate enum Direction {
        case down, across, none
    }

    /// How the elements directly inside lie to each other; those of a group as those around it do.
    fileprivate var direction: Direction {
        switch kind {
        case .verticalStack, .lazyContainer: .down
        case .horizontalStack: .across
        case .scrollView: scrollsAside ? .none : .down
        case .group, .customView, .branch, .repeated:
            parent.map { $0.kind == .layered || $0.kind == .alternatives ? .none : $0.direction } ?? .none
        default: .none
        }
    }

    private var scrollsAside: Bool {
        has {
            guard case .layout(.scrollAxes(let axes)) = $0 else { return false }
            return axes?.contains(.horizontal) ?? true
        }
    }

    fileprivate var top: Double { placedFrame?.y ?? 0 }

    fileprivate func isAbove(_ frame: ViewFrame) -> Bool { placedFrame.map { $0.y + $0.height <= frame.y } ?? false }

    fileprivate func isBelow(_ frame: ViewFrame) -> Bool { placedFrame.map { $0.y >= frame.y + frame.height } ?? false }

    fileprivate func isBeside(_ frame: ViewFrame) -> Bool { placedFrame.map { $0.isOnLine(of: frame) } ?? true }

    /// Whether it is a collection, with nothing around it but what lays it out.
    fileprivate var isOneCollection: Bool {
        if kind.isCollection, kind != .tabView, kind != .form { return true }
        guard kind.isTransparent || kind == .verticalStack || kind == .horizontalStack else { return false }
        let shown = children.filter(\.takesRoom)
        return shown.count == 1 && shown[0].isOneCollection
    }

    /// Whether it takes part in the arrangement visibly.
    fileprivate var takesRoom: Bool {
        kind != .spacer && kind != .nothing && kind != .divider && slot == .content
    }

    /// Whether it is one of several texts of a row.
    fileprivate var hasTextBeside: Bool {
        ancestors.contains { row in
            row.direction == .across && row.descendants.contains {
                $0.kind == .text && $0.index != index && DeclaredContext($0).control == nil
            }
        }
    }

    /// Whether people read or press something in it.
    fileprivate var holdsWords: Bool { ([self] + descendants).contains { $0.kind == .text || $0.kind.isControl } }

    /// Whether people read something in it that is no part of a control.
    fileprivate var holdsText: Bool {
        ([self] + descendants).contains { $0.kind == .text && DeclaredContext($0).control == nil }
    }

    /// Whether it is a text of the same look, or a row that begins with one.
    fileprivate func isTitled(like look: TitleLook, on platform: Platform) -> Bool {
        guard let first = opening, let other = TitleLook(first, on: platform) else { return false }
        return other.points >= look.points && other.isBold == look.isBold
    }

    /// The text that it is, or that its row begins with.
    fileprivate var opening: ElementView? {
        var first = self
        while first.kind == .horizontalStack || first.kind.isTransparent {
            guard let next = first.children.first(where: \.takesRoom) else { return nil }
            first = next
        }
        return first.kind == .text ? first : nil
    }

    /// Whether it is a text that people read, and no part of a control.
    fileprivate var isRead: Bool { kind == .text && isReadable && DeclaredContext(self).control == nil }
}

extension ElementKind {
    /// Whether it holds a number of things that the app shows: a list of them, a grid, a chart.
    fileprivate var isCollection: Bool {
        switch self {
        case .repeated, .scrollView, .list, .form, .table, .grid, .lazyContainer, .chart, .map, .tabView: true
        default: false
        }
    }
}
