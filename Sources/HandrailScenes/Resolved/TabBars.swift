import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailViewCode

/// The bars of controllers that show others by tabs, each with all of its tabs in order.
struct TabBars {
    /// The bars, by their controllers.
    let bars: [Int: ViewDescription]
    /// The controllers whose tabs stand in them.
    let controllers: Set<Int>
    private let reader: ViewCodeInterpreter

    /// The bars that code of a class fills. One tab alone may be one of several that were not read.
    init(_ describer: ViewDescriber) {
        let reader = describer.reader
        let owners = reader.store.objects(of: .controller).filter {
            reader.store.nodes[$0].viewClass.has(.showsTabs) && reader.store.nodes[$0].tabbed.count > 1
        }
        var bars: [Int: ViewDescription] = [:]
        var controllers: Set<Int> = []
        for owner in owners {
            let chains = reader.store.nodes[owner].tabbed.map { Self.chain(from: $0, reader) }
            bars[owner] = ViewDescription(
                identity: "tabs of \(reader.store.name(of: owner))", systemClass: BuiltInClass.tabs.name,
                place: reader.store.nodes[owner].place, slot: .toolbarItem,
                subviews: chains.map { Self.tab(of: $0, describer) })
            controllers.formUnion(chains.joined())
        }
        self.bars = bars
        self.controllers = controllers
        self.reader = reader
    }

    /// Bars of controllers whose classes are screens of their own.
    func given(besides root: Int?) -> [AssignedBarItem] {
        bars.sorted { $0.key < $1.key }.compactMap { owner, bar in
            guard owner != root, let type = reader.store.nodes[owner].viewClass.type, type.isAudited
            else { return nil }
            return AssignedBarItem(type: type.name, item: bar)
        }
    }

    /// Bars of controllers of the framework's class.
    func unowned(besides root: Int?) -> [ViewDescription] {
        bars.sorted { $0.key < $1.key }.compactMap { owner, bar in
            owner != root && reader.store.nodes[owner].viewClass.type == nil ? bar : nil
        }
    }

    // MARK: One tab

    /// A controller with what it shows first: one that holds others takes their tab.
    private static func chain(from controller: Int, _ reader: ViewCodeInterpreter) -> [Int] {
        var chain = [controller]
        while chain.count < 4, let last = chain.last,
            let inner = reader.store.nodes[last].fields["rootViewController"]?.first, !chain.contains(inner)
        {
            chain.append(inner)
        }
        return chain
    }

    private static func tab(of chain: [Int], _ describer: ViewDescriber) -> ViewDescription {
        let store = describer.reader.store
        let item = chain.lazy.compactMap { controller in
            store.nodes[controller].children.first { $0.slot == .tabItem }?.node
                ?? store.nodes[controller].fields["tabBarItem"]?.first
        }.first
        let view = item.map { describer.description(of: $0, slot: .subview) }
            ?? ViewDescription(
                identity: store.name(of: chain[0]), systemClass: BuiltInClass.tabBarItem.name,
                place: store.nodes[chain[0]].place)
        let own = view.property("title").map { !ViewWrites.says(nothing: $0.value) } ?? false
        if own || view.property("systemItem") != nil { return view }
        let title = chain.lazy.compactMap { controller in
            store.nodes[controller].writes.last { $0.name == "title" && $0.value != .known(.nothing) }
        }.first
        if let title { return view.adding(properties: [ViewProperty("title", title.value, place: title.place)]) }
        guard item == nil || isTitled(store.nodes[chain[0]], describer.reader) else { return view }
        return view.adding(properties: [ViewProperty("title", .dynamic, place: view.place)])
    }

    /// The tab that a controller has by itself, where code gives it a picture and nothing gives it a title.
    static func tab(of controller: ViewNode, _ reader: ViewCodeInterpreter) -> ViewNode.Child? {
        guard let item = controller.fields["tabBarItem"]?.first, reader.store.nodes[item].parent < 0,
            reader.store.nodes[item].writes.contains(where: { $0.name == "image" && $0.value != .known(.nothing) })
        else { return nil }
        let child = ViewNode.Child(node: item, slot: .tabItem)
        return isTab(child, of: controller, reader) ? child : nil
    }

    /// Whether a child is the tab of a controller that has no title, which would name the tab.
    static func isTab(_ child: ViewNode.Child, of controller: ViewNode, _ reader: ViewCodeInterpreter) -> Bool {
        child.slot == .tabItem && !isTitled(controller, reader)
    }

    /// Whether a controller is given a title, or may give itself one; one that holds others takes theirs.
    private static func isTitled(_ controller: ViewNode, _ reader: ViewCodeInterpreter, depth: Int = 0) -> Bool {
        if controller.writes.contains(where: { $0.name == "title" && $0.value != .known(.nothing) }) { return true }
        guard controller.identity != "self", depth < 4 else { return false }
        if let type = controller.viewClass.type,
            reader.program.lineage(of: type).contains(where: { titlesItself($0, reader.program) })
        {
            return true
        }
        guard controller.viewClass.has(.showsInnerTitle) else { return !controller.viewClass.isKnown }
        guard let inner = controller.fields["rootViewController"], !inner.isEmpty else { return true }
        return inner.contains { isTitled(reader.store.nodes[$0], reader, depth: depth + 1) }
    }

    /// Whether code of a class speaks of the title of its controller or of its tab; that of the navigation bar names no
    /// tab.
    private static func titlesItself(_ type: LinkedType, _ program: Program) -> Bool {
        let index = program.mentions.index(of: type.file)
        return index.positions(of: "title", in: type.range).contains { position in
            guard index[index.skippingUnwrapping(from: position + 1)] != .dot else { return false }
            guard index[position - 1] == .dot else { return true }
            let owner = index.word(at: index.skippingUnwrapping(before: position - 1))
            return owner == "self" || owner == "tabBarItem"
        }
    }
}

extension InterfaceScene {
    /// Whether it holds the tabs of a controller.
    var holdsTabs: Bool { barItems.contains { $0.systemClass == BuiltInClass.tabs.name } }
}
