import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailViewCode
import HandrailViewElements

/// The appearance in which code shows controllers that it makes, by itself or by what it puts them in.
struct ControllerAppearances: Sendable {
    /// A controller that is made somewhere.
    struct Making: Sendable {
        /// Its class.
        let type: String
        /// What is set on it there, or on the bar's controller that it is made for.
        let style: ViewProperty?
        /// The class of the bar's controller, where that is the project's own.
        let holder: String?
    }

    private let byType: [String: [Making]]
    private let own: [String: ViewProperty]

    /// Sorts makings by class.
    ///
    /// - Parameter own: what classes set on themselves.
    init(_ makings: [Making], own: [String: ViewProperty]) {
        byType = Dictionary(grouping: makings, by: \.type)
        self.own = own
    }

    /// The style that every place gives objects of a class which makes some; `nil` where they differ, or none does.
    func style(of type: String) -> ViewProperty? {
        guard let makings = byType[type] else { return nil }
        let styles = makings.map { $0.style ?? $0.holder.flatMap { own[$0] } }
        guard let first = styles.first ?? nil, first.value.name.value != nil,
            styles.allSatisfy({ $0?.value.name == first.value.name })
        else { return nil }
        return first
    }

    /// The controllers of the project's classes that code was seen to make.
    static func makings(in reader: ViewCodeInterpreter, besides root: Int?) -> [Making] {
        var holders: [Int: Int] = [:]
        let controllers = reader.store.objects(of: .controller)
        for controller in controllers {
            for inner in reader.store.nodes[controller].fields["rootViewController"] ?? [] {
                holders[inner] = controller
            }
        }
        return controllers.compactMap { index in
            let node = reader.store.nodes[index]
            guard node.isMade, index != root, let type = node.viewClass.type?.name else { return nil }
            let holder = holders[index].map { reader.store.nodes[$0] }
            return Making(
                type: type, style: style(of: node) ?? holder.flatMap(style), holder: holder?.viewClass.type?.name)
        }
    }

    /// What is set on a controller.
    static func style(of node: ViewNode) -> ViewProperty? {
        let writes = node.writes.filter { $0.name == PropertyAttributes.forcedStyle }
        return writes.isEmpty ? nil : ViewWrites(writes, systemClass: node.viewClass.systemClass).properties.first
    }
}
