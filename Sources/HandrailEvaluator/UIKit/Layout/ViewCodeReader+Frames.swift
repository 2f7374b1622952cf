import HandrailCode
import HandrailModel
import HandrailSource

extension ViewCodeReader {
    /// Notes the frame that a view is given: as a rectangle, and each side of it.
    mutating func setFrame(of owner: Int, to value: Expression, at expression: Expression, _ site: CodeSite) {
        if let frame = frame(value, in: site) { nodes[owner].frame = frame }
        if isZero(value, site) { return }
        let (width, height) = sides(of: value, "CGRect", site)
        let place = SourcePlace(file: site.scope.file, range: expression.range)
        nodes[owner].sizes += [
            ViewNode.Size(side: "width", points: width, place: place), ViewNode.Size(side: "height", points: height, place: place),
        ]
    }

    /// `view.frame.size.height = 30`; `false` where a target is no part of a frame.
    mutating func setPart(
        _ name: String, of base: Expression, to value: Expression, at expression: Expression, _ site: inout CodeSite
    ) -> Bool {
        guard name == "height" || name == "width" || name == "size" else { return false }
        var rectangle = base
        if name != "size", case .member(let inner?, "size", _) = base.kind { rectangle = inner }
        let owners: [Int]
        switch rectangle.kind {
        case .name("frame"), .name("bounds"): owners = site.receiver.map { [$0] } ?? []
        case .member(let view?, "frame", _), .member(let view?, "bounds", _): owners = visit(view, &site)
        default: return false
        }
        let place = SourcePlace(file: site.scope.file, range: expression.range)
        if name == "size" {
            let (width, height) = sides(of: value, "CGSize", site)
            for owner in owners {
                nodes[owner].sizes += [
                    ViewNode.Size(side: "width", points: width, place: place),
                    ViewNode.Size(side: "height", points: height, place: place),
                ]
            }
        } else {
            let points = evaluator.number(of: value, in: site.scope)
            for owner in owners { nodes[owner].sizes.append(ViewNode.Size(side: name, points: points, place: place)) }
        }
        return true
    }

    /// A rectangle whose numbers are known.
    func frame(_ value: Expression, in site: CodeSite) -> ViewFrame? {
        for (inner, scope) in evaluator.symbol(value, in: site.scope) {
            guard case .call(let callee, let arguments) = inner.kind, case .name("CGRect") = callee.kind else { continue }
            func number(_ label: String) -> Double? {
                arguments.first { $0.label == label }.flatMap { evaluator.number(of: $0.value, in: scope).value }
            }
            guard let width = number("width"), let height = number("height") else { continue }
            return ViewFrame(x: number("x") ?? 0, y: number("y") ?? 0, width: width, height: height)
        }
        return nil
    }

    /// A frame of no size says that something else lays the view out.
    private func isZero(_ value: Expression, _ site: CodeSite) -> Bool {
        evaluator.symbol(value, in: site.scope).contains { inner, _ in
            switch inner.kind {
            case .member(_, "zero", _): true
            case .call(let callee, let arguments):
                if case .name("CGRect") = callee.kind { arguments.isEmpty } else { false }
            default: false
            }
        }
    }

    /// The width and height of a rectangle or a size.
    private func sides(of value: Expression, _ type: String, _ site: CodeSite) -> (width: Fact<Double>, height: Fact<Double>) {
        let found = evaluator.symbol(value, in: site.scope)
        guard found.count == 1, let (inner, scope) = found.first, case .call(let callee, let arguments) = inner.kind else {
            return (.dynamic, .dynamic)
        }
        switch callee.kind {
        case .name(type), .member(nil, "init", _): break
        default: return (.dynamic, .dynamic)
        }
        if let size = arguments.first(where: { $0.label == "size" }) {
            var home = site
            home.scope = scope
            return sides(of: size.value, "CGSize", home)
        }
        func number(_ label: String) -> Fact<Double> {
            arguments.first { $0.label == label }.map { evaluator.number(of: $0.value, in: scope) } ?? .dynamic
        }
        return (number("width"), number("height"))
    }
}
