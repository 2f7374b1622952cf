import HandrailFrameworks
package import HandrailModel
import HandrailProgram

/// Which SwiftUI view a view shows.
package enum HostingDescription {
    /// The condition under which one of several screens is shown in the same place.
    static let turn = ElementCondition(subject: .app, text: "…")

    /// Whether a view takes turns with others: where a container takes in the screens of several controllers, people
    /// see one.
    static func takesTurns(_ describer: ViewDescriber, _ node: Int) -> Bool {
        let view = describer.reader.store.nodes[node]
        guard view.screenOf != nil || view.hosted != nil, view.parent >= 0,
            describer.reader.store.nodes[view.parent].viewClass.systemClass != "UIStackView"
        else { return false }
        return describer.reader.store.nodes[view.parent].children.contains {
            $0.node != node && describer.reader.store.nodes[$0.node].screenOf != nil
        }
    }

    /// Which SwiftUI view or which controller's screen a view shows, and the ground that a controller of SwiftUI lays
    /// behind it.
    package static func hosting(
        _ describer: ViewDescriber, _ view: ViewNode, _ properties: [ViewProperty]
    ) -> [ViewProperty] {
        if let name = view.screenOf {
            return [ViewProperty(DerivedProperty.screenOf, .known(.name(name)), place: view.place)]
        }
        guard let number = view.hosted, view.viewClass.family == .view else { return [] }
        let shown = ViewProperty(DerivedProperty.hosts, .known(.number(Double(number))), place: view.place)
        let isControllers = describer.reader.store.nodes.contains { node in
            node.hosted == number && node.viewClass.systemClass == "UIHostingController"
        }
        guard isControllers, !properties.contains(where: { $0.name == "backgroundColor" }) else { return [shown] }
        return [shown, ViewProperty("backgroundColor", .known(.color(.system("systemBackground"))), place: view.place)]
    }
}

extension ViewDescription {
    /// The same view, with the numbers of SwiftUI views in it counted on from others.
    package func countingHosts(from first: Int) -> ViewDescription {
        let inside = subviews.isEmpty ? self : holding(subviews.map { $0.countingHosts(from: first) })
        guard let number = value(DerivedProperty.hosts).number.value else { return inside }
        return inside.setting(
            properties.map { property in
                property.name == DerivedProperty.hosts
                    ? ViewProperty(
                        DerivedProperty.hosts, .known(.number(number + Double(first))), place: property.place)
                    : property
            })
    }
}

extension InterfaceScene {
    /// The same scene, with the numbers of SwiftUI views in it counted on from others.
    package func countingHosts(from first: Int) -> InterfaceScene {
        with(
            roots: roots.map { $0.countingHosts(from: first) }, barItems: barItems.map { $0.countingHosts(from: first) }
        )
    }
}
