import HandrailModel

/// The scenes of all interface files of a project, for whoever asks by class or by name.
struct InterfaceCatalog: Sendable {
    /// All scenes, in the order of the files.
    let all: [LinkedInterface]
    /// Positions of the scenes of a controller's or an owner's class.
    private let positions: [String: [Int]]
    /// Positions of the scenes that hold a view of a class, such as the xib of a cell.
    private let holders: [String: [Int]]

    /// A catalog.
    init(_ all: [LinkedInterface]) {
        self.all = all
        var positions: [String: [Int]] = [:]
        var holders: [String: [Int]] = [:]
        for (index, linked) in all.enumerated() {
            if let name = linked.scene.customClass { positions[name, default: []].append(index) }
            for root in linked.scene.roots {
                if let name = root.customClass { holders[name, default: []].append(index) }
            }
        }
        self.positions = positions
        self.holders = holders
    }

    /// The scenes whose controller, or owner, is of a class.
    func scenes(of controller: String) -> [LinkedInterface] { (positions[controller] ?? []).map { all[$0] } }

    /// The scenes that have a view of a class at a root.
    func scenes(holding view: String) -> [LinkedInterface] { (holders[view] ?? []).map { all[$0] } }
}
