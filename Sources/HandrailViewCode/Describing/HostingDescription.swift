import HandrailFrameworks
package import HandrailModel
import HandrailProgram

/// Which SwiftUI view a view shows.
package enum HostingDescription {
    /// Whether a view takes turns with others: where a container takes in the screens of several controllers, people
    /// see one.
    static func takesTurns(_ describer: ViewDescriber, _ node: Int) -> Bool {
        let view = describer.reader.store.nodes[node]
        guard view.screenOf != nil || view.hosted != nil, view.parent >= 0,
            !describer.reader.store.nodes[view.parent].viewClass.has(.stack)
        else { return false }
        return describer.reader.store.nodes[view.parent].children.contains {
            $0.node != node && describer.reader.store.nodes[$0.node].screenOf != nil
        }
    }

    /// Which SwiftUI view or which controller's screen a view shows; `nil` where it shows neither.
    static func hosting(_ view: ViewNode) -> ViewFact? {
        if let name = view.screenOf { return ViewFact(.hosting(.screen(of: name)), place: view.place) }
        guard let number = view.hosted, view.viewClass.family == .view else { return nil }
        return ViewFact(.hosting(.view(number)), place: view.place)
    }

    /// The ground that a controller of SwiftUI lays behind the view that it shows.
    static func ground(
        _ describer: ViewDescriber, _ view: ViewNode, _ properties: [ViewProperty]
    ) -> ViewProperty? {
        guard view.screenOf == nil, let number = view.hosted, view.viewClass.family == .view else { return nil }
        let isControllers = describer.reader.store.nodes.contains { node in
            node.hosted == number && node.viewClass.has(.hostsSwiftUI)
        }
        guard isControllers, !properties.contains(where: { $0.name == "backgroundColor" }) else { return nil }
        return ViewProperty("backgroundColor", .known(.color(.system("systemBackground"))), place: view.place)
    }
}

extension ViewDescription {
    /// The same view, with the numbers of SwiftUI views in it counted on from others.
    package func countingHosts(from first: Int) -> ViewDescription {
        let inside = subviews.isEmpty ? self : holding(subviews.map { $0.countingHosts(from: first) })
        guard facts.contains(where: { $0.hosted != nil }) else { return inside }
        return inside.knowing(
            facts.map { fact in
                fact.hosted.map { ViewFact(.hosting(.view($0 + first)), place: fact.place) } ?? fact
            })
    }
}

extension ViewFact {
    /// The number of the SwiftUI view that is shown.
    fileprivate var hosted: Int? { if case .hosting(.view(let number)) = content { number } else { nil } }
}

extension InterfaceScene {
    /// The same scene, with the numbers of SwiftUI views in it counted on from others.
    package func countingHosts(from first: Int) -> InterfaceScene {
        with(
            roots: roots.map { $0.countingHosts(from: first) }, barItems: barItems.map { $0.countingHosts(from: first) }
        )
    }
}
