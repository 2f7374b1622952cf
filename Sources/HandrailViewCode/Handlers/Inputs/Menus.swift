import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

/// What stands in menus that code makes.
enum Menus {
    /// Puts entries, and menus within the menu, into one.
    ///
    /// What only a key triggers is told with the other commands of its screen.
    static func fill(_ interpreter: inout ViewCodeInterpreter, _ menu: Int, with entries: [Int]) {
        for entry in entries where interpreter.store.nodes[entry].viewClass.family == .menu {
            if interpreter.store.nodes[entry].viewClass.has(.keyCommand) { continue }
            interpreter.hold(entry, in: menu, slot: .menuItem)
        }
    }

    /// `menu.addItem(_:)`, `menu.insertItem(_:at:)`, and those that make the entry: `menu.addItem(withTitle:action:
    /// keyEquivalent:)`. Entries of a menu that other code makes stand by themselves.
    static func addItem(
        _ call: MethodCall, _ interpreter: inout ViewCodeInterpreter, _ site: inout CodeSite
    ) -> [Int]? {
        let menus = call.owners.filter { interpreter.store.nodes[$0].viewClass.has(.menu) }
        guard let menu = menus.first, let first = call.arguments.first else { return nil }
        let entries: [Int]
        if first.label == nil {
            entries = interpreter.visit(first.value, expecting: TypeName(BuiltInClass.menuItemOfMac.name), &site)
        } else {
            // The project may have made one of its own that does the same.
            let own = interpreter.program.methods(
                call.name, of: interpreter.store.nodes[menu].viewClass.type,
                systemClass: interpreter.store.nodes[menu].viewClass.systemClass)
            guard own.isEmpty || call.arguments.contains(where: { $0.label == "keyEquivalent" }),
                let entry = interpreter.program.viewClass(named: BuiltInClass.menuItemOfMac.name, in: site)
            else { return nil }
            let titled = [Argument(label: "title", value: first.value)] + call.arguments.dropFirst()
            entries = [Initializers.construct(&interpreter, entry, titled, at: call.expression, &site)]
        }
        if interpreter.store.nodes[menu].isMade { fill(&interpreter, menu, with: entries) }
        return entries
    }

    /// `menu.setSubmenu(_:for:)`
    static func setSubmenu(
        _ call: MethodCall, _ interpreter: inout ViewCodeInterpreter, _ site: inout CodeSite
    ) -> [Int]? {
        guard call.arguments.count == 2 else { return nil }
        let inner = interpreter.visit(call.arguments[0].value, &site)
        for entry in interpreter.visit(call.arguments[1].value, &site) where interpreter.store.nodes[entry].isMade {
            fill(&interpreter, entry, with: inner)
        }
        return []
    }

    /// The menus that a control or an item opens: a pop-up button shows what stands in its one, and all others are told
    /// by themselves.
    static func open(_ interpreter: inout ViewCodeInterpreter, _ menus: [Int], from owner: Int) {
        let form = SystemClasses.form(of: interpreter.store.nodes[owner].viewClass.systemClass)
        guard form?.assembly == .popUpButton, interpreter.store.nodes[owner].isMade else { return }
        fill(&interpreter, owner, with: menus)
    }
}
