import HandrailCode
public import HandrailModel
import HandrailSource

/// Finds what the project's UIKit and AppKit classes show, from their code.
public struct CodeScenes: Sendable {
    private let program: Program

    /// Reads the classes of a linked project.
    public init(program: Program) { self.program = program }

    /// A scene with the target its class belongs to.
    public struct Found: Sendable {
        /// What the class shows.
        public let scene: InterfaceScene
        /// Number of the target.
        public let module: Int
    }

    /// The scenes of all classes that are screens or parts of screens of their own, sorted by place.
    ///
    /// - Parameter map: runs work on several classes at once, in order.
    public func scenes(map: (Int, @escaping @Sendable (Int) -> Void) -> Void) -> [Found] {
        let subjects = self.subjects
        guard !subjects.isEmpty else { return [] }
        let slots = ResultSlots<ClassReading>(count: subjects.count)
        let program = program
        map(subjects.count) { index in
            slots.set(ClassReading(subjects[index].type, subjects[index].viewClass, program: program), at: index)
        }
        return scenes(of: slots.values)
    }

    /// A class to read.
    private struct Subject: Sendable {
        let type: LinkedType
        let viewClass: CodeClass?
    }

    /// Classes that views are made of, and other types that make views.
    private var subjects: [Subject] {
        program.types.compactMap { type in
            guard type.isAudited, program.role(of: type) == .other || type.keyword == .classType else { return nil }
            if let viewClass = program.viewClass(of: type) {
                switch viewClass.family {
                case .view, .controller, .barItem: return Subject(type: type, viewClass: viewClass)
                case .gesture, .configuration, .navigationItem, .menu: return nil
                }
            }
            return isHelper(type) ? Subject(type: type, viewClass: nil) : nil
        }
    }

    /// Whether a type that is no view makes items of bars, fills the cells of a list, or is handed the project's views.
    private func isHelper(_ type: LinkedType) -> Bool {
        if type.constructs.contains("UIBarButtonItem") { return true }
        return type.functions.contains { name, functions in
            if Self.listFunctions.contains(name) { return true }
            return functions.contains { function in
                function.declaration.parameters.contains { parameter in
                    if let label = parameter.label, Self.listLabels.contains(label) { return true }
                    guard let type = parameter.type, !type.isFunction, let linked = program.typesByName[type.name]?.first
                    else { return false }
                    return linked.keyword == .classType && program.viewClass(of: linked)?.family == .view
                }
            }
        }
    }

    /// Functions by which lists ask for their cells and say which one was chosen.
    private static let listFunctions: Set<String> = ["collectionView", "tableView", "cellForItem", "didSelectItem"]
    private static let listLabels: Set<String> = ["didSelectItemAt", "cellForItemAt", "cellForViewModel"]

    private func scenes(of readings: [ClassReading]) -> [Found] {
        var shown: Set<String> = []
        var parents: Set<String> = []
        var constructed: Set<String> = []
        for reading in readings {
            shown.formUnion(reading.shown.subtracting([reading.type.name]))
            constructed.formUnion(reading.type.constructs)
            for ancestor in program.lineage(of: reading.type).dropFirst() { parents.insert(ancestor.name) }
        }
        let writes = ForeignWrites(readings.flatMap(\.foreignWrites))
        let designed = designedClasses
        let items = readings.flatMap { reading in
            reading.itemScenes.map { Found(scene: $0, module: reading.type.module) }
        }
        let scenes = readings.compactMap { reading -> Found? in
            guard var scene = reading.scene else { return nil }
            let type = reading.type
            let isView = program.viewClass(of: type)?.family == .view
            // A part that others show is judged where it is shown, with what they do to it.
            if isView, shown.contains(type.name) { return nil }
            // A base class that nobody makes objects of is judged in the classes built on it.
            if parents.contains(type.name), !constructed.contains(type.simpleName) { return nil }
            scene = writes.applied(to: scene, of: reading)
            if isView, designed.contains(type.name) { scene = scene.with(roots: scene.roots.map(\.designedElsewhere)) }
            return Found(scene: scene.with(roots: scene.roots.map(\.withPartsAsViews)), module: type.module)
        }
        return (scenes + items).sorted { ($0.scene.place, $0.scene.name) < ($1.scene.place, $1.scene.name) }
    }

    /// Classes that interface files have views or owners of.
    private var designedClasses: Set<String> {
        var result: Set<String> = []
        for linked in program.interfaces.all {
            var open = linked.scene.roots
            if let owner = linked.scene.customClass { result.insert(owner) }
            while let view = open.popLast() {
                if let name = view.customClass { result.insert(name) }
                open += view.subviews
            }
        }
        return result
    }
}
