import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailViewCode

/// What menus and alerts offer that code of a class makes: each alert by itself, the rest together.
enum MenuScenes {
    /// All of them.
    ///
    /// - Parameter owner: a scene of the class, with nothing in it.
    static func all(_ describer: ViewDescriber, like owner: InterfaceScene) -> [InterfaceScene] {
        let reader = describer.reader
        let entries = entries(reader)
        guard !entries.isEmpty else { return [] }
        var told: Set<Int> = []
        var scenes: [InterfaceScene] = []
        for alert in reader.store.objects(of: .controller) where reader.store.nodes[alert].viewClass.has(.alert) {
            let node = reader.store.nodes[alert]
            var places: Set<SourcePlace> = []
            let own = node.entries.filter { entry in
                reader.store.nodes[entry].isMade && shows(entry, reader.store)
                    && places.insert(reader.store.nodes[entry].place).inserted
            }
            guard !own.isEmpty else { continue }
            told.formUnion(own)
            scenes.append(
                InterfaceScene(
                    origin: .code, identity: owner.identity, systemClass: node.viewClass.systemClass,
                    customClass: owner.customClass, name: owner.name, place: node.place, roots: [],
                    barItems: own.map { describer.description(of: $0, slot: .menuItem) }))
        }
        let rest = entries.filter { !told.contains($0) }
        guard !rest.isEmpty else { return scenes }
        return scenes + [owner.with(barItems: rest.map { describer.description(of: $0, slot: .menuItem) })]
    }

    /// Entries of menus and alerts, and what is offered where a row is swiped, that show anything.
    private static func entries(_ reader: ViewCodeInterpreter) -> [Int] {
        var seen: Set<SourcePlace> = []
        return reader.store.objects(of: .menu).filter { index in
            let node = reader.store.nodes[index]
            return node.isMade && node.parent < 0 && shows(index, reader.store) && seen.insert(node.place).inserted
        }
    }

    /// Whether an entry has words or a picture, or a menu any entry.
    private static func shows(_ entry: Int, _ store: ObjectStore) -> Bool {
        let node = store.nodes[entry]
        if node.viewClass.has(.menu), !node.children.isEmpty || node.openTo != nil { return true }
        return SystemClasses.form(of: node.viewClass.systemClass)?.kind == .textField
            || node.writes.contains { Self.menuWords.contains($0.name) && $0.value != .known(.nothing) }
    }

    private static let menuWords: NameSet = ["title", "image", "text"]
}
