import HandrailModel

/// Where a picture stands among the texts of a screen.
enum PictureNeighborhood: Hashable, Sendable {
    /// Beside, above or over a text that it goes with; the text as far as it is known.
    case text(String)
    /// Behind the content of something.
    case background
    /// By itself.
    case alone

    /// The neighborhood of an image that is a stop of its own.
    init(_ stop: PerceivedView) {
        var child = stop.declared
        for _ in 0..<Self.reach {
            if child.slot == .background {
                self = .background
                return
            }
            guard let parent = child.parent else { break }
            if let beside = Self.siblings(of: child, in: parent) {
                if let text = stop.tree.text(in: beside, near: stop.index) {
                    self = .text(text)
                    return
                }
                // With other things around it, it belongs to these and not to what stands further out.
                if stop.tree.hasOtherStop(in: parent, than: stop.index) { break }
            } else if parent.kind.endsArrangement {
                break
            }
            child = parent
        }
        self = .alone
    }

    /// Levels that are looked at.
    private static let reach = 12

    /// The siblings that a picture may go with: all in a row or in layers, the nearest on either side in a column.
    private static func siblings(of child: ElementView, in parent: ElementView) -> [ElementView]? {
        switch parent.kind {
        case .horizontalStack, .depthStack, .layered, .gridRow, .labeledContent:
            return parent.children.filter { $0.index != child.index }
        case .verticalStack, .group, .customView, .branch, .repeated:
            let all = parent.children.filter { $0.kind != .spacer && $0.kind != .divider && $0.kind != .nothing }
            guard let position = all.firstIndex(where: { $0.index == child.index }) else { return nil }
            return [position - 1, position + 1].filter(all.indices.contains).map { all[$0] }
                .filter { !$0.kind.endsArrangement }
        default: return nil
        }
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
    fileprivate func text(in places: [ElementView], near index: Int) -> String? {
        let found = indices(near: index).filter { candidate in
            let element = elements[candidate]
            guard candidate != index, element.exposure == .element else { return false }
            let declared = screen.tree[element.declared]
            return declared.kind.carriesText && places.contains { $0.contains(declared) }
                && element.name.cases.contains { NameEvidence($0) == .words }
        }
        return found.min { abs($0 - index) < abs($1 - index) }.map { elements[$0].name.display }
    }

    /// Whether another stop is declared in `place`.
    fileprivate func hasOtherStop(in place: ElementView, than index: Int) -> Bool {
        indices(near: index).contains { candidate in
            candidate != index && elements[candidate].exposure == .element
                && place.contains(screen.tree[elements[candidate].declared])
        }
    }
}
