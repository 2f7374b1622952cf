import HandrailModel

/// Where a picture stands among the texts of a screen.
enum PictureNeighborhood: Hashable, Sendable {
    /// Beside, above or over a text that it goes with; the text as far as it is known.
    case text(String)
    /// The same, beside a control that has words; what it is called.
    case control(String)
    /// In something that is one element with its words; what is heard of it.
    case part(String)
    /// Behind the content of something.
    case background
    /// By itself.
    case alone

    /// The neighborhood of an image that is a stop of its own.
    init(_ stop: PerceivedView) {
        var child = stop.declared
        var isLinedUp = false
        for _ in 0..<Self.reach {
            if child.slot == .background {
                self = .background
                return
            }
            // What a loop makes many of, or a component lines up by itself, does not go with a single text around it.
            if child.kind == .repeated || (isLinedUp && child.kind == .customView) { break }
            guard let parent = child.parent else { break }
            if let beside = Self.siblings(of: child, in: parent) {
                if let text = stop.tree.text(in: beside, near: stop.index) {
                    self = text.isControl ? .control(text.words) : .text(text.words)
                    return
                }
                // With other things around it, it belongs to these and not to what stands further out.
                if stop.tree.hasOtherStop(in: parent, outside: child, near: stop.index) { break }
            } else if parent.kind.endsArrangement {
                break
            }
            isLinedUp = isLinedUp || parent.kind.isLine
            child = parent
        }
        self = .alone
    }

    /// Whether something that was not read stands beside a picture: it may be the text that the picture goes with.
    static func mayHoldText(beside picture: ElementView) -> Bool {
        guard let parent = picture.parent, let beside = siblings(of: picture, in: parent) else { return false }
        return beside.contains { $0.kind == .opaque }
    }

    /// Levels that are looked at.
    private static let reach = 12

    /// The siblings that a picture may go with: all in a row or in layers, the nearest on either side in a column.
    private static func siblings(of child: ElementView, in parent: ElementView) -> [ElementView]? {
        // A picture that loads and its placeholder take turns.
        if parent.children.contains(where: { $0.slot == .placeholder }) { return nil }
        switch parent.kind {
        case .horizontalStack, .depthStack, .layered, .gridRow, .labeledContent:
            // What a press or a bar brings up is not seen beside it.
            return parent.children.filter {
                $0.index != child.index && $0.slot != .contextMenu && $0.slot != .toolbar
            }
        case .verticalStack, .group, .customView, .branch, .repeated:
            let all = parent.children.filter { $0.kind != .spacer && $0.kind != .divider && $0.kind != .nothing }
            guard let position = all.firstIndex(where: { $0.index == child.index }) else { return nil }
            return [position - 1, position + 1].filter(all.indices.contains).map { all[$0] }
                .filter { !$0.kind.endsArrangement && !$0.isRowWithPicture }
        default: return nil
        }
    }
}

extension ElementView {
    /// Whether it is a row whose text goes with a picture of its own.
    fileprivate var isRowWithPicture: Bool {
        kind == .horizontalStack
            && ((index + 1)..<Int(tree.elements[index].end)).contains { tree[$0].kind == .image }
    }
}

extension ElementKind {
    /// Whether what is inside belongs to nothing outside: a screenful, or rows of their own.
    fileprivate var endsArrangement: Bool {
        switch self {
        case .list, .form, .table, .section, .scrollView, .lazyContainer, .tabView, .navigationContainer, .outlineGroup,
            .toolbar, .toolbarItem, .map:
            true
        default: false
        }
    }

    /// Whether it puts views in line, rather than in layers that are seen as one.
    fileprivate var isLine: Bool {
        switch self {
        case .horizontalStack, .verticalStack, .grid, .gridRow: true
        default: false
        }
    }

    /// Whether its name is a text that a picture may stand for.
    fileprivate var carriesText: Bool {
        switch self {
        case .text, .label, .textField, .secureField, .textEditor, .toggle, .stepper, .picker, .datePicker,
            .colorPicker, .labeledContent, .slider:
            true
        case .horizontalStack, .verticalStack, .depthStack, .layered, .customView, .group: true
        default: false
        }
    }
}

extension PerceivedTree {
    /// Stops looked at on either side of a picture.
    private static var window: Int { 24 }

    private func indices(near index: Int) -> Range<Int> {
        max(0, index - Self.window)..<min(elements.count, index + Self.window + 1)
    }

    /// The nearest stop with text that is declared in one of `places`.
    fileprivate func text(in places: [ElementView], near index: Int) -> (words: String, isControl: Bool)? {
        let found = indices(near: index).filter { candidate in
            let element = elements[candidate]
            guard candidate != index, element.exposure == .element else { return false }
            let declared = screen.tree[element.declared]
            return declared.kind.carriesText && places.contains { $0.contains(declared) }
                && element.name.cases.contains { NameEvidence($0) == .words }
        }
        // Where a designer has placed them, what is seen nearest is the nearest.
        let own = screen.tree[elements[index].declared].placedFrame
        func distance(_ candidate: Int) -> (Double, Int) {
            let frame = own.flatMap { _ in screen.tree[elements[candidate].declared].placedFrame }
            let seen = own.flatMap { own in frame.map { $0.distance(to: own) } }
            return (seen ?? .infinity, abs(candidate - index))
        }
        return found.min { distance($0) < distance($1) }.map {
            // Of several texts that take turns none is quoted: the picture may go with another.
            let name = elements[$0].name
            return (name.cases.count == 1 ? name.display : "", screen.tree[elements[$0].declared].kind.isControl)
        }
    }

    /// Whether a stop is declared in `place` but not in `part` of it; what other cases of a choice show in the part's
    /// place is thus none beside it.
    fileprivate func hasOtherStop(in place: ElementView, outside part: ElementView, near index: Int) -> Bool {
        indices(near: index).contains { candidate in
            guard elements[candidate].exposure == .element else { return false }
            let declared = screen.tree[elements[candidate].declared]
            return place.contains(declared) && !part.contains(declared)
        }
    }
}
