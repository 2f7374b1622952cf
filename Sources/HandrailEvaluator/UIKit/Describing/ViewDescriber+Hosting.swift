import HandrailModel

extension ViewDescriber {
    /// The property that holds the number of the SwiftUI view that a view shows.
    static let hosts = "hosts"

    /// Which SwiftUI view a view shows, and the ground that a controller of SwiftUI lays behind it.
    func hosting(_ view: ViewNode, _ properties: [ViewProperty]) -> [ViewProperty] {
        guard let number = view.hosted, view.viewClass.family == .view else { return [] }
        let shown = ViewProperty(Self.hosts, .known(.number(Double(number))), place: view.place)
        let isControllers = reader.nodes.contains { node in
            node.hosted == number && node.viewClass.systemClass == "UIHostingController"
        }
        guard isControllers, !properties.contains(where: { $0.name == "backgroundColor" }) else { return [shown] }
        return [shown, ViewProperty("backgroundColor", .known(.color(.system("systemBackground"))), place: view.place)]
    }
}

extension ViewDescription {
    /// The same view, with the numbers of SwiftUI views in it counted on from others.
    func countingHosts(from first: Int) -> ViewDescription {
        let inside = subviews.isEmpty ? self : holding(subviews.map { $0.countingHosts(from: first) })
        guard let number = value(ViewDescriber.hosts).number.value else { return inside }
        return inside.setting(
            properties.map { property in
                property.name == ViewDescriber.hosts
                    ? ViewProperty(ViewDescriber.hosts, .known(.number(number + Double(first))), place: property.place) : property
            })
    }
}

extension InterfaceScene {
    /// The same scene, with the numbers of SwiftUI views in it counted on from others.
    func countingHosts(from first: Int) -> InterfaceScene {
        with(roots: roots.map { $0.countingHosts(from: first) }, barItems: barItems.map { $0.countingHosts(from: first) })
    }
}
