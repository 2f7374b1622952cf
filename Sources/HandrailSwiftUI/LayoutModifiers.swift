package import HandrailCode
import HandrailModel
import HandrailSource
import HandrailValues

/// Modifiers that size and place a view.
enum LayoutModifiers {
    typealias Reading = ModifierTable.Reading

    /// The modifiers by name.
    package static let table: [String: Reading] = [
        "hidden": { _ in [.visibility(.hidden(.known(true)))] },
        "frame": { [.layout(.frame($0.frame))] + $0.movement(.size) },
        "padding": { [.layout(.padding($0.padding))] },
        "offset": { call in
            [.layout(.offset(FrameUse(width: call.number("x"), height: call.number("y"))))] + call.movement(.offset)
                + call.scrolling
        },
        "imageScale": { [.picture(.scale($0.knownMemberName))] },
        // What is tiled, or stretched between its edges, is drawn for that.
        "resizable": { call in
            call.arguments.isEmpty
                ? [.picture(.resizable)] : [.picture(.resizable), .picture(.contentMode(stretches: false))]
        },
        "aspectRatio": { call in
            let mode = call.argument("contentMode").flatMap { call.evaluator.memberName(of: $0, in: call.scope).value }
            let fit = (mode ?? call.knownMemberName).flatMap(PictureFit.init(rawValue:))
            return (call.shape.map { [.layout(.shape($0))] } ?? []) + [.layout(.aspectRatio(fit))]
        },
        "scaledToFit": { _ in [.layout(.aspectRatio(.fit))] },
        "scaledToFill": { _ in [.layout(.aspectRatio(.fill))] },
        "clipped": { _ in [.visibility(.clipped)] },
        "ignoresSafeArea": { call in
            let regions = call.first.map { call.names(in: $0) } ?? ["all"]
            let edges = call.argument("edges").map { call.names(in: $0) } ?? ["all"]
            return regions == ["keyboard"] ? [] : [.layout(.ignoresSafeArea(edges: edges))]
        },
        "edgesIgnoringSafeArea": { call in
            [.layout(.ignoresSafeArea(edges: call.first.map { call.names(in: $0) } ?? ["all"]))]
        },
        "environment": { $0.environmentKeys },
        "flipsForRightToLeftLayoutDirection": { _ in [.layout(.direction(.mirrored))] },
        "statusBarHidden": { [.screen(.statusBarHidden($0.flag()))] },
        "statusBar": { call in
            [
                .screen(
                    .statusBarHidden(
                        call.argument("hidden").map { call.evaluator.flag(of: $0, in: call.scope) } ?? .dynamic))
            ]
        },
        "navigationBarBackButtonHidden": { [.screen(.backButtonHidden($0.flag()))] },
        "interactiveDismissDisabled": { [.screen(.dismissalDisabled($0.flag()))] },
        "navigationBarHidden": { [.screen(.barHidden(.navigation, $0.flag()))] },
        "toolbarVisibility": { $0.hiddenBars },
        "navigationTitle": { [.screen(.title($0.words))] },
        "navigationBarTitle": { [.screen(.title($0.words))] },
    ]
}

extension ModifierCall {
    /// The members that a value or a list of values names: `top` and `bottom` in `[.top, .bottom]`.
    package func names(in expression: Expression) -> [String] {
        if case .array(let elements) = expression.kind {
            return elements.map { $0.lastName ?? "unknown" }
        }
        return [evaluator.memberName(of: expression, in: scope).value ?? "unknown"]
    }

    /// What `.environment(_:_:)` sets for the keys of layout and editing; nothing for other keys.
    fileprivate var environmentKeys: [Attribute] {
        guard unlabeled.count == 2, case .keyPath(let key) = unlabeled[0].value.kind else { return [] }
        if key.hasSuffix("editMode") { return [.interaction(.editMode)] }
        guard key.hasSuffix("layoutDirection"),
            let direction = evaluator.memberName(of: unlabeled[1].value, in: scope).value
        else { return [] }
        return [.layout(.direction(LayoutDirection(named: direction)))]
    }

    fileprivate var frame: FrameUse {
        FrameUse(
            width: number("width"), height: number("height"), minimumWidth: number("minWidth"),
            minimumHeight: number("minHeight"), maximumWidth: number("maxWidth"), maximumHeight: number("maxHeight"),
            growsWithText: heightGrows)
    }

    /// The width over the height that `aspectRatio` asks for; `nil` where that is the one the view has by itself.
    fileprivate var shape: Double? {
        guard let first, argument("contentMode") != nil else { return nil }
        return evaluator.number(of: first, in: scope).value.flatMap { $0 > 0 ? $0 : nil }
    }

    // A number in the code is what most heights are; anything else is looked into.
    private var heightGrows: Bool {
        [argument("height"), argument("maxHeight")].contains { argument in
            guard let argument else { return false }
            if case .number = argument.kind { return false }
            return GrowthReader(fonts: FontReader(evaluator: evaluator)).growth(of: argument, in: scope) != .fixed
        }
    }

    fileprivate var padding: PaddingUse {
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
