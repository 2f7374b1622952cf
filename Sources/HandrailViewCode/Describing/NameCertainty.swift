import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource

/// Whether all that may name a view was read.
enum NameCertainty {
    /// Whether a button reacts and all code that may ever give it a title or a picture was read: it is a button of the
    /// framework, no other file can reach it, and nothing that was not read was handed it.
    static func isSurelyMute(_ describer: ViewDescriber, _ node: Int) -> Bool {
        let view = describer.reader.store.nodes[node]
        return view.viewClass.has(.button) && view.connections.contains { $0.kind == .action }
            && isWhollyRead(describer, node)
            && !describer.reader.store.viewsChangedUnread.contains(node)
    }

    /// Whether all that is ever set on a view of the framework's own class was read, if the private property or the
    /// local variable that holds it can be trusted.
    private static func isWhollyRead(_ describer: ViewDescriber, _ node: Int) -> Bool {
        let view = describer.reader.store.nodes[node]
        guard view.viewClass.type == nil, view.isMade, view.parent >= 0, view.openTo == nil,
            !describer.reader.store.viewsGivenAway.contains(node),
            describer.reader.isComplete
        else { return false }
        // What no property holds is a local variable.
        return view.identity.isEmpty
            || describer.reader.store.nodes.allSatisfy { holder in
                guard let type = holder.viewClass.type, holder.fields[view.identity]?.contains(node) == true else {
                    return true
                }
                guard let property = describer.reader.program.property(view.identity, of: type) else { return false }
                return property.declaration.modifiers.contains(.isPrivate)
            }
    }

    /// Whether code outside of the class that holds a view may say how it is called, where that class does not.
    static func isNamedElsewhere(_ describer: ViewDescriber, _ node: Int, _ properties: [ViewProperty]) -> Bool {
        let name = describer.reader.store.nodes[node].identity
        guard !name.isEmpty, describer.reader.store.nodes[node].viewClass.family == .view,
            describer.reader.program.mentions.namesFromOutside(name),
            !properties.contains(where: { Self.names.contains($0.name) })
        else { return false }
        return describer.reader.store.nodes.indices.contains { holder in
            guard describer.reader.store.nodes[holder].fields[name]?.contains(node) == true,
                let type = describer.reader.store.nodes[holder].viewClass.type,
                let property = describer.reader.program.property(name, of: type),
                !property.declaration.modifiers.contains(.isPrivate)
            else { return false }
            return describer.reader.program.mentions.namesFromOutside(name, of: type)
        }
    }

    private static let names: NameSet = ["accessibilityLabel", "title", "attributedTitle", "configuration.title"]

    /// The font that a text has which is made in code and never given one: the system's, at a size that never changes.
    static func usualFont(_ describer: ViewDescriber, of node: Int, _ properties: [ViewProperty]) -> ViewProperty? {
        guard let points = SystemClasses.fontSize(of: describer.reader.store.nodes[node].viewClass.systemClass),
            describer.reader.store.nodes[node].viewClass.type == nil,
            properties.contains(where: { Self.plainWords.contains($0.name) }),
            !properties.contains(where: { Self.decidesFont($0.name) }),
            !describer.reader.store.viewsChangedUnread.contains(node), isWhollyRead(describer, node),
            isInKnownClasses(describer, node), !describer.reader.program.mentions.setsAppearances
        else { return nil }
        let place = describer.reader.store.nodes[node].place
        return ViewProperty("font", .known(.font(FontUse(size: .fixed(.known(points)), place: place))), place: place)
    }

    private static let plainWords: NameSet = ["text", "placeholder"]

    private static func decidesFont(_ name: String) -> Bool { name.hasPrefix("attributed") || fonts.occur(in: name) }

    private static let fonts = Fragments(["font"])

    /// Whether nothing around a view is of a class that was not read, which may set anything on what it holds.
    private static func isInKnownClasses(_ describer: ViewDescriber, _ node: Int) -> Bool {
        let store = describer.reader.store
        return store.nodes[node].viewClass.isKnown
            && store.around(node).allSatisfy { store.nodes[$0].viewClass.isKnown }
            && store.nodes.first?.viewClass.isKnown ?? true
    }
}
