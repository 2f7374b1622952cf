import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource

extension ViewDescriber {
    /// Whether the code that builds a view takes it away again, and nothing else knows of it.
    func isTakenAway(_ node: Int) -> Bool {
        reader.nodes[node].isRemoved && reader.isComplete && !reader.escaped.contains(node) && !reader.handled.contains(node)
    }

    /// What hides a view for good: it is set once, on a view that one function makes or a property of the class holds, and
    /// nothing that is done to the view anywhere could show it again; `nil` for any other view.
    func hiding(_ node: Int) -> ViewProperty? {
        let writes = reader.nodes[node].writes.filter { Self.showing.contains($0.name) }
        guard writes.count == 1, let only = writes.first, !only.isConditional, Self.hides(only) else { return nil }
        let view = reader.nodes[node]
        guard view.isMade, view.design == nil, view.openTo == nil, view.motions.isEmpty, view.leave == nil, reader.isComplete,
            !reader.escaped.contains(node), !reader.handled.contains(node), !view.writes.contains(where: { $0.name == "tag" }),
            isOnScreen(node), !isWithinReach(node), !isFoundAmongOthers
        else { return nil }
        return ViewProperty(only.name, only.value, place: only.place)
    }

    private static let showing: NameSet = ["isHidden", "alpha", "alphaValue", "layer.opacity", "opacity"]

    private static func hides(_ write: ViewWrite) -> Bool {
        switch write.value {
        case .known(.flag(true)): write.name == "isHidden"
        case .known(.number(0)): write.name != "isHidden"
        default: false
        }
    }

    /// Whether it lies in the object that is read, and not in something that is handed to others.
    private func isOnScreen(_ node: Int) -> Bool {
        var (current, steps) = (reader.nodes[node].parent, 0)
        while current > 0, steps < Self.maximumDepth { (current, steps) = (reader.nodes[current].parent, steps + 1) }
        return current == 0 || reader.nodes.first?.fields["view"]?.contains { reader.isInside(node, $0) } == true
    }

    /// Whether code besides that which was read may get hold of it: through a property that other modules see, or one whose view
    /// code anywhere shows or hides through the object that has it. What a class keeps and has told what a tap does is there to
    /// be shown some time.
    private func isWithinReach(_ node: Int) -> Bool {
        let isWired = reader.nodes[node].connections.contains { $0.kind == .action }
        return reader.nodes.contains { holder in
            holder.fields.contains { name, held in held.contains(node) && (isWired || !isOwn(name, of: holder)) }
        }
    }

    private func isOwn(_ name: String, of holder: ViewNode) -> Bool {
        if name == "accessibilityElements" { return true }
        // What lists hold is reached without a name of its own.
        guard let type = holder.viewClass.type, holder.isEntered, let property = reader.program.property(name, of: type),
            property.declaration.type?.isArray != true, holder.fields[name]?.count == 1,
            !PropertyMentions(of: property, in: type, reader.program).isGivenOut
        else { return false }
        return !reader.program.showsFromOutside(name)
    }

    /// Whether code of the class looks for views among those that others hold.
    private var isFoundAmongOthers: Bool {
        guard let type = reader.nodes.first?.viewClass.type else { return true }
        return reader.program.lineage(of: type, mentions: Self.lookups)
    }

    private static let lookups = Fragments(["subviews", "viewwithtag"])
}
