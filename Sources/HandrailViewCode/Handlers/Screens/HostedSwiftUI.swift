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
            interpreter.store.hosted.append(
                HostedView(
                    source: .expression(content, site.scope), place: place, name: name,
                    standing: standing(interpreter.evaluator, of: content, site)))
        }
        interpreter.store.nodes[node].hosted = interpreter.store.hosted.count - 1
        if interpreter.store.nodes[node].viewClass.family == .controller {
            _ = interpreter.field("view", of: node, in: site)
        }
    }

    private static func standing(
        _ evaluator: Evaluator, of content: Expression, _ site: CodeSite
    ) -> HostedView.Standing {
        guard let root = content.rootName, root.beginsWithCapital, root != "Self" else { return .nothing }
        if root == "AnyView" { return .nothing }
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
