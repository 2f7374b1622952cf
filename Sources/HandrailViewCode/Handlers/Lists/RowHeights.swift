import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

/// The heights that lists give their rows and items.
enum RowHeights {
    /// Notes on the cells of a list what the list does for all of them: the actions it offers where a row is swiped or
    /// pressed, and the height it gives them.
    static func equipRows(_ interpreter: inout ViewCodeInterpreter, of helper: LinkedType?) {
        let cells = interpreter.store.nodes.indices.filter { isCell(interpreter.store, $0) }
        guard !cells.isEmpty else { return }
        var owners = helper.map { [$0] } ?? []
        for node in interpreter.store.nodes where node.isEntered {
            if let type = node.viewClass.type, !owners.contains(where: { $0 === type }) { owners.append(type) }
        }
        let functions = owners.flatMap { interpreter.program.lineage(of: $0) }.flatMap { type in
            Self.listFunctions.flatMap { name in (type.functions[name] ?? []).map { (type, $0) } }
        }
        let offer = functions.first { _, function in
            !function.declaration.body.isEmpty
                && function.declaration.parameters.contains { isOffering($0.label) }
        }
        if let offer {
            note(
                &interpreter.store, .answers(.showMenu), on: cells,
                at: SourcePlace(file: offer.1.file, range: offer.1.declaration.range))
        }
        for kind in RowKind.allCases {
            let rows = cells.filter { interpreter.store.nodes[$0].viewClass.has(kind.cells) }
            guard !rows.isEmpty else { continue }
            let said = heights(interpreter, of: kind, functions)
            if said.count == 1, let height = said[0].points, height > 0, height.isFinite {
                note(
                    &interpreter.store, .list(.rowHeight(height)),
                    on: rows.filter { !said[0].isDesigned || !hasDesignedHeight(interpreter.store, $0) },
                    at: said[0].place)
            } else if let first = said.first(where: { !$0.isDesigned }) {
                // What code decides on is not what the file says.
                note(
                    &interpreter.store, .list(.rowHeight(nil)),
                    on: rows.filter { hasDesignedHeight(interpreter.store, $0) }, at: first.place)
            }
        }
    }

    private static func note(
        _ store: inout ObjectStore, _ content: ViewFact.Content, on cells: [Int], at place: SourcePlace
    ) {
        for cell in cells { store.note(content, on: cell, at: place) }
    }

    private static func isOffering(_ label: String?) -> Bool {
        label.map { label in Self.offering.contains { $0.contains(label) } } ?? false
    }

    private static func isCell(_ store: ObjectStore, _ node: Int) -> Bool {
        let viewClass = store.nodes[node].viewClass
        guard viewClass.family == .view, RowKind.allCases.contains(where: { viewClass.has($0.cells) }) else {
            return false
        }
        switch store.nodes[node].kind {
        case .made, .designed: return true
        case .foreign: return store.isOfItself(node)
        case .outlet, .promised, .part: return false
        }
    }

    /// The functions by which lists ask about their rows and items.
    private static let listFunctions = RowKind.allCases.flatMap { FrameworkCallback.names($0.callback) }
    private static let rowLabels = FrameworkCallback.labels(RowKind.table.callback)
    private static let itemLabels = FrameworkCallback.labels(RowKind.collection.callback)
    /// Parameters of the functions by which a list asks what a row offers.
    private static let offering = [FrameworkCallback.labels(.offersActions), FrameworkCallback.labels(.offersMenu)]

    // MARK: Heights

    /// Lists by the way they are told how high their rows are.
    private enum RowKind: CaseIterable {
        case table, collection

        /// What cells of it are.
        var cells: FrameworkClass.Marks {
            switch self {
            case .table: .tableCell
            case .collection: .gridItem
            }
        }

        /// By which function the list asks.
        var callback: FrameworkCallback.Meaning {
            switch self {
            case .table: .givesRowHeight
            case .collection: .givesItemSize
            }
        }
    }

    /// A height that rows are given.
    private struct RowHeight {
        /// In points; `nil` where it is not a number that is written out.
        let points: Double?
        /// Where that is said.
        let place: SourcePlace
        /// Whether an interface file says so, not code.
        var isDesigned = false
    }

    /// Whether an interface file says how high one cell is.
    private static func hasDesignedHeight(_ store: ObjectStore, _ cell: Int) -> Bool {
        let known = store.nodes[cell].design.map { store.designs[$0].facts } ?? []
        return known.contains { if case .list(.rowHeight) = $0.content { true } else { false } }
    }

    /// The heights that rows are given: one where all have the same.
    private static func heights(
        _ interpreter: ViewCodeInterpreter, of kind: RowKind, _ functions: [(LinkedType, LinkedFunction)]
    ) -> [RowHeight] {
        let labels = kind == .table ? Self.rowLabels : Self.itemLabels
        let said = functions.filter { _, function in
            function.declaration.parameters.contains { $0.label.map(labels.contains) ?? false }
        }.map { type, function in
            let place = SourcePlace(file: function.file, range: function.declaration.range)
            guard let result = Evaluator.onlyExpression(function.declaration.body) else {
                return RowHeight(points: nil, place: place)
            }
            let scope = Scope(parent: nil, receiver: .type(type), file: function.file, module: function.module)
            let height =
                kind == .table
                ? number(interpreter.evaluator, result, scope)
                : Self.heightArgument(of: result).flatMap { number(interpreter.evaluator, $0, scope) }
            return RowHeight(points: height, place: SourcePlace(file: function.file, range: result.range))
        }
        guard said.isEmpty else { return said }
        switch kind {
        case .table:
            let store = interpreter.store
            return store.nodes.indices.filter { store.nodes[$0].viewClass.has(.table) }.flatMap {
                rowHeights(store, of: store.nodes[$0])
            }
        case .collection:
            guard interpreter.store.itemHeights.isEmpty, !interpreter.program.mentions.laysOutItems else {
                return interpreter.store.itemHeights.map { RowHeight(points: $0.0, place: $0.1) }
            }
            return interpreter.store.nodes.compactMap { itemHeight(interpreter.store, of: $0) }
        }
    }

    /// The height that the layout of a collection view of an interface file gives its items.
    private static func itemHeight(_ store: ObjectStore, of collection: ViewNode) -> RowHeight? {
        guard let design = collection.design else { return nil }
        for fact in store.designs[design].facts {
            if case .list(.itemHeight(let points)) = fact.content {
                return RowHeight(points: points, place: fact.place, isDesigned: true)
            }
        }
        return nil
    }

    /// What code sets the height of a table's rows to, else what its interface file does: less than 0 for as high as
    /// they need.
    private static func rowHeights(_ store: ObjectStore, of table: ViewNode) -> [RowHeight] {
        let written = table.writes.filter { $0.name == "rowHeight" }.map { write in
            if case .known(.number(let height)) = write.value, !write.isConditional {
                return RowHeight(points: height, place: write.place)
            }
            return RowHeight(points: nil, place: write.place)
        }
        guard written.isEmpty, let design = table.design, let property = store.designs[design].property("rowHeight")
        else { return written }
        return [RowHeight(points: property.value.number.value, place: property.place, isDesigned: true)]
    }

    /// `layout.itemSize = CGSize(width: 90, height: 30)`: the size of all items, unless they are estimated to have
    /// others.
    static func noteItems(
        _ interpreter: inout ViewCodeInterpreter, _ name: String, _ value: Expression, at expression: Expression,
        _ site: CodeSite
    ) {
        let place = SourcePlace(file: site.scope.file, range: expression.range)
        guard name == "itemSize" || name == "estimatedItemSize",
            !interpreter.store.itemHeights.contains(where: { $0.1 == place })
        else { return }
        let height =
            name == "itemSize" && !site.isConditional
            ? Self.heightArgument(of: value).flatMap { number(interpreter.evaluator, $0, site.scope) } : nil
        interpreter.store.itemHeights.append((height, place))
    }

    private static func number(_ evaluator: Evaluator, _ expression: Expression, _ scope: Scope) -> Double? {
        evaluator.number(of: expression, in: scope).value
    }

    /// The height of `CGSize(width: …, height: 30)`.
    private static func heightArgument(of expression: Expression) -> Expression? {
        guard case .call(let callee, let arguments) = expression.kind else { return nil }
        switch callee.kind {
        case .name(let name): guard FrameworkType.kind(of: name) == .size else { return nil }
        case .member(nil, "init", _): break
        default: return nil
        }
        return arguments.first { $0.label == "height" }?.value
    }
}
