import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource

/// Whether a view is ever seen.
package enum HidingDescription {
    /// Whether the code that builds a view takes it away again, and nothing else knows of it.
    package static func isTakenAway(_ describer: ViewDescriber, _ node: Int) -> Bool {
        describer.reader.store.nodes[node].isRemoved && describer.reader.isComplete
            && !describer.reader.store.viewsGivenAway.contains(node)
            && !describer.reader.store.viewsChangedUnread.contains(node)
    }

    /// What hides a view for good: it is set once, on a view that one function makes or a property of the class holds,
    /// and nothing that is done to the view anywhere could show it again; `nil` for any other view.
    static func hiding(_ describer: ViewDescriber, _ node: Int) -> ViewProperty? {
        let writes = describer.reader.store.nodes[node].writes.filter { Self.showing.contains($0.name) }
        guard writes.count == 1, let only = writes.first, !only.isConditional, Self.hides(only) else { return nil }
        let view = describer.reader.store.nodes[node]
        guard view.isMade, view.design == nil, view.openTo == nil, view.motions.isEmpty, view.leave == nil,
            describer.reader.isComplete,
            !describer.reader.store.viewsGivenAway.contains(node),
            !describer.reader.store.viewsChangedUnread.contains(node),
            !view.writes.contains(where: { $0.name == "tag" }),
            isOnScreen(describer, node), !isWithinReach(describer, node),
            !HidingDescription.isFoundAmongOthers(describer)
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
    private static func isOnScreen(_ describer: ViewDescriber, _ node: Int) -> Bool {
        describer.reader.store.around(node).contains(0)
            || describer.reader.store.nodes.first?.fields["view"]?.contains {
                describer.reader.store.isInside(node, $0)
            } == true
    }

    /// Whether code besides that which was read may get hold of it: through a property that other modules see, or one
    /// whose view code anywhere shows or hides through the object that has it. What a class keeps and has told what a
    /// tap does is there to be shown some time.
    private static func isWithinReach(_ describer: ViewDescriber, _ node: Int) -> Bool {
        let isWired = describer.reader.store.nodes[node].connections.contains { $0.kind == .action }
        return describer.reader.store.nodes.contains { holder in
            holder.fields.contains { name, held in
                held.contains(node) && (isWired || !isOwn(describer, name, of: holder))
            }
        }
    }

    private static func isOwn(_ describer: ViewDescriber, _ name: String, of holder: ViewNode) -> Bool {
        if name == "accessibilityElements" { return true }
        // What lists hold is reached without a name of its own.
        guard let type = holder.viewClass.type, holder.isEntered,
            let property = describer.reader.program.property(name, of: type),
            property.declaration.type?.isArray != true, holder.fields[name]?.count == 1,
            !PropertyMentions(of: property, in: type, describer.reader.program).isGivenOut
        else { return false }
        return !describer.reader.program.mentions.showsFromOutside(name)
    }

    /// Whether code of the class looks for views among those that others hold.
    private static func isFoundAmongOthers(_ describer: ViewDescriber) -> Bool {
        guard let type = describer.reader.store.nodes.first?.viewClass.type else { return true }
        let program = describer.reader.program
        return program.lineage(of: type).contains { ancestor in
            ancestor.places.contains { place in
                let index = program.mentions.index(of: place.file)
                return Self.lookups.contains { !index.positions(of: $0, in: place.range).isEmpty }
            }
        }
    }

    /// What views are found by, and not what only adds some: `addSubviews(title, close)`.
    private static let lookups = ["subviews", "arrangedSubviews", "viewWithTag"]
}
