import HandrailCode
import HandrailModel
import HandrailSource

/// Frames made with PinLayout: `view.pin.top().width(44)`.
enum PinLayoutFrames {
    /// Methods of PinLayout that a chain behind `pin` may end with.
    static let pinMethods: Set<String> = [
        "all", "top", "bottom", "left", "right", "start", "end", "hCenter", "vCenter", "center", "width", "height",
        "size", "minWidth", "maxWidth", "minHeight", "maxHeight", "sizeToFit", "wrapContent", "aspectRatio",
        "horizontally", "vertically", "margin", "marginTop", "marginBottom", "marginLeft", "marginRight", "marginStart",
        "marginEnd", "marginHorizontal", "marginVertical", "pinEdges", "fitSize", "justify", "align", "above", "below",
        "before", "after", "topLeft", "topCenter", "topRight", "topStart", "topEnd", "centerLeft", "centerRight",
        "centerStart", "centerEnd", "bottomLeft", "bottomCenter", "bottomRight", "bottomStart", "bottomEnd", "left",
        "layout",
    ]

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
        guard case .member(let view?, "pin", _) = current.kind else { return false }
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
        switch name {
        case "width", "height", "size", "minWidth", "maxWidth", "minHeight", "maxHeight":
            let relation: ViewConstraint.Relation =
                name.hasPrefix("min") ? .atLeast : name.hasPrefix("max") ? .atMost : .equal
            let size = first.flatMap { LayoutAnchors.size(interpreter.evaluator, $0, in: site) }
            for side in ["width", "height"] where name == "size" || name.lowercased().hasSuffix(side) {
                guard relation != .equal || !fitted.contains(side) else { continue }
                let points: Fact<Double> = size.map { .known(side == "width" ? $0.width : $0.height) } ?? .dynamic
                for owner in owners {
                    LayoutAnchors.constrain(&interpreter.store, owner, side, points, relation, at: expression, site)
                }
            }
        case "left", "right", "start", "end", "top", "bottom":
            let attribute = Self.edges[name] ?? name
            let distance = first.map { LayoutAnchors.signed(interpreter.evaluator, $0, in: site.scope) } ?? .known(0)
            let offset = name == "right" || name == "end" || name == "bottom" ? distance.map { -$0 } : distance
            for owner in owners {
                LayoutAnchors.constrain(
                    &interpreter.store, owner, attribute, offset, .equal, at: expression, site,
                    second: ViewConstraint.Side(item: LayoutAnchors.aroundIt, attribute: attribute))
            }
        default: interpreter.visit(arguments, &site)
        }
    }

    private static let edges = ["start": "leading", "end": "trailing"]

    private static func fitted(_ name: String, _ arguments: [Argument]) -> [String] {
        switch name {
        case "wrapContent": return ["width", "height"]
        case "aspectRatio": return ["width", "height"]
        case "sizeToFit":
            guard let first = arguments.first, case .member(_, let way, _) = first.value.kind else {
                return ["width", "height"]
            }
            if way.hasPrefix("width") { return ["height"] }
            return way.hasPrefix("height") ? ["width"] : ["width", "height"]
        default: return []
        }
    }
}
