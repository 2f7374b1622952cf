import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource

extension ViewElementBuilder {
    /// A cell is one element of all the texts in it, unless there are controls among them.
    mutating func addCell(_ view: ViewDescription, slot: Slot) {
        guard let entry = SystemClasses.form(of: view.systemClass) else { return }
        if let control = Self.switchBesideText(view) { return addCell(view, with: control, slot: slot) }
        let holdsControls = Self.holdsControl(view)
        let segue = view.connections.first { $0.kind == .segue }
        let isElement = view.value("isAccessibilityElement").flag
        let kind: ElementKind = segue != nil && !holdsControls ? .navigationLink : .group
        let look = ViewAttributes(view, kind: kind, entry: entry, constraints: constraints)
        let around = corner
        defer { corner = around }
        var attributes = look.attributes + place(view)
        if kind == .group, !holdsControls || isElement == .known(true), isElement != .known(false) {
            let place = view.property("isAccessibilityElement")?.place ?? view.place
            // What a label is set on speaks for itself, and for nothing in it. One without joins the texts, and drops
            // the controls.
            let isNamed = view.property("accessibilityLabel").map { !$0.value.isNothing } ?? false
            let isAlone = holdsControls && (isNamed || view.openTo == nil)
            if isAlone, !isNamed, let words = texts(in: view) {
                attributes.append(AttributeUse(.accessibility(.label(words)), place: place))
            }
            attributes.insert(
                isAlone ? AttributeUse(.accessibility(.children(.ignore)), place: place)
                    : AttributeUse(.accessibility(.children(.combine)), place: view.place), at: 0)
        } else if kind == .group {
            // A cell that is no element says nothing: what is in it speaks for itself.
            attributes.removeAll { $0.attribute.isSaid }
        }
        attributes += Self.parts(in: view.subviews.filter { $0.slot == .background })
        tree.open(
            kind, slot: slot == .content ? .content : slot, place: view.place, extent: view.extent,
            attributes: attributes)
        for position in positions(in: view) where view.subviews[position].slot != .background {
            add(view.subviews[position], slot: kind == .navigationLink ? .label : .content)
        }
        tree.close()
        addDetailButton(of: view, slot: slot)
    }

    /// The texts in a cell as one: what it is called where nothing else is said; `nil` where there are none.
    private func texts(in cell: ViewDescription) -> Fact<Words>? {
        var facts: [Fact<Words>] = []
        var open = Array(cell.subviews.reversed())
        while let view = open.popLast() {
            if view.has(.label), view.slot != .background {
                facts.append(view.condition == nil ? text(of: view) : .dynamic)
            }
            open += view.subviews.reversed()
        }
        guard !facts.isEmpty else { return nil }
        var pieces: [Words.Piece] = []
        for fact in facts {
            guard case .known(let words) = fact else { return .dynamic }
            pieces += (pieces.isEmpty ? [] : [.text(", ")]) + words.pieces
        }
        return .known(Words(pieces: pieces))
    }

    /// The button at the end of a cell that tells more of it, which the system draws and names.
    private mutating func addDetailButton(of cell: ViewDescription, slot: Slot) {
        guard let accessory = cell.property("accessoryType"), let name = accessory.value.name.value,
            name == "detailButton" || name == "detailDisclosureButton",
            let words = SystemItem.words(ofButton: "detailDisclosure")
        else { return }
        tree.open(.button, slot: slot, place: accessory.place, extent: cell.extent, attributes: [])
        tree.leaf(.text, slot: .label, content: .words(.known(words)), place: accessory.place)
        tree.close()
    }

    /// The switch at the end of a cell that shows nothing else but words: both are one element, which the words name.
    private static func switchBesideText(_ view: ViewDescription) -> ViewDescription? {
        let (controls, others) =
            (view.subviews.filter { $0.slot == .accessory }, view.subviews.filter { $0.slot != .accessory })
        guard controls.count == 1, controls[0].has(.joinsCell), controls[0].condition == nil, !others.isEmpty,
            others.contains(where: { $0.has(.label) }), others.allSatisfy({ $0.has(.label) || $0.has(.picture) }),
            !view.properties.contains(where: { $0.name == "accessibilityLabel" || $0.name == "isAccessibilityElement" })
        else { return nil }
        return controls[0]
    }

    private mutating func addCell(_ view: ViewDescription, with control: ViewDescription, slot: Slot) {
        guard let entry = SystemClasses.form(of: control.systemClass) else { return }
        let look = ViewAttributes(control.treatedAsComplete, kind: .toggle, entry: entry, constraints: constraints)
        let around = corner
        defer { corner = around }
        tree.open(
            .toggle, slot: slot, place: control.place, extent: control.extent,
            attributes: look.attributes + place(view))
        for child in view.subviews where child.slot != .accessory && child.slot != .background {
            add(child, slot: .label)
        }
        tree.close()
    }

    private static func holdsControl(_ view: ViewDescription) -> Bool {
        view.subviews.contains { child in
            if let entry = SystemClasses.form(of: child.systemClass) {
                if entry.kind.isControl || entry.kind == .opaque || entry.marks.contains(.bringsControls) {
                    return true
                }
            } else {
                return true
            }
            return holdsControl(child)
        }
    }
}

extension Attribute {
    /// Whether it is heard of an element.
    fileprivate var isSaid: Bool {
        switch self {
        case .accessibility(.label), .accessibility(.value), .accessibility(.hint), .accessibility(.inputLabels),
            .accessibility(.addTraits):
            true
        default: false
        }
    }
}
