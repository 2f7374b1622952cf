package import HandrailCode
import HandrailFrameworks
package import HandrailModel
import HandrailSource
package import HandrailValues

/// Frames that code gives views.
package enum Frames {
    /// Notes the frame that a view is given: as a rectangle, and each side of it.
    static func setFrame(
        _ interpreter: inout ViewCodeInterpreter, of owner: Int, to value: Expression, at expression: Expression,
        _ site: CodeSite
    ) {
        if let frame = frame(interpreter.evaluator, value, in: site) { interpreter.store.nodes[owner].frame = frame }
        if Self.isAllThereIs(value, site.scope) {
            interpreter.store.nodes[owner].covering = SourcePlace(file: site.scope.file, range: expression.range)
        }
        if isZero(interpreter.evaluator, value, site) { return }
        let (width, height) = sides(interpreter.evaluator, of: value, FrameworkType.impliedRectangle, site)
        let place = SourcePlace(file: site.scope.file, range: expression.range)
        interpreter.store.nodes[owner].sizes += [
            ViewNode.Size(side: "width", points: width, place: place),
            ViewNode.Size(side: "height", points: height, place: place),
        ]
        put(&interpreter, owner, origin: value, FrameworkType.impliedRectangle, at: expression, site)
        let (top, bottom) = edges(interpreter.evaluator, of: value, height: height, site)
        interpreter.store.nodes[owner].sizes += [
            ViewNode.Size(side: "top", points: top, place: place),
            ViewNode.Size(side: "bottom", points: bottom, place: place),
        ]
    }

    /// How far the upper edge of a rectangle lies below that of what it lies in, and the lower one below the lower one
    /// of that: `CGRect(x: 0, y: view.bounds.height - 50, width: view.bounds.width, height: 50)`.
    private static func edges(
        _ evaluator: Evaluator, of value: Expression, height: Fact<Double>, _ site: CodeSite
    ) -> (
        top: Fact<Double>, bottom: Fact<Double>
    ) {
        guard !site.isConditional, case .call(let callee, let arguments) = value.kind,
            Self.isRectangle(callee),
            let y = arguments.first(where: { $0.label == "y" })?.value
        else { return (.dynamic, .dynamic) }
        if let top = evaluator.number(of: y, in: site.scope).value { return (.known(top), .dynamic) }
        guard case .binary("-", let whole, let distance) = y.kind, Self.isHeightAround(whole),
            let above = evaluator.number(of: distance, in: site.scope).value, let height = height.value
        else { return (.dynamic, .dynamic) }
        return (.dynamic, .known(height - above))
    }

    /// Whether an expression is how high the screen is: `view.bounds.height`, `UIScreen.main.bounds.size.height`,
    /// `view.frame.maxY`.
    private static func isHeightAround(_ expression: Expression) -> Bool {
        guard case .member(let inner?, let side, _) = expression.kind, side == "height" || side == "maxY" else {
            return false
        }
        var rectangle = inner
        if case .member(let base?, "size", _) = inner.kind { rectangle = base }
        guard case .member(let owner?, let name, _) = rectangle.kind, name == "bounds" || name == "frame" else {
            return false
        }
        switch owner.kind {
        case .name("view"): return true
        case .member(let base?, let member, _):
            guard case .name(let root) = base.kind else { return false }
            return root == "self" && member == "view" || FrameworkType.kind(of: root) == .screen && member == "main"
        default: return false
        }
    }

    /// Whether a rectangle is that of a whole screen or window: `view.bounds`, `UIScreen.main.bounds`, `window.frame`.
    private static func isAllThereIs(_ value: Expression, _ scope: Scope, depth: Int = 0) -> Bool {
        guard depth < 4 else { return false }
        switch value.unwrapped.kind {
        case .name(let name):
            guard case .deferred(let given, let home, _)? = scope.local(name) else { return false }
            if case .name(name) = given.kind { return false }
            return isAllThereIs(given, home, depth: depth + 1)
        case .member(let owner?, let name, _):
            guard name == "bounds" || name == "frame" else { return false }
            switch owner.unwrapped.kind {
            case .name(let view): return view == "view" || FrameworkNames.isWindow(named: view)
            case .member(let base?, "main", _):
                if case .name(let type) = base.kind { return FrameworkType.kind(of: type) == .screen }
                return false
            case .member(let base?, "view", _): if case .name("self") = base.kind { return true } else { return false }
            case .member(_, let view, _): return FrameworkNames.isWindow(named: view)
            default: return false
            }
        default: return false
        }
    }

    /// `view.frame.size.height = 30`; `false` where a target is no part of a frame.
    static func setPart(
        _ interpreter: inout ViewCodeInterpreter, _ name: String, of base: Expression, to value: Expression,
        at expression: Expression, _ site: inout CodeSite
    ) -> Bool {
        guard Self.frameParts.contains(name) else { return false }
        var rectangle = base
        if case .member(let inner?, let middle, _) = base.kind,
            middle == (name == "y" || name == "x" ? "origin" : "size")
        {
            rectangle = inner
        }
        let owners: [Int]
        switch rectangle.kind {
        case .name("frame"), .name("bounds"): owners = site.receiver.map { [$0] } ?? []
        case .member(let view?, "frame", _), .member(let view?, "bounds", _): owners = interpreter.visit(view, &site)
        default: return false
        }
        let place = SourcePlace(file: site.scope.file, range: expression.range)
        for owner in owners where name != "width" && name != "x" {
            move(&interpreter.store, owner, at: expression, site)
        }
        switch name {
        case "x", "y":
            for owner in owners {
                moved(
                    &interpreter.store, owner, [corner(interpreter.evaluator, value, along: name, in: site)],
                    at: expression, site)
            }
            return true
        case "origin":
            for owner in owners {
                put(&interpreter, owner, origin: value, FrameworkType.impliedPoint, at: expression, site)
            }
            return true
        default: break
        }
        if name == "size" {
            let (width, height) = sides(interpreter.evaluator, of: value, FrameworkType.impliedSize, site)
            for owner in owners {
                interpreter.store.nodes[owner].sizes += [
                    ViewNode.Size(side: "width", points: width, place: place),
                    ViewNode.Size(side: "height", points: height, place: place),
                ]
            }
        } else {
            let points = interpreter.evaluator.number(of: value, in: site.scope)
            for owner in owners {
                interpreter.store.nodes[owner].sizes.append(ViewNode.Size(side: name, points: points, place: place))
            }
        }
        return true
    }

    /// `list.contentInset.top = 64`; `false` where a target is no side of such an inset, or how wide it is is not
    /// known.
    static func setInset(
        _ interpreter: inout ViewCodeInterpreter, _ side: String, of base: Expression, to value: Expression,
        at expression: Expression, _ site: inout CodeSite
    ) -> Bool {
        guard side == "top" || side == "bottom" else { return false }
        let place = SourcePlace(file: site.scope.file, range: expression.range)
        if case .member(let button?, "contentEdgeInsets", _) = base.kind {
            for owner in interpreter.visit(button, &site) {
                interpreter.write("contentEdgeInsets", on: owner, .dynamic, at: place, site)
            }
            return true
        }
        guard case .known(let points) = interpreter.evaluator.number(of: value, in: site.scope) else { return false }
        let owners: [Int]
        switch base.kind {
        case .name("contentInset"): owners = site.receiver.map { [$0] } ?? []
        case .member(let list?, "contentInset", _): owners = interpreter.visit(list, &site)
        default: return false
        }
        let sides = side == "top" ? [points, 0] : [0, points]
        for owner in owners {
            interpreter.write("contentInset", on: owner, .known(.list(sides.map { .number($0) })), at: place, site)
        }
        return true
    }

    // MARK: Moving

    /// `setFrameOrigin(NSPoint(x: 0, y: 20))`
    static func setOrigin(
        _ interpreter: inout ViewCodeInterpreter, of owner: Int, to point: Expression, at expression: Expression,
        _ site: CodeSite
    ) {
        guard case .call(let callee, _) = point.kind, case .name(let type) = callee.kind,
            FrameworkType.kind(of: type) == .pointOfMac
        else {
            return put(&interpreter, owner, origin: point, FrameworkType.impliedPoint, at: expression, site)
        }
        put(&interpreter, owner, origin: point, type, at: expression, site)
    }

    /// Notes where the corner of a view is put by a rectangle or a point.
    private static func put(
        _ interpreter: inout ViewCodeInterpreter, _ owner: Int, origin value: Expression, _ type: String,
        at expression: Expression, _ site: CodeSite
    ) {
        var axes = ["x", "y"].map {
            ViewNode.Corner(axis: $0, points: .dynamic, isFromEnd: false, isAnimated: isAnimated(site))
        }
        if case .call(let callee, let arguments) = value.kind, case .name(type) = callee.kind {
            for (index, axis) in ["x", "y"].enumerated() {
                guard let argument = arguments.first(where: { $0.label == axis }) else { continue }
                axes[index] = corner(interpreter.evaluator, argument.value, along: axis, in: site)
            }
        }
        moved(&interpreter.store, owner, axes, at: expression, site)
    }

    /// Where along an axis a corner is put.
    private static func corner(
        _ evaluator: Evaluator, _ value: Expression, along axis: String, in site: CodeSite
    ) -> ViewNode.Corner {
        if axis == "y", case .binary("-", let whole, let distance) = value.kind, Self.isHeightAround(whole) {
            return ViewNode.Corner(
                axis: axis, points: evaluator.number(of: distance, in: site.scope).map { -$0 }, isFromEnd: true,
                isAnimated: isAnimated(site))
        }
        let isEnd = axis == "y" && Self.isHeightAround(value)
        return ViewNode.Corner(
            axis: axis, points: isEnd ? .known(0) : LayoutAnchors.signed(evaluator, value, in: site.scope),
            isFromEnd: isEnd, isAnimated: isAnimated(site))
    }

    private static func isAnimated(_ site: CodeSite) -> Bool { site.circumstances?.animation != nil }

    private static func moved(
        _ store: inout ObjectStore, _ owner: Int, _ corners: [ViewNode.Corner], at expression: Expression,
        _ site: CodeSite
    ) {
        store.nodes[owner].corners += corners
        guard let animation = site.circumstances?.animation, let place = site.circumstances?.place else { return }
        store.nodes[owner].motions.append(ViewMotion(properties: [.position], animation: animation, place: place))
    }

    /// Notes that nobody knows how far a view is moved: `frame.origin.y -= height`.
    static func shift(
        _ interpreter: inout ViewCodeInterpreter, _ target: Expression, by distance: Expression, _ site: inout CodeSite
    ) {
        guard case .member(let base?, let axis, _) = target.kind, axis == "x" || axis == "y" else { return }
        var rectangle = base
        if case .member(let inner?, "origin", _) = base.kind { rectangle = inner }
        guard case .member(let view?, let name, _) = rectangle.kind, name == "frame" || name == "center" else { return }
        for owner in interpreter.visit(view, &site) {
            interpreter.store.nodes[owner].corners.append(
                ViewNode.Corner(axis: axis, points: .dynamic, isFromEnd: false, isAnimated: isAnimated(site)))
            if axis == "y" { move(&interpreter.store, owner, at: target, site) }
            guard let circumstances = site.circumstances, let animation = circumstances.animation,
                let place = circumstances.place,
                let points = TransformReader(evaluator: interpreter.evaluator).number(distance, in: site.scope)
            else { continue }
            interpreter.store.nodes[owner].shapes[.offset, default: ViewShape()].values.append(points)
            interpreter.store.nodes[owner].motions.append(
                ViewMotion(properties: [.offset], animation: animation, place: place))
        }
    }

    /// Notes that a view is put somewhere else.
    static func move(_ store: inout ObjectStore, _ owner: Int, at expression: Expression, _ site: CodeSite) {
        let place = SourcePlace(file: site.scope.file, range: expression.range)
        store.nodes[owner].sizes += ["top", "bottom"].map { ViewNode.Size(side: $0, points: .dynamic, place: place) }
    }

    private static let frameParts: NameSet = ["height", "width", "size", "x", "y", "origin"]

    /// A rectangle whose numbers are known.
    package static func frame(_ evaluator: Evaluator, _ value: Expression, in site: CodeSite) -> ViewFrame? {
        for (inner, scope) in evaluator.symbol(value, in: site.scope) {
            guard case .call(let callee, let arguments) = inner.kind, isRectangle(callee) else {
                continue
            }
            func number(_ label: String) -> Double? {
                arguments.first { $0.label == label }.flatMap { evaluator.number(of: $0.value, in: scope).value }
            }
            guard let width = number("width"), let height = number("height") else { continue }
            return ViewFrame(x: number("x") ?? 0, y: number("y") ?? 0, width: width, height: height)
        }
        return nil
    }

    private static func isRectangle(_ callee: Expression) -> Bool {
        if case .name(let type) = callee.kind { FrameworkType.kind(of: type) == .rectangle } else { false }
    }

    /// A frame of no size says that something else lays the view out.
    private static func isZero(_ evaluator: Evaluator, _ value: Expression, _ site: CodeSite) -> Bool {
        evaluator.symbol(value, in: site.scope).contains { inner, _ in
            switch inner.kind {
            case .member(_, "zero", _): true
            case .call(let callee, let arguments):
                isRectangle(callee) && arguments.isEmpty
            default: false
            }
        }
    }

    /// `.square(16)` with the type that a function of the app's belongs to: `CGSize.square(16)`.
    private static func written(_ value: Expression, of type: String) -> Expression {
        guard case .call(let callee, let arguments) = value.kind, case .member(nil, let name, let start) = callee.kind,
            name != "init"
        else { return value }
        let base = Expression(.name(type), callee.range)
        return Expression(
            .call(
                callee: Expression(.member(base: base, name: name, nameStart: start), callee.range),
                arguments: arguments), value.range)
    }

    /// The width and height of a rectangle or a size.
    private static func sides(
        _ evaluator: Evaluator, of value: Expression, _ type: String, _ site: CodeSite
    ) -> (
        width: Fact<Double>, height: Fact<Double>
    ) {
        let found = evaluator.symbol(Self.written(value, of: type), in: site.scope)
        guard found.count == 1, let (inner, scope) = found.first, case .call(let callee, let arguments) = inner.kind
        else {
            return (.dynamic, .dynamic)
        }
        switch callee.kind {
        case .name(type), .member(nil, "init", _): break
        default: return (.dynamic, .dynamic)
        }
        if let size = arguments.first(where: { $0.label == "size" }) {
            var home = site
            home.scope = scope
            return sides(evaluator, of: size.value, FrameworkType.impliedSize, home)
        }
        func number(_ label: String) -> Fact<Double> {
            arguments.first { $0.label == label }.map { evaluator.number(of: $0.value, in: scope) } ?? .dynamic
        }
        return (number("width"), number("height"))
    }

    /// `view.setFrameOrigin(_:)`
    static func setFrameOrigin(
        _ call: MethodCall, _ interpreter: inout ViewCodeInterpreter, _ site: inout CodeSite
    ) -> [Int]? {
        guard let first = call.arguments.first else { return nil }
        for owner in call.owners { setOrigin(&interpreter, of: owner, to: first.value, at: call.expression, site) }
        return []
    }
}
