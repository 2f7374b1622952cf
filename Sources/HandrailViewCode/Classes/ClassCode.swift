import HandrailCode
import HandrailFrameworks
import HandrailModel
package import HandrailProgram
package import HandrailSource
import HandrailValues

/// Reads all code of a class with an object of it as `self`.
package enum ClassCode {
    /// Reads all code of a class with a new object of it as `self`.
    package static func read(
        _ interpreter: inout ViewCodeInterpreter, _ viewClass: CodeClass, at place: SourcePlace
    ) -> Int {
        let root = interpreter.store.add(ViewNode(kind: .made, viewClass: viewClass, identity: "self", place: place))
        Initializers.initialize(&interpreter, root, arguments: nil, from: interpreter.site(of: root), at: nil)
        completeAll(&interpreter)
        if let type = viewClass.type { readOthers(&interpreter, of: type) }
        // Rows stand in the list that a controller of lists brings along, though no code speaks of it.
        if !interpreter.store.listedClasses.isEmpty, viewClass.has(.showsTable) || viewClass.has(.showsGrid) {
            _ = interpreter.field("view", of: root, in: interpreter.site(of: root))
        }
        finish(&interpreter)
        return root
    }

    /// Reads what a class makes without an object of it, as far as nothing led there: its static functions and
    /// properties. Initializers have an object.
    private static func readOthers(_ interpreter: inout ViewCodeInterpreter, of type: LinkedType) {
        let scope = Scope(parent: nil, receiver: .type(type), file: type.file, module: type.module)
        let start = CodeSite(scope: scope, receiver: nil, type: type)
        for function in FunctionOrder.inOrder(type)
        where function.declaration.isStatic && function.declaration.name != "init"
            && !interpreter.wasWalked(function, receiver: -1)
        {
            _ = interpreter.walk(
                function, receiver: nil, names: FunctionOrder.open(function.declaration.parameters), type: type,
                from: start.sometimes, call: nil)
        }
        makeKept(&interpreter, by: type, start, areStatic: true)
    }

    /// Reads what properties of a type hold that is no view, and what they make of it whenever they are asked.
    private static func makeKept(
        _ interpreter: inout ViewCodeInterpreter, by type: LinkedType, _ start: CodeSite, areStatic: Bool
    ) {
        let properties = type.properties.values.filter { $0.declaration.isStatic || !areStatic }
            .sorted { ($0.file, $0.declaration.range) < ($1.file, $1.declaration.range) }
        for property in properties {
            if interpreter.program.keepsViews(property.declaration.name) {
                let made = StaticMembers.kept(&interpreter, property.declaration.name, by: type, start.sometimes)
                interpreter.store.viewsGivenBack.formUnion(made)
            } else if let value = property.declaration.initialValue {
                var inner = start.sometimes
                inner.scope = Scope(parent: nil, receiver: .type(type), file: property.file, module: property.module)
                _ = interpreter.visit(value, expecting: property.declaration.type, &inner)
            }
        }
    }

    /// Reads code of a type that is no view: it may make views for others.
    package static func read(_ interpreter: inout ViewCodeInterpreter, helper type: LinkedType) {
        let scope = Scope(parent: nil, receiver: .type(type), file: type.file, module: type.module)
        let start = CodeSite(scope: scope, receiver: nil, type: type)
        for function in FunctionOrder.inOrder(type) {
            let results = interpreter.walk(
                function, receiver: nil, names: FunctionOrder.open(function.declaration.parameters), type: type,
                from: start.sometimes, call: nil)
            if WindowToolbars.handsOutToolbarItems(function.declaration) {
                WindowToolbars.putOnToolbar(&interpreter, results, of: nil)
            }
            if Self.suppliers.contains(function.declaration.name) {
                ListHeaders.markHeaders(&interpreter, results, from: function)
            }
        }
        completeAll(&interpreter)
        makeKept(&interpreter, by: type, start, areStatic: false)
        finish(&interpreter, helper: type)
    }

    /// Reads the classes of what an interface file makes.
    package static func readDesigned(_ interpreter: inout ViewCodeInterpreter) {
        completeAll(&interpreter)
        finish(&interpreter)
    }

    /// Notes what is known of objects only once all code was read.
    static func finish(_ interpreter: inout ViewCodeInterpreter, helper: LinkedType? = nil) {
        LayoutSpecs.placeOthers(&interpreter)
        RowHeights.equipRows(&interpreter, of: helper)
        Alerts.introduceFields(&interpreter.store)
    }

    /// Reads what is left of the code of all objects, and of those that this makes: what a class makes is read to its
    /// end after the class itself, which may hand it what it shows.
    ///
    /// An object whose own class made it while it was read, as a method for copies does, would make one more of itself
    /// and so on: its class was read already.
    private static func completeAll(_ interpreter: inout ViewCodeInterpreter) {
        var makers: [Int: Int] = [:]
        var next = 0
        while next < interpreter.store.nodes.count, next < interpreter.store.maximumNodes {
            let count = interpreter.store.nodes.count
            if !isMadeByItsClass(interpreter.store, next, makers) { complete(&interpreter, next) }
            for new in count..<max(count, interpreter.store.nodes.count) { makers[new] = next }
            next += 1
        }
    }

    private static func isMadeByItsClass(_ store: ObjectStore, _ node: Int, _ makers: [Int: Int]) -> Bool {
        guard let type = store.nodes[node].viewClass.type else { return false }
        var maker = makers[node]
        while let current = maker {
            if store.nodes[current].viewClass.type === type { return true }
            maker = makers[current]
        }
        return false
    }

    /// Reads what is left of the code of an object's class.
    static func complete(_ interpreter: inout ViewCodeInterpreter, _ node: Int) {
        guard !interpreter.store.nodes[node].isEntered, let type = interpreter.store.nodes[node].viewClass.type else {
            return
        }
        switch interpreter.store.nodes[node].kind {
        case .made, .designed: break
        case .outlet, .promised, .part, .foreign: return
        }
        // A controller that this one makes is a screen of its own.
        if node > 0, interpreter.store.nodes[node].viewClass.family == .controller { return }
        guard depth(interpreter.store, of: node) < 6, !isNested(interpreter.store, type, in: node),
            interpreter.spend(at: SourcePlace(file: type.file, range: type.range))
        else { return }
        interpreter.store.nodes[node].isEntered = true
        let lineage = interpreter.program.lineage(of: type)
        let home = interpreter.site(of: node, depth: 1)
        if case .designed = interpreter.store.nodes[node].kind {
            InterfaceObjects.decode(&interpreter, node, lineage, home)
        }
        var seen: Set<String> = []
        var rest: [LinkedFunction] = []
        for ancestor in lineage {
            var own: Set<String> = []
            for function in FunctionOrder.inOrder(ancestor)
            where function.declaration.name != "init" && !function.declaration.isStatic {
                let signature = FunctionOrder.signature(function.declaration)
                own.insert(signature)
                if !seen.contains(signature) { rest.append(function) }
            }
            seen.formUnion(own)
        }
        let ranked = rest.map { (rank: FunctionOrder.rank($0.declaration), function: $0) }.sorted { $0.rank < $1.rank }
        var titles: [LinkedFunction] = []
        for (rank, function) in ranked where !interpreter.wasWalked(function, receiver: node) {
            if interpreter.program.uncalled.contain(function) { continue }
            let isSetup = rank < FunctionOrder.entryPoints.count
            var handed = HandedValues()
            if let first = function.declaration.parameters.first,
                let sent = interpreter.store.sendersByMethod[node]?[function.declaration.name]
            {
                handed.views[first.name] = sent
            }
            if let cell = DesignedCells.parameter(of: function.declaration) {
                handed.views[cell] = DesignedCells.all(in: interpreter.store)
            }
            let before = interpreter.store.viewsGivenAway
            var start = isSetup ? home : home.later
            if !isSetup, UncalledMakers.isUncalled(function, in: lineage, interpreter.program) {
                start.uncalled = function.declaration.name
            }
            let results = interpreter.walk(
                function, receiver: node, names: FunctionOrder.open(function.declaration.parameters), handed: handed,
                type: type, from: start, call: nil)
            if ChildControllers.handsOutPages(function.declaration) {
                ChildControllers.takeIn(&interpreter.store, results)
            }
            if WindowToolbars.handsOutToolbarItems(function.declaration) {
                WindowToolbars.putOnToolbar(&interpreter, results, of: node)
            }
            if LayoutSpecs.givesLayout(function.declaration) {
                LayoutSpecs.layOut(&interpreter, node, by: results, home)
            }
            if NodeLists.givesNode(function.declaration) {
                NodeLists.show(&interpreter, results, of: function, in: node, home)
            }
            if AccessibilityElements.handsOutElements(function.declaration) {
                AccessibilityElements.giveElements(&interpreter, results, of: function, in: node, home)
            }
            if Self.suppliers.contains(function.declaration.name) {
                ListHeaders.markHeaders(&interpreter, results, from: function)
                ListHeaders.show(&interpreter, results, in: node, home)
                if results.isEmpty, function.declaration.name == "tableView" { titles.append(function) }
            }
            // Who sent an action is handed on to tell where something comes from.
            for node in handed.views.values.joined() where !before.contains(node) {
                interpreter.store.viewsGivenAway.remove(node)
            }
        }
        for title in titles { SectionTitles.addTitle(&interpreter, of: title, to: node, home) }
        for ancestor in lineage { readProperties(&interpreter, of: ancestor, on: node, home) }
        OwnTouches.readTouches(&interpreter, of: lineage, on: node)
        InputDelegates.readChanges(&interpreter, lineage, on: node)
        AppKitAccessibility.overrideAppKit(&interpreter, lineage, on: node)
    }

    /// Functions by which lists and maps ask for the views they show.
    private static let suppliers = NameSet(FrameworkCallback.names(.suppliesViews))

    private static func readProperties(
        _ interpreter: inout ViewCodeInterpreter, of type: LinkedType, on node: Int, _ home: CodeSite
    ) {
        let properties = type.properties.values.sorted {
            ($0.file, $0.declaration.range) < ($1.file, $1.declaration.range)
        }
        for property in properties where !property.declaration.isStatic {
            if property.declaration.getter == nil || interpreter.isViewType(property.declaration.type, in: home) {
                _ = interpreter.field(property.declaration.name, of: node, in: home)
            }
            if Self.overridden.contains(property.declaration.name), let getter = property.declaration.getter {
                override(&interpreter, property, getter, of: node, in: home)
            }
            if !property.declaration.observers.isEmpty {
                // An outlet is set as the file is loaded.
                let isDesigned =
                    property.declaration.attribute("IBOutlet") != nil
                    && interpreter.store.nodes[node].fields[property.declaration.name]?.isEmpty == false
                var inner = isDesigned ? home : home.later
                inner.scope = Scope(
                    parent: nil, receiver: interpreter.receiver(of: node), file: property.file, module: property.module)
                _ = interpreter.walk(property.declaration.observers, &inner)
            }
        }
    }

    /// Properties of frameworks that classes override to say what they are.
    private static let overridden: NameSet = [
        "accessibilityLabel", "accessibilityValue", "accessibilityHint", "isAccessibilityElement",
        "accessibilityTraits", "accessibilityElementsHidden", "shouldGroupAccessibilityChildren",
        "accessibilityAttributedLabel", "accessibilityElements", "accessibilityCustomActions",
        "accessibilityIdentifier", "prefersStatusBarHidden",
    ]

    private static func override(
        _ interpreter: inout ViewCodeInterpreter, _ property: LinkedProperty, _ getter: [Statement], of node: Int,
        in home: CodeSite
    ) {
        let scope = Scope(
            parent: nil, receiver: interpreter.receiver(of: node), file: property.file, module: property.module)
        let place = SourcePlace(file: property.file, range: property.declaration.range)
        if property.declaration.name == "accessibilityElements" {
            var inner = home
            inner.scope = scope
            return AccessibilityElements.overrideElements(&interpreter, getter, of: node, at: place, inner)
        }
        let results = interpreter.evaluator.result(of: getter, in: scope)
        let value = ViewValueReader(evaluator: interpreter.evaluator).overridden(
            property.declaration.name, results, getter, scope)
        guard let value else { return }
        interpreter.store.nodes[node].writes.append(
            ViewWrite(
                name: property.declaration.name, value: value, place: place, manner: .assign, isConditional: false))
    }

    private static func depth(_ store: ObjectStore, of node: Int) -> Int {
        store.around(node).count { store.nodes[$0].viewClass.type != nil }
    }

    private static func isNested(_ store: ObjectStore, _ type: LinkedType, in node: Int) -> Bool {
        store.around(node).contains { store.nodes[$0].viewClass.type === type }
    }
}
