import HandrailModel
import HandrailSource

/// A picture whose label is taken from the same property of the app as a text that is heard right before or after it.
struct TwinWords {
    /// The picture.
    let picture: ElementView
    /// Where its label is set.
    let place: SourcePlace
    /// The text.
    let text: ElementView
    /// Whether both are parts of one element.
    let isInside: Bool

    /// What a stop says twice; `nil` for most.
    init?(in stop: PerceivedView) {
        guard stop.tree.screen.tree.attributeKinds.contains(.state(.spelled)) else { return nil }
        if stop.kind == .image {
            guard let label = stop.declared.spelledLabel,
                let text = Self.neighbors(of: stop).first(where: { $0.isText(of: label.property) })
            else { return nil }
            self.init(picture: stop.declared, place: stop.declared.place, text: text, isInside: false)
            return
        }
        let tree = stop.declared.tree
        let parts = stop.element.merged.map { tree[$0] }
        for picture in parts where picture.kind == .image {
            guard let label = picture.spelledLabel,
                let text = parts.first(where: { $0.isText(of: label.property) })
            else { continue }
            self.init(picture: picture, place: label.place, text: text, isInside: true)
            return
        }
        return nil
    }

    private init(picture: ElementView, place: SourcePlace, text: ElementView, isInside: Bool) {
        self.picture = picture
        self.place = place
        self.text = text
        self.isInside = isInside
    }

    /// What is heard right before and after a stop: around the conditional that it is the only one of a branch of, too.
    private static func neighbors(of stop: PerceivedView) -> [ElementView] {
        let elements = stop.tree.elements
        var level = stop.index
        while elements.indices.contains(Int(elements[level].parent)) {
            let outer = Int(elements[level].parent)
            guard elements[outer].exposure == .branch || elements[outer].exposure == .alternatives else { break }
            if elements[outer].exposure == .branch, level != outer + 1 || elements[level].end != elements[outer].end {
                break
            }
            level = outer
        }
        let next = Int(elements[level].end)
        return [next, level - 1].filter { index in
            elements.indices.contains(index) && elements[index].exposure == .element
                && elements[index].parent == elements[level].parent
        }.map { stop.tree[$0].declared }
    }
}

extension ElementView {
    /// The property that its label is taken from, and where that is set: on it, or on what is nothing but it.
    fileprivate var spelledLabel: (property: String, place: SourcePlace)? {
        for level in [self] + ancestors.prefix(while: { $0.kind.isTransparent }) {
            let labels = level.attributes.filter { $0.attribute.kind == .accessibility(.label) }
            if labels.isEmpty { continue }
            guard labels.count == 1, labels[0].condition == nil else { return nil }
            return level.property(at: labels[0].place).map { ($0, labels[0].place) }
        }
        return nil
    }

    /// Whether it is a text that shows a property.
    fileprivate func isText(of property: String) -> Bool { kind == .text && spelledText == property }

    /// The property that its text is taken from, where it has no label of its own.
    private var spelledText: String? {
        guard !has(.accessibility(.label)) else { return nil }
        let found = attributes.compactMap { use -> String? in
            guard case .state(.spelled(let property)) = use.attribute, use.condition == nil else { return nil }
            return property
        }
        return found.count == 1 ? found[0] : nil
    }

    private func property(at place: SourcePlace) -> String? {
        for use in attributes where use.place == place {
            if case .state(.spelled(let property)) = use.attribute { return property }
        }
        return nil
    }
}
