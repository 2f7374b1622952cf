import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

/// Menus that a long press opens.
enum ContextMenus {
    private static func opensMenu(_ expression: Expression) -> Bool {
        guard case .call(let callee, _) = expression.kind else { return false }
        switch callee.kind {
        case .name(let name): return FrameworkType.kind(of: name) == .menuInteraction
        case .member(let base?, "init", _):
            if case .name(let name) = base.kind { return FrameworkType.kind(of: name) == .menuInteraction }
            return false
        default: return false
        }
    }

    /// A menu that a long press opens; what stands in it is decided while the app runs.
    static func addMenu(_ interpreter: inout ViewCodeInterpreter, to owner: Int, at place: SourcePlace) {
        let menu = interpreter.store.add(
            ViewNode(
                kind: .made, viewClass: CodeClass(.menu, family: .menu),
                identity: "menu", place: place))
        interpreter.hold(menu, in: owner, slot: .menuItem)
    }

    /// `addInteraction(_:)`
    static func addInteraction(
        _ call: MethodCall, _ interpreter: inout ViewCodeInterpreter, _ site: inout CodeSite
    ) -> [Int]? {
        guard let first = call.arguments.first else { return nil }
        interpreter.visit([first], &site)
        Dragging.addDragging(&interpreter, first.value, to: call.owners, at: call.expression, site)
        guard interpreter.evaluator.symbol(first.value, in: site.scope).contains(where: { opensMenu($0.0) }) else {
            return []
        }
        for owner in call.owners {
            addMenu(&interpreter, to: owner, at: SourcePlace(file: site.scope.file, range: call.expression.range))
        }
        return []
    }
}
