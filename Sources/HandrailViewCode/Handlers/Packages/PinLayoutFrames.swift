import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailSource

/// Frames made with PinLayout: `view.pin.top().width(44)`.
enum PinLayoutFrames {
    /// `view.pin.top(16).left(8).width(120).height(30)`; `false` for a call that is no such chain.
    static func readPin(
        _ interpreter: inout ViewCodeInterpreter, _ expression: Expression, _ site: inout CodeSite
    ) -> Bool {
        var links: [(name: String, arguments: [Argument])] = []
        var current = expression
        while case .call(let callee, let arguments) = current.kind, case .member(let base?, let name, _) = callee.kind,
            links.count < 30
        {
            links.append((name, arguments))
            current = base
        }
        guard case .member(let view?, let space, _) = current.kind,
            PackageSymbol.meaning(of: space, in: .pinLayout) == .namespace
        else { return false }
        let owners = interpreter.visit(view, &site)
        guard !owners.isEmpty else { return false }
        // The content decides on what is fitted, whatever was asked for before.
        let fitted = Set(links.flatMap { Self.fitted($0.name, $0.arguments) })
        for link in links.reversed() {
            pin(&interpreter, link.name, link.arguments, owners, at: expression, fitted, &site)
        }
        return true
    }

    private static func pin(
        _ interpreter: inout ViewCodeInterpreter, _ name: String, _ arguments: [Argument], _ owners: [Int],
        at expression: Expression, _ fitted: Set<String>,
        _ site: inout CodeSite
    ) {
        let first = arguments.first?.value
        switch PackageSymbol.meaning(of: name, in: .pinLayout) {
        case .sizes(let width, let height, let relation):
            let size = first.flatMap { LayoutAnchors.size(interpreter.evaluator, $0, in: site) }
            for side in [width ? "width" : nil, height ? "height" : nil].compactMap(\.self) {
                guard relation != .equal || !fitted.contains(side) else { continue }
                let points: Fact<Double> = size.map { .known(side == "width" ? $0.width : $0.height) } ?? .dynamic
                for owner in owners {
                    LayoutAnchors.constrain(&interpreter.store, owner, side, points, relation, at: expression, site)
                }
            }
        case .pins(let edge, let isFar):
            let distance = first.map { LayoutAnchors.signed(interpreter.evaluator, $0, in: site.scope) } ?? .known(0)
            let offset = isFar ? distance.map { -$0 } : distance
            for owner in owners {
                LayoutAnchors.constrain(
                    &interpreter.store, owner, edge, offset, .equal, at: expression, site,
                    second: ViewConstraint.Side(item: LayoutAnchors.aroundIt, attribute: edge))
            }
        default: interpreter.visit(arguments, &site)
        }
    }

    private static func fitted(_ name: String, _ arguments: [Argument]) -> [String] {
        switch PackageSymbol.meaning(of: name, in: .pinLayout) {
        case .fits: return ["width", "height"]
        case .fitsBesides:
            guard let first = arguments.first, case .member(_, let way, _) = first.value.kind else {
                return ["width", "height"]
            }
            if way.hasPrefix("width") { return ["height"] }
            return way.hasPrefix("height") ? ["width"] : ["width", "height"]
        default: return []
        }
    }
}
