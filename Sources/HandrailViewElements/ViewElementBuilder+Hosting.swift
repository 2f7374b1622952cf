import HandrailFrameworks
import HandrailModel
import HandrailProgram

extension ViewElementBuilder {
    /// Adds what a view shows that is made elsewhere: a SwiftUI view, or the screen of a controller; `false` where
    /// nothing is known of it.
    mutating func addTakenIn(_ view: ViewDescription, slot: Slot, isOver: Bool) -> Bool {
        guard hosts != nil, let entry = SystemClasses.plainView else { return false }
        let segue = view.connections.first { $0.kind == .segue && $0.name == "embed" }
        let embedded = segue.flatMap { hosts?.scene(embeddedAt: $0.place) }
        var (screenName, number): (String?, Int?) = (nil, nil)
        for fact in view.facts {
            switch fact.content {
            case .hosting(.screen(let name)): screenName = name
            case .hosting(.view(let shown)): number = shown
            case .hosting(.rows(let name)):
                addRows(of: name, for: view, slot: slot)
                return true
            case .hosting(.supplement(let name)):
                if let part = hosts?.enter(name) { add(row: part, slot: slot) }
                return true
            default: continue
            }
        }
        let screen = (screenName ?? embedded).flatMap { hosts?.enter($0) }
        guard screen != nil || number != nil else { return false }
        let look = ViewAttributes(view, kind: .group, entry: entry, constraints: constraints, isOver: isOver)
        let (outer, around) = (listed, corner)
        tree.open(
            .group, slot: slot, place: view.place, extent: view.extent,
            attributes: look.attributes + order(of: view, slot))
        if let screen { add(screen: screen) }
        if let number { add(hosted: number, by: view) }
        for child in view.subviews { add(child, slot: Self.slot(of: child)) }
        tree.close()
        (listed, corner) = (outer, around)
        return true
    }

    /// Adds a row that stands for any number of them.
    private mutating func addRows(of name: String, for view: ViewDescription, slot: Slot) {
        guard let row = hosts?.enter(name) else { return }
        tree.open(.repeated, slot: slot, place: view.place)
        add(row: row, slot: .content)
        tree.close()
    }

    /// Adds what a list shows, of which the frames are as a designer sees them where an interface file says them.
    private mutating func add(row: ViewDescription, slot: Slot) {
        let around = corner
        corner = hosts?.isDesigned(row.place) == true ? corner ?? (0, 0) : nil
        add(screen: row, slot: slot)
        corner = around
    }

    private mutating func add(screen: ViewDescription, slot: Slot = .content) {
        // What it calls its views is another matter than what this one does.
        var inner = ViewElementBuilder(roots: [screen])
        inner.corner = corner
        swap(&inner.tree, &tree)
        swap(&inner.hosts, &hosts)
        inner.add(screen, slot: slot)
        swap(&inner.hosts, &hosts)
        swap(&inner.tree, &tree)
        hosts?.leave()
    }

    private mutating func add(hosted number: Int, by view: ViewDescription) {
        guard let hosts else { return }
        let isBuilt = hosts.build(number, into: &tree)
        if !isBuilt { tree.leaf(.opaque, content: .type(view.systemClass), place: view.place, extent: view.extent) }
    }
}
