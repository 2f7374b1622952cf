import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource

/// Notes that code which could not be read may do more to a view.
enum UnknownEffects {
    /// A function that calls itself goes on through what lies below: what it does there is not followed, and may be
    /// anything.
    static func giveAwayAllBelow(
        _ store: inout ObjectStore, _ handed: HandedValues, _ receiver: Int?, from site: CodeSite
    ) {
        var open = handed.views.values.flatMap(\.self)
        if let receiver, receiver != site.receiver { open.append(receiver) }
        var seen: Set<Int> = []
        while let node = open.popLast(), seen.count < Self.maximumBelow {
            guard seen.insert(node).inserted else { continue }
            if !store.viewsGivenAway.contains(node) { store.viewsGivenAway.insert(node) }
            open += store.nodes[node].children.map(\.node)
        }
    }

    private static let maximumBelow = 400

    /// Whether a function may do something to what it goes through, or gives all of it back to be changed; one that
    /// gives back a single view looks for it.
    static func mayChange(_ function: FunctionDeclaration) -> Bool { function.result.map(\.isArray) ?? true }

    /// Lets a view be open to more where something is called or set that no framework declares and that speaks of what
    /// is heard, or is handed words: `button.a11y.label = "Save"`, `button.localizedTitle = "save"`.
    static func makeNameUncertain(
        _ store: inout ObjectStore, _ name: String, of found: [Int], _ values: [Argument] = []
    ) {
        // `titleColor.highlighted` is one of the states of what is familiar.
        guard !found.isEmpty, !Self.isFamiliar(String(name.prefix { $0 != "." })) else { return }
        let names =
            Self.naming.occur(in: name)
            || values.contains { argument in
                LiteralLists.isText(argument.value) && (argument.label.map { Self.naming.occur(in: $0) } ?? true)
            }
        if names {
            store.viewsGivenAway.formUnion(
                found.filter {
                    store.nodes[$0].viewClass.family == .view || store.nodes[$0].viewClass.family == .barItem
                })
        }
    }

    /// The same for what is reached through something that a package adds to views: `button.a11y`.
    static func makeNameUncertain(
        _ interpreter: inout ViewCodeInterpreter, _ name: String, through base: Expression, _ values: [Argument] = [],
        _ site: inout CodeSite
    ) {
        guard case .member(let view?, let space, _) = base.unwrapped.kind, !Self.isFamiliar(space) else {
            return
        }
        guard
            Self.naming.occur(in: space) || Self.naming.occur(in: name)
                || values.contains(where: { LiteralLists.isText($0.value) })
        else { return }
        let found = interpreter.visit(view, &site)
        if found.contains(where: { !interpreter.field(space, of: $0, in: site).isEmpty }) { return }
        interpreter.store.viewsGivenAway.formUnion(
            found.filter { interpreter.store.nodes[$0].viewClass.family == .view && $0 != site.receiver })
    }

    /// Words in the names of what says how a view is called or what it is.
    private static let naming = Fragments([
        "a11y", "accessib", "label", "title", "locali", "l10n", "i18n", "voice", "trait",
    ])

    /// Whether frameworks declare something that has such a word in its name, or takes a text, and names nothing.
    private static func isFamiliar(_ name: String) -> Bool {
        FrameworkProperty.namesNothing(name) || FrameworkMethod.namesNothing(name)
    }
}
