import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

/// SwiftUI views that views and controllers show.
enum HostedSwiftUI {
    /// How many SwiftUI views of one class are looked at.
    private static let mostHosted = 60

    /// Notes a SwiftUI view that is made here, and that `node` shows.
    static func host(_ interpreter: inout ViewCodeInterpreter, _ content: Expression, in node: Int, _ site: CodeSite) {
        guard interpreter.store.nodes[node].hosted == nil else { return }
        let place = SourcePlace(file: site.scope.file, range: content.range)
        guard interpreter.store.hosted.count < Self.mostHosted else {
            return interpreter.evaluator.budget.cut(.tooManyElements, at: place)
        }
        let name = site.type?.name ?? ""
        if case .closure(let closure) = content.kind {
            interpreter.store.hosted.append(
                HostedView(source: .statements(closure.body, site.scope), place: place, name: name, standing: .alone))
        } else {
            interpreter.store.hosted.append(hostedView(of: content, interpreter.evaluator, site))
        }
        interpreter.store.nodes[node].hosted = interpreter.store.hosted.count - 1
        if interpreter.store.nodes[node].viewClass.family == .controller {
            _ = interpreter.field("view", of: node, in: site)
        }
    }

    private static func hostedView(
        of content: Expression, _ evaluator: Evaluator, _ site: CodeSite
    ) -> HostedView {
        HostedView(
            source: .expression(content, site.scope), place: SourcePlace(file: site.scope.file, range: content.range),
            name: site.type?.name ?? "", standing: standing(evaluator, of: content, site))
    }

    /// Lets objects show a SwiftUI view that a property of them is set to: the view of a controller of SwiftUI, and
    /// what a property of a class is for that shows such views; `false` where it is none, or they do not.
    static func hostContent(
        _ interpreter: inout ViewCodeInterpreter, _ name: String, of owners: [Int], _ value: Expression,
        _ site: CodeSite
    ) -> Bool {
        if FrameworkProperty.effect(of: name) == .hostsContent {
            let hosts = owners.filter {
                interpreter.store.nodes[$0].viewClass.has(.hostsSwiftUI)
                    || interpreter.store.nodes[$0].viewClass.has(.hostingView)
            }
            for node in hosts {
                // What it was made with until its view is there.
                if let number = interpreter.store.nodes[node].hosted, showsNothing(interpreter.store.hosted[number]) {
                    interpreter.store.hosted[number] = hostedView(of: value, interpreter.evaluator, site)
                } else {
                    host(&interpreter, value, in: node, site)
                }
            }
            return !hosts.isEmpty
        }
        let holders = owners.filter { takesContent(interpreter.store.nodes[$0].viewClass, name, interpreter.program) }
        guard !holders.isEmpty, let content = content(value, interpreter.evaluator, site) else { return false }
        let (node, isNew) = interpreter.make(
            CodeClass(.hostingView, family: .view), at: SourcePlace(file: site.scope.file, range: content.range),
            in: site)
        if isNew {
            host(&interpreter, content, in: node, site)
            // A list makes the cell, and fills it whenever it shows one.
            if let number = interpreter.store.nodes[node].hosted,
                holders.allSatisfy({ interpreter.store.nodes[$0].isMadeElsewhere })
            {
                interpreter.store.hosted[number].standing = .part
            }
        }
        return CellContents.setContent(&interpreter, of: holders, to: [node])
    }

    /// Whether a property of a class is for a SwiftUI view that the class shows: it holds a view, and the class makes
    /// what shows such views.
    private static func takesContent(_ viewClass: CodeClass, _ name: String, _ program: Program) -> Bool {
        guard viewClass.family == .view, let type = viewClass.type else { return false }
        let lineage = program.lineage(of: type)
        guard let owner = lineage.first(where: { $0.properties[name] != nil }),
            let declaration = owner.properties[name]?.declaration, declaration.getter == nil,
            let declared = declaration.type, !declared.isFunction, !declared.isArray,
            lineage.contains(where: { !$0.constructs.isDisjoint(with: HostingClasses.hosts) })
        else { return false }
        return owner.genericParameters.contains(declared.name) || SwiftUIProtocols.anyView.contains(declared.name)
            || program.type(named: declared.name, from: owner.lookupContext).map { program.role(of: $0) == .view }
                ?? false
    }

    /// The SwiftUI view that a value makes, or one of its sides; `nil` where it is none.
    private static func content(_ value: Expression, _ evaluator: Evaluator, _ site: CodeSite) -> Expression? {
        switch value.kind {
        case .ternary(_, let then, let otherwise):
            return content(then, evaluator, site) ?? content(otherwise, evaluator, site)
        case .call:
            switch standing(evaluator, of: value, site) {
            case .ownView: return value
            case .alone, .part: return value.rootName.flatMap { ViewTable.entry(for: $0) } == nil ? nil : value
            case .nothing: return nil
            }
        default: return nil
        }
    }

    /// Whether what was noted stands for a view that is still to come.
    private static func showsNothing(_ view: HostedView) -> Bool {
        guard case .expression(let shown, _) = view.source else { return false }
        return inner(shown).rootName.flatMap { ViewTable.entry(for: $0) }?.marks.contains(.holdsNothing) ?? false
    }

    /// What stands in a view that only hides its type.
    private static func inner(_ content: Expression) -> Expression {
        guard case .call(let callee, let arguments) = content.kind, case .name(let name) = callee.kind,
            let entry = ViewTable.entry(for: name), entry.marks.contains(.erasesType), arguments.count == 1,
            let held = arguments.first?.value
        else { return content }
        if case .closure = held.kind { return content }
        return held
    }

    private static func standing(
        _ evaluator: Evaluator, of content: Expression, _ site: CodeSite
    ) -> HostedView.Standing {
        let shown = inner(content)
        let isErased = shown.range != content.range
        guard let root = shown.rootName, root.beginsWithCapital, root != "Self" else { return .nothing }
        // Where a type that is no view makes it, nothing else leads there with what it is given.
        if isErased, let maker = site.type, evaluator.program.viewClass(of: maker) == nil {
            if case .call = shown.kind { return .alone }
            return .nothing
        }
        if ViewTable.entry(for: root)?.marks.contains(.erasesType) ?? false { return .nothing }
        let type = evaluator.program.type(named: root, from: site.scope.lookupContext, within: site.type?.name)
        if let type, evaluator.program.role(of: type) == .view { return .ownView(type.name) }
        return .alone
    }

    /// `UIHostingConfiguration { … }` as a view that a cell shows.
    static func hostingConfiguration(
        _ interpreter: inout ViewCodeInterpreter, _ arguments: [Argument], at expression: Expression, _ site: CodeSite
    ) -> [Int] {
        guard let content = arguments.first?.value else { return [] }
        let shown = CodeClass(.hostingView, family: .view)
        let (node, isNew) = interpreter.make(
            shown, at: SourcePlace(file: site.scope.file, range: expression.range), in: site)
        if isNew { host(&interpreter, content, in: node, site) }
        return [node]
    }

    /// `UIHostingConfiguration { … }.margins(.all, 0)`: a method that gives what it is called on back.
    static func changeHosting(
        _ call: MethodCall, _ interpreter: inout ViewCodeInterpreter, _ site: inout CodeSite
    ) -> [Int]? {
        let areHosting = call.owners.allSatisfy {
            interpreter.store.nodes[$0].viewClass.has(.hostingView)
        }
        return areHosting ? call.owners : nil
    }
}

extension ViewNode {
    /// Whether other code makes the object.
    fileprivate var isMadeElsewhere: Bool { if case .foreign = kind { true } else { isDequeued } }
}
