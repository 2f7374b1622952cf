import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailSource
import HandrailValues

/// Builds images: pictures of the bundle, symbols, and what is loaded from the network.
enum ImageBuilder {
    /// Builds `Image`.
    ///
    /// - Parameter home: where its arguments are read.
    static func build(
        _ arguments: [Argument], at expression: Expression, in scope: Scope, reading home: Scope, slot: Slot,
        _ pending: PendingAttributes, with views: inout ViewBuilder
    ) {
        guard let first = arguments.first else { return }
        let reader = ImageReader(evaluator: views.evaluator)
        let source = reader.source(first, in: home)
        var uses: [AttributeUse] = []
        if let label = arguments.first(where: { $0.label.flatMap(ContentArguments.ofImage) == .label }) {
            let words = views.evaluator.words(of: label.value, in: home)
            uses.append(AttributeUse(.accessibility(.label(words)), place: home.place(of: label.value)))
        } else if let words = reader.translatedName(source) {
            uses.append(AttributeUse(.accessibility(.label(.known(words))), place: home.place(of: first.value)))
        }
        if let share = arguments.first(where: { $0.label.flatMap(ContentArguments.ofImage) == .variableValue }) {
            let value = views.evaluator.number(of: share.value, in: home)
            uses.append(AttributeUse(.picture(.variableValue(value)), place: home.place(of: share.value)))
        }
        if let look = reader.look(of: first, source, in: home) {
            uses.append(AttributeUse(look, place: scope.place(of: expression)))
        }
        if let size = reader.naturalSize(first, source, in: home) {
            let attribute = Attribute.picture(.naturalSize(width: size.width, height: size.height))
            uses.append(AttributeUse(attribute, place: home.place(of: first.value)))
        }
        views.leaf(.image, .image(source), expression, scope, slot, pending.inner(uses))
    }

    /// Builds the image that is one of several, each read from arguments of its own: as one image where all are assets,
    /// or all are symbols.
    static func build(
        choiceOf ways: [(arguments: [Argument], home: Scope)], at expression: Expression, in scope: Scope, slot: Slot,
        _ pending: PendingAttributes, with views: inout ViewBuilder
    ) {
        let reader = ImageReader(evaluator: views.evaluator)
        let sources = ways.compactMap { way in way.arguments.first.map { reader.source($0, in: way.home) } }
        let choices = ImageReader.merged(sources)
        guard choices.count > 1 else {
            let source = choices.first ?? .runtime
            return views.leaf(.image, .image(source), expression, scope, slot, pending)
        }
        let own = scope.place(of: expression)
        views.tree.open(.alternatives, slot: slot, place: own, attributes: pending.attributes)
        for (index, source) in choices.enumerated() {
            let condition = index + 1 < choices.count ? ElementCondition(subject: .app, text: "") : nil
            views.tree.open(.branch, content: .condition(condition), place: own)
            views.leaf(.image, .image(source), expression, scope, .content, .none)
            views.tree.close()
        }
        views.tree.close()
    }

    /// Builds an image that is loaded, with what its closures make of it.
    static func buildRemote(
        _ arguments: [Argument], at expression: Expression, in scope: Scope, slot: Slot, _ pending: PendingAttributes,
        with views: inout ViewBuilder
    ) {
        let own = scope.place(of: expression)
        let closures = arguments.compactMap { argument -> (isPlaceholder: Bool, closure: Closure)? in
            guard case .closure(let closure) = argument.value.kind else { return nil }
            guard let label = argument.label else { return (false, closure) }
            switch ContentArguments.ofLoadedImage(label) {
            case .content: return (false, closure)
            case .placeholder: return (true, closure)
            case .playing, .saysNothing, nil: return nil
            }
        }
        guard !closures.isEmpty else {
            let playback = ImageReader(evaluator: views.evaluator).playback(expression, arguments)
            let uses = playback.map { [AttributeUse($0, place: own)] } ?? []
            views.leaf(.image, .image(.remote), expression, scope, slot, pending.inner(uses))
            return
        }
        let hasPlaceholder = closures.contains(where: \.isPlaceholder)
        views.placeStack.append(own)
        views.tree.open(
            .group, slot: slot, place: own, extent: pending.extent(of: own), attributes: pending.attributes)
        for (isPlaceholder, closure) in closures {
            let parameter: Value = hasPlaceholder ? .view(.remoteImage) : .runtime(TypeName(SwiftUITypes.loadingPhase))
            let names = [closure.parameters.first?.name ?? "$0": Binding.value(parameter)]
            views.buildStatements(
                closure.body, in: scope.binding(names), slot: isPlaceholder ? .placeholder : .content)
        }
        views.tree.close()
        views.placeStack.removeLast()
    }
}
