import HandrailCode
import HandrailModel
import HandrailSource
import HandrailValues

/// Modifiers that size and place a view.
enum LayoutModifiers {
    typealias Reading = ModifierTable.Reading

    /// The modifiers by name.
    static let table: [String: Reading] = [
        "hidden": { _ in [.visibility(.hidden(.known(true)))] },
        "frame": { [.layout(.frame(LayoutArguments($0).frame))] + MotionArguments($0).movement(.size) },
        "padding": { [.layout(.padding(LayoutArguments($0).padding))] },
        "offset": { call in
            [.layout(.offset(FrameUse(width: call.number("x"), height: call.number("y"))))]
                + MotionArguments(call).movement(.offset) + ScrollArguments(call).transition
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
            let shape: [Attribute] = LayoutArguments(call).shape.map { [.layout(.shape($0))] } ?? []
            return shape + [.layout(.aspectRatio(fit))]
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
        "environment": { LayoutArguments($0).environmentKeys },
        "presentationDetents": { call in
            LayoutArguments(call).sheetHeight.map { [.layout(.sheetHeight($0))] } ?? []
        },
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
        "toolbarVisibility": { BarNames.hidden(by: $0) },
        "navigationTitle": { [.screen(.title($0.words))] },
        "navigationBarTitle": { [.screen(.title($0.words))] },
        "navigationBarTitleDisplayMode": smallTitle,
        "toolbarTitleDisplayMode": smallTitle,
    ]
    /// A title that is asked for as a small one; of any other nothing is said.
    private static let smallTitle: Reading = { call in
        call.first.map { call.names(in: $0) } == ["inline"] ? [.screen(.smallTitle)] : []
    }
}
