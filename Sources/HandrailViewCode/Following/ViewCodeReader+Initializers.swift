import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

extension ViewCodeReader {
    /// Reads the initializer that a call fits, or all of them where there is no call.
    mutating func initialize(_ node: Int, arguments: [Argument]?, from site: CodeSite, at place: SourcePlace?) {
        guard let type = nodes[node].viewClass.type else { return }
        // What an object is made of does not hang on how many calls led to where it is made.
        let home = self.site(of: node)
        let candidates = initializers(of: type, taking: arguments ?? [])
        guard let arguments else {
            for function in candidates {
                _ = walk(
                    function, receiver: node, names: Self.open(function.declaration.parameters), type: type,
                    from: home, call: nil)
            }
            return
        }
        guard let best = Evaluator.best(candidates, for: arguments, from: site.scope.viewpoint) else { return }
        var names = Evaluator.bind(arguments, to: best.declaration.parameters, from: site.scope)
        let handed = take(arguments, for: best.declaration.parameters, names: &names, from: site)
        var outer = home
        outer.isConditional = site.isConditional
        _ = making { $0.walk(best, receiver: node, names: names, handed: handed, type: type, from: outer, call: nil) }
        read(uncalled: handed)
    }

    /// The initializers of the class itself, or of the nearest of its ancestors that takes these arguments: a class that only adds
    /// convenient ones inherits the others.
    private func initializers(of type: LinkedType, taking arguments: [Argument]) -> [LinkedFunction] {
        let all = program.lineage(of: type).compactMap { $0.functions["init"] }.filter { !$0.isEmpty }
            .map { $0.filter { !$0.declaration.parameters.contains { $0.name == "coder" || $0.name == "aDecoder" } } }
        return all.first { $0.contains { Self.fits($0.declaration.parameters, arguments) } } ?? all.first ?? []
    }

    /// Reads the initializer that the project adds to a framework's class, where a call fits one; `false` where it fits none.
    @discardableResult
    mutating func initialize(extended node: Int, _ arguments: [Argument], from site: CodeSite) -> Bool {
        let viewClass = nodes[node].viewClass
        // What is said of an item of a bar is taken to hold for the view that it is made of.
        guard viewClass.family != .barItem else { return false }
        let added = program.methods("init", of: nil, systemClass: viewClass.systemClass)
        guard !added.isEmpty,
            let fitting = added.first(where: { function in
                !isBeingRead(function)
                    && Self.fits(function.declaration.parameters, arguments)
            })
        else { return false }
        var names = Evaluator.bind(arguments, to: fitting.declaration.parameters, from: site.scope)
        let handed = take(arguments, for: fitting.declaration.parameters, names: &names, from: site)
        var outer = self.site(of: node)
        outer.isConditional = site.isConditional
        _ = making { $0.walk(fitting, receiver: node, names: names, handed: handed, type: nil, from: outer, call: nil) }
        read(uncalled: handed)
        return true
    }

    /// Whether a call with these arguments can only mean a function with these parameters: all labels meet, and nothing that
    /// has no value of its own is left out.
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
}
