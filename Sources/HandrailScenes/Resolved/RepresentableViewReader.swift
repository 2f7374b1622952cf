import HandrailCode
import HandrailFrameworks
import HandrailModel
package import HandrailProgram
import HandrailSource
import HandrailValues
import HandrailViewCode

/// Reads the views of UIKit and AppKit that representables make.
package enum RepresentableViewReader {
    /// What a representable makes; `nil` where that cannot be told, or shows nothing to judge.
    @Sendable package static func view(of type: LinkedType, in program: Program) -> RepresentedView? {
        for name in ["makeUIView", "makeNSView"] {
            guard let function = type.functions[name]?.first else { continue }
            return made(
                by: function, changedBy: name.replacing("make", with: "update"), of: type, program).flatMap(judged)
        }
        for name in ["makeUIViewController", "makeNSViewController"] {
            guard let function = type.functions[name]?.first else { continue }
            return shown(by: function, of: type, program).flatMap(judged)
        }
        return nil
    }

    /// The one view that a function makes, with what its class and the function that changes it do to it.
    private static func made(
        by function: LinkedFunction, changedBy change: String, of type: LinkedType, _ program: Program
    ) -> RepresentedView? {
        var reader = ViewCodeInterpreter(program: program)
        let start = site(of: type)
        let roots = reader.walk(
            function, receiver: nil, names: names(function, of: type), type: type, from: start, call: nil)
        guard roots.count == 1, reader.store.nodes[roots[0]].viewClass.family == .view,
            reader.store.nodes[roots[0]].isMade
        else { return nil }
        for update in type.functions[change] ?? [] {
            var handed = HandedValues()
            if let first = update.declaration.parameters.first { handed.views[first.name] = roots }
            _ = reader.walk(
                update, receiver: nil, names: names(update, of: type), handed: handed, type: type,
                from: start.sometimes,
                call: nil)
        }
        ClassCode.readDesigned(&reader)
        guard reader.isComplete else { return nil }
        let view = ViewDescriber(reader: reader).description(of: roots[0], slot: .subview)
        return RepresentedView(view, following: reader.store.followed)
    }

    /// What the one controller that a function makes shows.
    private static func shown(
        by function: LinkedFunction, of type: LinkedType, _ program: Program
    ) -> RepresentedView? {
        var reader = ViewCodeInterpreter(program: program)
        let roots = reader.walk(
            function, receiver: nil, names: names(function, of: type), type: type, from: site(of: type), call: nil)
        // A bar's controller is shown for what it holds.
        let held = roots.flatMap { root in
            let node = reader.store.nodes[root]
            return node.viewClass.has(.stacksScreens) ? node.fields["rootViewController"] ?? [root] : [root]
        }
        guard held.count == 1, let controller = reader.store.nodes[held[0]].viewClass.type,
            let viewClass = program.viewClass(of: controller), viewClass.family == .controller, viewClass.isKnown
        else { return nil }
        return ResolvedClass(controller, viewClass, program: program).scene?.roots.first.map {
            RepresentedView($0, following: reader.store.followed)
        }
    }

    private static func site(of type: LinkedType) -> CodeSite {
        CodeSite(
            scope: Scope(parent: nil, receiver: .type(type), file: type.file, module: type.module), receiver: nil,
            type: type)
    }

    /// Whatever a representable is given is known only while the app runs.
    private static func names(_ function: LinkedFunction, of type: LinkedType) -> [String: Binding] {
        var names = Dictionary(
            type.stored.map { ($0.declaration.name, Binding.value(.runtime($0.declaration.type))) },
            uniquingKeysWith: { first, _ in first })
        names.merge(FunctionOrder.open(function.declaration.parameters)) { _, parameter in parameter }
        return names
    }

    /// A view in which there is something that people read or act on; others stay what they were: unknown.
    private static func judged(_ represented: RepresentedView) -> RepresentedView? {
        guard let entry = SystemClasses.form(of: represented.view.systemClass), entry.kind != .opaque
        else { return nil }
        var open = [represented.view]
        while let next = open.popLast() {
            if let entry = SystemClasses.form(of: next.systemClass), entry.kind.isControl || entry.kind == .text {
                return represented
            }
            if next.gestures.contains(where: \.gesture.isOnDrawnControl) { return represented }
            open += next.subviews
        }
        return nil
    }
}
