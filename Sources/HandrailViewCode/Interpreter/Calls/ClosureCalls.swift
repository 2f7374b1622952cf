package import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailSource
import HandrailValues

/// Runs closures with what they are handed.
package enum ClosureCalls {
    /// Whether nothing but closures is handed over, as they are written.
    static func areClosures(_ arguments: [Argument]) -> Bool {
        !arguments.isEmpty
            && arguments.allSatisfy { if case .closure = $0.value.kind { true } else { false } }
    }

    /// Calls a closure that was handed over.
    package static func call(
        _ interpreter: inout ViewCodeInterpreter, _ capture: ClosureCapture, _ arguments: [Argument],
        _ site: inout CodeSite
    ) -> [Int] {
        guard interpreter.isInReach(site) else { return [] }
        capture.wasCalled = true
        var inner = capture.site
        inner.result = nil
        inner.depth = site.depth + 1
        inner.isConditional = site.isConditional
        inner.circumstances = site.circumstances
        inner.taken = capture.site.taken.inside(site.taken)
        if let called = site.asked {
            inner.asked =
                capture.site.asked.map { $0 === called ? called : AskedConditions(written: $0, called: called) }
                ?? called
        }
        if let first = arguments.first(where: { ViewCodeInterpreter.isParticular($0.value) }) {
            // Each call with something of its own makes objects of its own.
            inner.context = interpreter.context(
                of: site, site.receiver ?? -1, SourcePlace(file: site.scope.file, range: first.value.range))
        }
        var names: [String: Binding] = [:]
        for (index, argument) in arguments.enumerated() {
            let name = index < capture.closure.parameters.count ? capture.closure.parameters[index].name : "$\(index)"
            let found = interpreter.visit(argument.value, &site)
            inner.nodes[name] = found.isEmpty ? nil : found
            names[name] = .deferred(argument.value, site.scope, type: nil)
        }
        inner.scope = inner.scope.binding(names)
        let skipped = interpreter.skippedCalls
        let results = interpreter.onBehalf(of: capture.level) { $0.walk(capture.closure.body, &inner) }
        // Where too many calls led here, whoever handed it on reads it to its end.
        if interpreter.skippedCalls > skipped { capture.wasCalled = false }
        return results
    }

    /// Runs a closure with views as its first argument.
    @discardableResult
    static func run(
        _ interpreter: inout ViewCodeInterpreter, _ closure: Closure, handing views: [Int], _ site: CodeSite
    ) -> [Int] {
        guard interpreter.isInReach(site) else { return [] }
        var inner = site
        inner.result = nil
        inner.depth += 1
        var names: [String: Binding] = [:]
        for (index, parameter) in closure.parameters.enumerated() where parameter.name != "_" {
            names[parameter.name] = .value(.runtime(parameter.type))
            inner.nodes[parameter.name] = index == 0 && !views.isEmpty ? views : nil
        }
        if closure.parameters.isEmpty, !views.isEmpty { inner.nodes["$0"] = views }
        inner.scope = inner.scope.binding(names)
        let results = interpreter.walk(closure.body, &inner)
        interpreter.store.viewsGivenBack.formUnion(results)
        return results
    }

    /// Methods of lists that hand on what is in them.
    static let passing: NameSet = [
        "forEach", "map", "compactMap", "filter", "enumerated", "reversed", "sorted", "prefix", "suffix", "dropFirst",
        "dropLast", "first", "last", "flatMap", "lazy",
    ]

    /// Hands each of several views to a closure or a method.
    static func loop(
        _ interpreter: inout ViewCodeInterpreter, _ name: String, over found: [Int], _ arguments: [Argument],
        _ site: inout CodeSite
    ) -> [Int] {
        guard let argument = arguments.first else { return found }
        if name == "filter", case .closure(let closure) = argument.value.kind,
            let asked = ClassChecks.askedClass(closure)
        {
            return found.filter { ClassChecks.mayBe(interpreter, $0, asked, site) }
        }
        guard name == "forEach" || name == "map" || name == "compactMap" || name == "flatMap" else { return found }
        var results: [Int] = []
        switch argument.value.kind {
        case .closure(let closure):
            if closure.parameters.count > 1 {
                let turns = interpreter.turns(over: found, at: site.scope.place(of: argument.value)).map {
                    Array(repeating: LoopIterations.Item(views: [$0]), count: closure.parameters.count)
                }
                return LoopIterations.loop(&interpreter, name, turns, argument.value, &site)
            }
            for node in interpreter.turns(over: found, at: site.scope.place(of: argument.value)) {
                results += run(&interpreter, closure, handing: [node], site)
            }
            if results.isEmpty, name == "compactMap", ClassChecks.askedClass(closure) != nil { return [] }
        case .member(let base?, let method, _) where Self.holds(method):
            // `forEach(view.addSubview)`
            for owner in interpreter.visit(base, &site) {
                for node in found { interpreter.hold(node, in: owner, slot: .subview) }
            }
        case .name(let method) where Self.holds(method):
            if let receiver = site.receiver {
                for node in found { interpreter.hold(node, in: receiver, slot: .subview) }
            }
        case .member(_?, let method, _), .name(let method):
            if method != "init", !FrameworkMethod.leavesArguments(method), !FrameworkMethod.leavesReceiver(method) {
                results += FunctionValues.loop(&interpreter, over: found, handingTo: argument.value, site)
            }
        default: break
        }
        return name == "forEach" ? [] : (results.isEmpty ? found : results)
    }

    /// Whether a method puts a view into another.
    private static func holds(_ method: String) -> Bool {
        if case .addsSubview? = FrameworkMethod.effect(of: method) { true } else { false }
    }
}
