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
            let isHelper = type.constructs.contains("UIBarButtonItem")
                || Self.listFunctions.contains { type.functions[$0] != nil }
            return isHelper ? Subject(type: type, viewClass: nil) : nil
        }
    }

    /// Functions by which lists ask for their cells and say which one was chosen.
    private static let listFunctions = ["collectionView", "tableView", "cellForItem", "didSelectItem"]

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
        return readings.compactMap { reading in
            guard let scene = reading.scene else { return nil }
            let type = reading.type
            let isView = program.viewClass(of: type)?.family == .view
            // A part that others show is judged where it is shown, with what they do to it.
            if isView, shown.contains(type.name) { return nil }
            // A base class that nobody makes objects of is judged in the classes built on it.
            if parents.contains(type.name), !constructed.contains(type.simpleName) { return nil }
            return Found(scene: writes.applied(to: scene, of: reading), module: type.module)
        }.sorted { ($0.scene.place, $0.scene.name) < ($1.scene.place, $1.scene.name) }
    }
}
