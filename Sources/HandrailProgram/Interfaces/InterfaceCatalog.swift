package import HandrailModel
package import HandrailSource

/// The scenes of all interface files of a project, for whoever asks by class or by name.
package struct InterfaceCatalog: Sendable {
    /// All scenes, in the order of the files.
    package let all: [LinkedInterface]
    /// The files.
    package let files: Set<FileIndex>
    /// Positions of the scenes of a controller's or an owner's class.
    private let positions: [String: [Int]]
    /// Positions of the scenes that hold a view of a class, such as the xib of a cell.
    private let holders: [String: [Int]]
    /// Positions of what xibs hold, by the name of the file.
    private let xibs: [String: [Int]]

    /// A catalog.
    init(_ all: [LinkedInterface]) {
        self.all = all
        files = Set(all.map(\.scene.place.file))
        var positions: [String: [Int]] = [:]
        var holders: [String: [Int]] = [:]
        var xibs: [String: [Int]] = [:]
        for (index, linked) in all.enumerated() {
            if let name = linked.scene.customClass { positions[name, default: []].append(index) }
            if linked.scene.isContentsOfXib, let name = linked.scene.identifier {
                xibs[name, default: []].append(index)
            }
            for root in linked.scene.roots {
                if let name = root.customClass { holders[name, default: []].append(index) }
            }
        }
        self.positions = positions
        self.holders = holders
        self.xibs = xibs
    }

    /// The scenes whose controller, or owner, is of a class.
    package func scenes(of controller: String) -> [LinkedInterface] { (positions[controller] ?? []).map { all[$0] } }

    /// What a xib of a name holds; `nil` where there is none, or where a target has several.
    package func xib(named name: String, in target: Int) -> LinkedInterface? {
        let found = (xibs[name] ?? []).map { all[$0] }
        if found.count == 1 { return found[0] }
        let own = found.filter { $0.target == target }
        return own.count == 1 ? own[0] : nil
    }

    /// The scenes that have a view of a class at a root.
    package func scenes(holding view: String) -> [LinkedInterface] { (holders[view] ?? []).map { all[$0] } }
}

extension InterfaceScene {
    /// Whether it is what a xib holds beside controllers.
    package var isContentsOfXib: Bool { origin == .xib && !systemClass.hasSuffix("Controller") }
}
