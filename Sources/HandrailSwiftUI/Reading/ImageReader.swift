import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

/// Reads which picture an image shows.
struct ImageReader {
    /// Resolves names and values.
    let evaluator: Evaluator

    /// The picture by the first argument of an image.
    func source(_ first: Argument, in scope: Scope) -> ImageSource {
        guard let label = first.label else { return asset(first.value, in: scope) }
        switch ContentArguments.ofImage(label) {
        case .symbol: return .symbol(evaluator.string(of: evaluator.value(of: first.value, in: scope)))
        case .symbolConstant: return .symbol(symbolName(first.value, in: scope))
        case .decorative: return .decorative
        case .picture: return platformImage(first.value, in: scope)
        case .constant: return generated(first.value, in: scope) ?? .runtime
        case .label, .variableValue, .saysNothing, nil: return .runtime
        }
    }

    /// A symbol's name, as a string or as a member of a library that lists the symbols.
    private func symbolName(_ expression: Expression, in scope: Scope) -> Fact<String> {
        switch evaluator.value(of: expression, in: scope) {
        case .enumCase(nil, let name, _): .known(Self.dotted(name))
        case .symbolic(let inner, _):
            if case .member(_, let name, _) = inner.kind { .known(Self.dotted(name)) } else { .dynamic }
        case .oneOf(let values):
            Evaluator.fact(
                values.compactMap { value -> String? in
                    switch value {
                    case .enumCase(nil, let name, _): Self.dotted(name)
                    case .text(let words): words.text
                    default: nil
                    }
                })
        case let value: evaluator.string(of: value)
        }
    }

    /// `xmarkCircleFill` as the symbol is called: `xmark.circle.fill`; `line3Horizontal` is `line.3.horizontal`.
    ///
    /// A number is a part of its own, with the letters that follow it: `square2Layers3d` is `square.2.layers.3d`.
    private static func dotted(_ member: String) -> String {
        var result = ""
        var last: Character = "_"
        for character in member where character != "_" {
            if last != "_", character.isUppercase || (character.isNumber && !last.isNumber) { result += "." }
            result += character.lowercased()
            last = character
        }
        return result
    }

    /// The image an argument without a label names: a string, or a member that Xcode generates for an asset.
    func asset(_ expression: Expression, in scope: Scope) -> ImageSource {
        // A property of a value may be called like an image of the bundle and say something else.
        if case .member(let base, let member, _) = expression.kind, base?.rootName?.beginsWithCapital ?? (base == nil),
            let asset = evaluator.program.images[member] ?? evaluator.program.imagesByMember[member]
        {
            return .asset(.known(asset.name))
        }
        if case .member(nil, let member, _) = expression.kind { return .asset(.known(member)) }
        if case .member(let base?, let member, _) = expression.kind,
            case .name(SwiftUITypes.imageResource) = base.kind
        {
            return .asset(.known(member))
        }
        switch evaluator.value(of: expression, in: scope) {
        case .view(.expression(let inner, let home)):
            return platformImage(inner, in: home)
        case .enumCase(nil, let name, _): return .asset(.known(name))
        case let value: return .asset(evaluator.imageName(evaluator.string(of: value)))
        }
    }

    /// The image that a generated constant stands for, such as `Asset.Icons.close`; `nil` for anything else. Code is
    /// often generated while the app is built, and then the constant itself is not there to be read.
    func generated(_ expression: Expression, in scope: Scope) -> ImageSource? {
        guard case .member(let base?, let member, _) = expression.kind, !member.beginsWithCapital,
            let root = base.rootName, root.beginsWithCapital, evaluator.type(named: root, in: scope) == nil
        else { return nil }
        return .asset(.known(evaluator.program.imagesByMember[member]?.name ?? member))
    }

    /// An image of UIKit or AppKit handed over.
    private func platformImage(_ expression: Expression, in scope: Scope) -> ImageSource {
        switch expression.kind {
        case .call(let callee, let arguments):
            // `.init(named:)` where an image of UIKit is asked for.
            let isImplicit = if case .member(nil, "init", _) = callee.kind { true } else { false }
            guard let root = isImplicit ? FrameworkType.impliedImage : callee.rootName,
                HostingClasses.images.contains(root), let first = arguments.first
            else { return .runtime }
            guard let label = first.label else {
                let isNamed = ContentViews.form(of: root) == .image
                return isNamed ? .asset(evaluator.imageName(evaluator.string(of: first.value, in: scope))) : .runtime
            }
            let effect = FrameworkInitializer.effect(of: label, making: FrameworkType.impliedImage)
            return effect == .symbol ? .symbol(evaluator.string(of: first.value, in: scope)) : .runtime
        case .unary(_, let operand): return platformImage(operand, in: scope)
        case .binary("??", let left, _): return platformImage(left, in: scope)
        default: return .runtime
        }
    }

    /// Pictures of which one is shown: all assets as one choice, and all symbols as one.
    static func merged(_ sources: [ImageSource]) -> [ImageSource] {
        var (assets, symbols): ([Fact<String>], [Fact<String>]) = ([], [])
        var others: [ImageSource] = []
        for source in sources {
            switch source {
            case .asset(let name): assets.append(name)
            case .symbol(let name): symbols.append(name)
            case .decorative, .runtime, .remote: if !others.contains(source) { others.append(source) }
            }
        }
        return (assets.isEmpty ? [] : [.asset(merged(assets))])
            + (symbols.isEmpty ? [] : [.symbol(merged(symbols))]) + others
    }

    /// One of several names, where all are known.
    private static func merged(_ names: [Fact<String>]) -> Fact<String> {
        let known = names.flatMap(\.values)
        return names.contains { $0.values.isEmpty } ? names.count == 1 ? names[0] : .dynamic : Evaluator.fact(known)
    }

    // MARK: What is known of the picture

    /// How large the picture of the bundle is that an image shows.
    func naturalSize(_ first: Argument, _ source: ImageSource, in scope: Scope) -> PictureSize? {
        let shown = source == .decorative ? evaluator.string(of: first.value, in: scope).value : source.assetName
        return shown.flatMap { evaluator.program.images[$0]?.size }
    }

    /// The label that a string table gives an asset by its name.
    func translatedName(_ source: ImageSource) -> Words? {
        let strings = evaluator.program.strings
        guard case .asset(.known(let name)) = source, !strings.isEmpty else { return nil }
        let words = strings.words(for: name, otherwise: [.text(name)])
        guard case .localized = words.origin else { return nil }
        return words
    }

    /// What decides which of several images is shown.
    func look(of first: Argument, _ source: ImageSource, in scope: Scope) -> Attribute? {
        switch source {
        case .asset(.oneOf), .symbol(.oneOf), .decorative:
            StateDependencyReader.look(of: first.value, in: scope, evaluator)
        case .asset, .symbol, .runtime, .remote: nil
        }
    }

    /// How an image of a package is played that moves by itself; `nil` where it does not, or people may stop it: then
    /// there is a binding for that.
    func playback(_ expression: Expression, _ arguments: [Argument]) -> Attribute? {
        guard expression.rootForm == .remoteImage(isAnimated: true),
            !arguments.contains(where: { $0.label.flatMap(ContentArguments.ofLoadedImage) == .playing })
        else { return nil }
        return .motion(.playback(loops: .dynamic, asksForReducedMotion: false))
    }
}
