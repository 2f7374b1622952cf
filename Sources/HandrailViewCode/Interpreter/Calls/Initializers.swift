import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

/// Reads the initializers of the project.
enum Initializers {
    /// Reads the initializer that a call fits, or all of them where there is no call.
    static func initialize(
        _ interpreter: inout ViewCodeInterpreter, _ node: Int, arguments: [Argument]?, from site: CodeSite,
        at place: SourcePlace?
    ) {
        guard let type = interpreter.store.nodes[node].viewClass.type else { return }
        // What an object is made of does not hang on how many calls led to where it is made.
        let home = interpreter.site(of: node)
        let candidates = initializers(interpreter.evaluator, of: type, taking: arguments ?? [])
        guard let arguments else {
            for function in candidates {
                _ = interpreter.walk(
                    function, receiver: node, names: FunctionOrder.open(function.declaration.parameters), type: type,
                    from: home, call: nil)
            }
            return
        }
        guard let best = Arguments.best(candidates, for: arguments, from: site.scope.lookupContext) else { return }
        let names = Arguments.bind(arguments, to: best.declaration.parameters, from: site.scope)
        let handed = interpreter.take(arguments, for: best.declaration.parameters, from: site)
        var outer = home
        // A list asks for any of its nodes, and what one is made of holds whenever it is there.
        outer.isConditional = site.isConditional && !interpreter.store.nodes[node].viewClass.has(.node)
        _ = interpreter.making {
            $0.walk(best, receiver: node, names: names, handed: handed, type: type, from: outer, call: nil)
        }
        interpreter.read(uncalled: handed)
    }

    /// The initializers of the class itself, or of the nearest of its ancestors that takes these arguments: a class
    /// that only adds convenient ones inherits the others.
    private static func initializers(
        _ evaluator: Evaluator, of type: LinkedType, taking arguments: [Argument]
    ) -> [LinkedFunction] {
        let all = evaluator.program.lineage(of: type).compactMap { $0.functions["init"] }.filter { !$0.isEmpty }
            .map { $0.filter { !$0.declaration.parameters.contains { $0.name == "coder" || $0.name == "aDecoder" } } }
        return all.first { $0.contains { Self.fits($0.declaration.parameters, arguments) } } ?? all.first ?? []
    }

    /// The labels of what initializers of bar items are given to show.
    private static let shown: Set<String> = ["image", "title", "barButtonSystemItem", "systemItem"]

    /// Reads the initializer that the project adds to a framework's class, where a call fits one; `false` where it fits
    /// none.
    @discardableResult
    static func initialize(
        _ interpreter: inout ViewCodeInterpreter, extended node: Int, _ arguments: [Argument], from site: CodeSite
    ) -> Bool {
        let viewClass = interpreter.store.nodes[node].viewClass
        // What an item of a bar is given to show is told where it is given, and not where a project makes a view of it.
        if viewClass.family == .barItem, arguments.contains(where: { shown.contains($0.label ?? "") }) { return false }
        let added = interpreter.program.methods("init", of: nil, systemClass: viewClass.systemClass)
        guard !added.isEmpty,
            let fitting = added.first(where: { function in
                !interpreter.isBeingRead(function)
                    && Self.fits(function.declaration.parameters, arguments)
            })
        else { return false }
        let names = Arguments.bind(arguments, to: fitting.declaration.parameters, from: site.scope)
        let handed = interpreter.take(arguments, for: fitting.declaration.parameters, from: site)
        var outer = interpreter.site(of: node)
        outer.isConditional = site.isConditional
        _ = interpreter.making {
            $0.walk(fitting, receiver: node, names: names, handed: handed, type: nil, from: outer, call: nil)
        }
        interpreter.read(uncalled: handed)
        return true
    }

    /// Whether a call with these arguments can only mean a function with these parameters: all labels meet, and nothing
    /// that has no value of its own is left out.
    private static func fits(_ parameters: [Parameter], _ arguments: [Argument]) -> Bool {
        guard !arguments.isEmpty, arguments.allSatisfy({ !$0.isTrailing }) else { return false }
        var rest = parameters[...]
        for argument in arguments {
            guard let position = rest.firstIndex(where: { $0.label == argument.label }),
                rest[..<position].allSatisfy({ $0.defaultValue != nil })
            else { return false }
            rest = rest[(position + 1)...]
        }
        return rest.allSatisfy { $0.defaultValue != nil }
    }

    /// An object that a call makes.
    static func construct(
        _ interpreter: inout ViewCodeInterpreter, _ viewClass: CodeClass, _ arguments: [Argument],
        at expression: Expression, _ site: inout CodeSite
    ) -> Int {
        let place = SourcePlace(file: site.scope.file, range: expression.range)
        let (node, isNew) = interpreter.make(viewClass, at: place, in: site)
        guard isNew else { return node }
        if viewClass.type == nil {
            if !initialize(&interpreter, extended: node, arguments, from: site) {
                interpreter.handlers.initialize(&interpreter, node, arguments, at: expression, &site)
            }
        } else {
            if !declaresInitializer(interpreter.evaluator, viewClass) {
                interpreter.handlers.initialize(&interpreter, node, arguments, at: expression, &site)
            }
            initialize(&interpreter, node, arguments: arguments, from: site, at: place)
        }
        if !viewClass.isKnown, viewClass.family == .view {
            interpreter.store.nodes[node].openTo = .undeclared(viewClass.systemClass)
        }
        return node
    }

    private static func declaresInitializer(_ evaluator: Evaluator, _ viewClass: CodeClass) -> Bool {
        guard let type = viewClass.type else { return false }
        return evaluator.program.lineage(of: type).contains { ancestor in
            ancestor.functions["init"]?.contains { function in
                !function.declaration.parameters.contains { $0.name == "coder" || $0.name == "aDecoder" }
            } ?? false
        }
    }
}
