import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

/// Closures that fill the cells or headers of which a collection is told the class.
enum CellRegistrations {
    /// Reads the closure that fills the cells or headers of which a collection is told the class,
    /// `UICollectionView.CellRegistration<TrailCell, Trail> { cell, path, trail in … }`; `false` for any other call.
    ///
    /// What it does to what it is handed is done to that class; where this is none of the project's, to no class at
    /// all.
    ///
    /// - Parameters:
    ///   - name: what is made, as far as the call or the type around it says.
    ///   - type: the type that the context declares.
    static func fill(
        _ interpreter: inout ViewCodeInterpreter, registered name: String, as type: TypeName?, _ arguments: [Argument],
        at expression: Expression, _ site: inout CodeSite
    ) -> Bool {
        guard Self.registrations.contains(where: name.hasSuffix) else { return false }
        let written = type?.arguments.first?.name ?? cellClass(interpreter.evaluator, writtenIn: expression, site)
        let declared = written.flatMap {
            interpreter.program.type(named: $0, from: site.scope.lookupContext, within: site.type?.name)
        }
        // A cell of the framework has none of the properties that classes of the project have.
        let cell = declared.map { TypeName($0.name) } ?? TypeName(BuiltInClass.collectionCell.name)
        if declared != nil, let object = interpreter.foreignObject(cell, in: site) {
            interpreter.store.list([object], in: [])
        }
        for argument in arguments {
            guard case .closure(let closure) = argument.value.kind else {
                _ = interpreter.visit(argument.value, &site)
                continue
            }
            var inner = site.sometimes
            if declared == nil, written.map({ SystemClasses.has(.listCell, $0) }) == true {
                ClosureCalls.run(&interpreter, closure, handing: [row(&interpreter, at: expression, site)], inner)
                continue
            }
            inner.scope = inner.scope.binding("$0", to: .value(.runtime(cell)))
            inner.nodes["$0"] = nil
            ClosureCalls.run(&interpreter, Self.typed(closure, cell), handing: [], inner)
        }
        return true
    }

    /// A row of a list of the framework's own, which is heard as those of tables are.
    private static func row(_ interpreter: inout ViewCodeInterpreter, at call: Expression, _ site: CodeSite) -> Int {
        let cell = CodeClass(.tableCell, family: .view)
        let (node, isNew) = interpreter.make(
            cell, at: SourcePlace(file: site.scope.file, range: call.range), in: site, identity: "cell")
        if isNew { interpreter.store.nodes[node].isDequeued = true }
        return node
    }

    private static let registrations = ["CellRegistration", "SupplementaryRegistration"]

    /// A closure of which the first parameter has a type, be it the one that is written there.
    private static func typed(_ closure: Closure, _ type: TypeName) -> Closure {
        guard let first = closure.parameters.first, first.type == nil else { return closure }
        let typed = Parameter(
            label: first.label, name: first.name, type: type, defaultValue: first.defaultValue,
            attributes: first.attributes)
        return Closure(parameters: [typed] + closure.parameters.dropFirst(), body: closure.body)
    }

    /// The first class in angle brackets at the beginning of a call: `TrailCell` of `CellRegistration<TrailCell, Trail>
    /// {`.
    private static func cellClass(_ evaluator: Evaluator, writtenIn call: Expression, _ site: CodeSite) -> String? {
        let index = evaluator.program.mentions.index(of: site.scope.file)
        let head = index.positions(in: call.range).prefix {
            index[$0] != .openBrace && index[$0] != .openParenthesis
        }
        guard let open = head.first(where: { index[$0] == .openAngle }) else { return nil }
        let first = head.filter { $0 > open }.prefix { index[$0].isWord || index[$0] == .dot }
        let name = first.map { index.word(at: $0) ?? "." }.joined()
        return name.isEmpty ? nil : name
    }
}
