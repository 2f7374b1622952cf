import HandrailCode
import HandrailModel
import HandrailSource
import HandrailValues

/// Reads the arguments of modifiers that size and place a view.
struct LayoutArguments {
    /// The modifier.
    let call: ModifierCall

    /// The arguments of a modifier.
    init(_ call: ModifierCall) { self.call = call }

    private var evaluator: Evaluator { call.evaluator }
    private var scope: Scope { call.scope }
    private var first: Expression? { call.first }
    private var unlabeled: [Argument] { call.unlabeled }

    /// What `.environment(_:_:)` sets for the keys of layout and editing; nothing for other keys.
    var environmentKeys: [Attribute] {
        guard unlabeled.count == 2, case .keyPath(let key) = unlabeled[0].value.kind else { return [] }
        if key.hasSuffix("editMode") { return [.interaction(.editMode)] }
        guard key.hasSuffix("layoutDirection"),
            let direction = evaluator.memberName(of: unlabeled[1].value, in: scope).value
        else { return [] }
        return [.layout(.direction(LayoutDirection(named: direction)))]
    }

    /// The sizes that `frame` fixes or limits.
    var frame: FrameUse {
        FrameUse(
            width: call.number("width"), height: call.number("height"), minimumWidth: call.number("minWidth"),
            minimumHeight: call.number("minHeight"), maximumWidth: call.number("maxWidth"),
            maximumHeight: call.number("maxHeight"), growsWithText: heightGrows)
    }

    /// The highest of the heights that people may give a sheet, where none of them follows its content or is all of the
    /// screen.
    var sheetHeight: SheetHeight? {
        guard let first, case .array(let detents) = first.kind else { return nil }
        let heights = detents.map(height)
        var (points, share) = (0.0, 0.0)
        for height in heights {
            switch height {
            case .points(let known): points = max(points, known)
            case .share(let known): share = max(share, known)
            case nil: return nil
            }
        }
        if points > 0, share > 0 { return nil }
        return points > 0 ? .points(points) : share > 0 ? .share(share) : nil
    }

    private func height(_ detent: Expression) -> SheetHeight? {
        switch detent.kind {
        case .member(_, "medium", _): return .share(0.5)
        case .call(let callee, let arguments):
            guard let argument = arguments.first?.value, let number = evaluator.number(of: argument, in: scope).value
            else { return nil }
            switch callee.lastName {
            // What grows with the text is as high as it has to be.
            case "height":
                let growth = GrowthReader(fonts: FontReader(evaluator: evaluator)).growth(of: argument, in: scope)
                return growth == .fixed ? .points(number) : nil
            case "fraction": return .share(number)
            default: return nil
            }
        default: return nil
        }
    }

    /// The width over the height that `aspectRatio` asks for; `nil` where that is the one the view has by itself.
    var shape: Double? {
        guard let first, call.argument("contentMode") != nil else { return nil }
        return evaluator.number(of: first, in: scope).value.flatMap { $0 > 0 ? $0 : nil }
    }

    // A number in the code is what most heights are; anything else is looked into.
    private var heightGrows: Bool {
        [call.argument("height"), call.argument("maxHeight")].contains { argument in
            guard let argument else { return false }
            if case .number = argument.kind { return false }
            return GrowthReader(fonts: FontReader(evaluator: evaluator)).growth(of: argument, in: scope) != .fixed
        }
    }

    /// The space that `padding` adds.
    var padding: PaddingUse {
        guard let first else { return PaddingUse(edges: ["all"], length: .absent) }
        if case .member(_, let edge, _) = first.kind {
            let length = unlabeled.count > 1 ? evaluator.number(of: unlabeled[1].value, in: scope) : .absent
            return PaddingUse(edges: [edge], length: length)
        }
        if case .array(let edges) = first.kind {
            let names = edges.compactMap { $0.lastName }
            let length = unlabeled.count > 1 ? evaluator.number(of: unlabeled[1].value, in: scope) : .absent
            return PaddingUse(edges: names, length: length)
        }
        return PaddingUse(edges: ["all"], length: evaluator.number(of: first, in: scope))
    }
}
