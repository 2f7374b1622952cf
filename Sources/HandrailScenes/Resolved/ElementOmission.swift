import HandrailFrameworks
import HandrailModel
import HandrailProgram

/// What is left out by a list of accessibility elements that Objective-C code gives a view.
struct ElementOmission {
    /// What the view holds, where nobody hears of what the list leaves out.
    let views: [ViewDescription]
    /// What is set on the view, with the list by the identities of the views.
    let writes: [ViewWrite]

    /// What a list comes to; `nil` where there is none, or where not everything in it is known.
    ///
    /// - Parameters:
    ///   - written: what is set on the view.
    ///   - names: its class, whose outlets the list names, and those that inherits from.
    ///   - views: what it holds.
    init?(_ written: [ViewWrite], names: [String], in views: [ViewDescription]) {
        let lists = written.filter { $0.name == "accessibilityElements" }
        guard lists.count == 1, let list = lists.first, !list.isConditional,
            case .known(.list(let elements)) = list.value
        else {
            return nil
        }
        let wanted =
            elements.compactMap { element -> String? in if case .name(let name) = element { name } else { nil } }
        let found = wanted.map { name in Self.identity(of: name, names: Set(names), in: views) }
        let identities = found.compactMap { $0 }
        guard !identities.isEmpty, identities.count == elements.count else {
            // What is listed is not all here: it is no list of these.
            self.views = views
            writes = written.filter { $0.name != "accessibilityElements" }
            return
        }
        let listed = Set(identities)
        self.views = views.map { Self.reduced($0, to: listed, list) }
        writes = written.map { write in
            guard write.name == "accessibilityElements" else { return write }
            return ViewWrite(
                name: write.name, value: .known(.list(identities.map { .name($0) })), place: write.place,
                manner: .assign,
                isConditional: false)
        }
    }

    /// The identity of the view that an outlet holds.
    private static func identity(of outlet: String, names: Set<String>, in views: [ViewDescription]) -> String? {
        for view in views {
            let isIt = view.connections.contains {
                $0.kind == .outlet && $0.name == outlet && $0.otherClass.map(names.contains) ?? false
            }
            if isIt { return view.identity }
            if let inner = identity(of: outlet, names: names, in: view.subviews) { return inner }
        }
        return nil
    }

    private static func reduced(_ view: ViewDescription, to listed: Set<String>, _ list: ViewWrite) -> ViewDescription {
        if listed.contains(view.identity) { return view }
        guard holds(listed, view) else {
            return view.adding(
                properties: [ViewProperty("accessibilityElementsHidden", .known(.flag(true)), place: list.place)])
        }
        return view.holding(view.subviews.map { reduced($0, to: listed, list) })
    }

    private static func holds(_ listed: Set<String>, _ view: ViewDescription) -> Bool {
        view.subviews.contains { listed.contains($0.identity) || holds(listed, $0) }
    }
}
