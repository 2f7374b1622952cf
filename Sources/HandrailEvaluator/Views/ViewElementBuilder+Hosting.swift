import HandrailModel

extension ViewElementBuilder {
    /// Adds a view with the SwiftUI view that it shows, and whatever else lies in it.
    mutating func addHosted(_ number: Int, by view: ViewDescription, slot: Slot, isOver: Bool) {
        guard var joined = hosts, let entry = ViewClassTable.entry(for: "UIView") else { return }
        // It is kept in one place only, so that it is not copied as it grows.
        hosts = nil
        let look = ViewLook(view, kind: .group, entry: entry, constraints: constraints, isOver: isOver)
        let (outer, around) = (listed, corner)
        tree.open(
            .group, slot: slot, place: view.place, extent: view.extent, attributes: look.attributes + order(of: view, slot))
        let isBuilt = joined.build(number, into: &tree)
        hosts = joined
        if !isBuilt { tree.leaf(.opaque, content: .type(view.systemClass), place: view.place, extent: view.extent) }
        for child in view.subviews { add(child, slot: Self.slot(of: child)) }
        tree.close()
        (listed, corner) = (outer, around)
    }
}
