import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

extension ViewBuilder {
    /// Builds `Text`, `Image`, `AsyncImage`, the remote images of packages, and dialogs described by a value.
    ///
    /// - Parameter home: where the arguments of a text or an image are read, where that is elsewhere than the
    ///   expression.
    mutating func buildContent(
        _ name: String, _ arguments: [Argument], at expression: Expression, in scope: Scope, reading home: Scope? = nil,
        slot: Slot, _ pending: Pending
    ) {
        switch name {
        case "Text": buildText(arguments, at: expression, in: scope, reading: home ?? scope, slot: slot, pending)
        case "Image": buildImage(arguments, at: expression, in: scope, reading: home ?? scope, slot: slot, pending)
        case "Alert", "ActionSheet": buildDialog(name, arguments, at: expression, in: scope, slot: slot, pending)
        default: buildRemoteImage(arguments, at: expression, in: scope, slot: slot, pending)
        }
    }

    // MARK: Text

    private mutating func buildText(
        _ arguments: [Argument], at expression: Expression, in scope: Scope, reading home: Scope, slot: Slot,
        _ pending: Pending
    ) {
        guard let first = arguments.first else {
            leaf(.text, .words(.known(Words(""))), expression, scope, slot, pending)
            return
        }
        if case .call(let callee, _) = first.value.kind, callee.rootName == "Image" {
            build(first.value, in: home, slot: slot, pending)
            return
        }
        let words = words(of: first, arguments, in: home)
        if case .oneOf = words,
            buildUnderSettings(
                at: expression, in: scope, slot: slot, pending, read: { _ = $0.words(of: first, arguments, in: home) },
                build: { $0.buildText(arguments, at: expression, in: scope, reading: home, slot: .content, $1) })
        {
            return
        }
        var uses = look(of: words, first.value, in: home, expression, scope)
        if words.values.isEmpty, isMonogram(first.value, in: home, depth: 0) {
            uses.append(AttributeUse(.text(.monogram), place: place(expression, scope)))
        }
        leaf(.text, .words(words), expression, scope, slot, pending.inner(uses))
    }

    /// Whether words are no more than the first letters of a name, by what the code calls them or by what it takes of
    /// it.
    private func isMonogram(_ expression: Expression, in scope: Scope, depth: Int) -> Bool {
        guard depth < 6 else { return false }
        switch expression.kind {
        case .name(let name):
            if Self.isMonogram(name) { return true }
            guard case .deferred(let inner, let home, _)? = scope.local(name) ?? instanceProperty(name, in: scope)
            else { return false }
            return isMonogram(inner, in: home, depth: depth + 1)
        case .member(_, let name, _): return Self.isMonogram(name)
        case .call(let callee, let arguments):
            if case .member(_?, "prefix", _) = callee.kind, case .number(let count)? = arguments.first?.value.kind {
                return count <= 2
            }
            if case .member(let base?, "uppercased", _) = callee.kind {
                return isMonogram(base, in: scope, depth: depth + 1)
            }
            if case .name("String") = callee.kind, arguments.count == 1 {
                return isMonogram(arguments[0].value, in: scope, depth: depth + 1)
            }
            return callee.lastName.map(Self.isMonogram) ?? false
        case .binary("??", let left, _): return isMonogram(left, in: scope, depth: depth + 1)
        default: return false
        }
    }

    private static func isMonogram(_ name: String) -> Bool {
        name.camelCaseWords.last.map { ["initial", "initials", "monogram"].contains($0) } ?? false
    }

    /// What decides between the words of a text, where there are several.
    func look(
        of words: Fact<Words>, _ value: Expression, in home: Scope, _ expression: Expression, _ scope: Scope
    ) -> [AttributeUse] {
        guard case .oneOf = words else { return [] }
        return StateDependencyReader.look(
            of: value, in: home, evaluator).map { [AttributeUse($0, place: place(expression, scope))] }
            ?? []
    }

    private func words(of first: Argument, _ arguments: [Argument], in scope: Scope) -> Fact<Words> {
        guard first.label == nil || first.label == "verbatim",
            !arguments.contains(where: { $0.label == "style" || $0.label == "format" })
        else { return .dynamic }
        let table = arguments.first { $0.label == "tableName" }
            .flatMap { evaluator.string(of: $0.value, in: scope).value }
        let words = evaluator.words(of: first.value, in: scope, isKey: first.label == nil, table: table)
        return words.isAbsent ? .dynamic : words
    }

    // MARK: Images

    private mutating func buildImage(
        _ arguments: [Argument], at expression: Expression, in scope: Scope, reading home: Scope, slot: Slot,
        _ pending: Pending
    ) {
        guard let first = arguments.first else { return }
        let source = imageSource(first, in: home)
        var uses: [AttributeUse] = []
        if let label = arguments.first(where: { $0.label == "label" }) {
            let words = evaluator.words(of: label.value, in: home)
            uses.append(AttributeUse(.accessibility(.label(words)), place: place(label.value, home)))
        } else if let words = translatedName(source) {
            uses.append(AttributeUse(.accessibility(.label(.known(words))), place: place(first.value, home)))
        }
        if source.isChoice || source == .decorative,
            let look = StateDependencyReader.look(of: first.value, in: home, evaluator)
        {
            uses.append(AttributeUse(look, place: place(expression, scope)))
        }
        if let size = naturalSize(first, source, in: home) {
            uses.append(
                AttributeUse(
                    .picture(.naturalSize(width: size.width, height: size.height)), place: place(first.value, home)))
        }
        leaf(.image, .image(source), expression, scope, slot, pending.inner(uses))
    }

    /// How large the picture of the bundle is that an image shows.
    private func naturalSize(_ first: Argument, _ source: ImageSource, in scope: Scope) -> PictureSize? {
        let shown = source == .decorative ? evaluator.string(of: first.value, in: scope).value : source.assetName
        return shown.flatMap { program.images[$0]?.size }
    }

    /// The label that a string table gives an asset by its name.
    private func translatedName(_ source: ImageSource) -> Words? {
        guard case .asset(.known(let name)) = source, !program.strings.isEmpty else { return nil }
        let words = program.strings.words(for: name, otherwise: [.text(name)])
        guard case .localized = words.origin else { return nil }
        return words
    }

    private func imageSource(_ first: Argument, in scope: Scope) -> ImageSource {
        switch first.label {
        case "systemName", "_internalSystemName":
            return .symbol(evaluator.string(of: evaluator.value(of: first.value, in: scope)))
        case "systemSymbol", "symbol", "sfSymbol":
            return .symbol(symbolName(first.value, in: scope))
        case "decorative": return .decorative
        case "uiImage", "nsImage", "cgImage", "image": return platformImage(first.value, in: scope)
        case "asset": return generatedImage(first.value, of: scope) ?? .runtime
        case nil: return assetSource(first.value, in: scope)
        default: return .runtime
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
    func assetSource(_ expression: Expression, in scope: Scope) -> ImageSource {
        if case .member(_, let member, _) = expression.kind, let asset = program.imagesByMember[member] {
            return .asset(.known(asset.name))
        }
        if case .member(nil, let member, _) = expression.kind { return .asset(.known(member)) }
        if case .member(let base?, let member, _) = expression.kind, case .name("ImageResource") = base.kind {
            return .asset(.known(member))
        }
        switch evaluator.value(of: expression, in: scope) {
        case .view(.expression(let inner, let home)):
            return platformImage(inner, in: home)
        case .enumCase(nil, let name, _): return .asset(.known(name))
        case let value: return .asset(evaluator.string(of: value))
        }
    }

    /// The image that a generated constant stands for, such as `Asset.Icons.close`; `nil` for anything else. Code is
    /// often generated while the app is built, and then the constant itself is not there to be read.
    func generatedImage(_ expression: Expression, of scope: Scope) -> ImageSource? {
        guard case .member(let base?, let member, _) = expression.kind, !member.beginsWithCapital,
            let root = base.rootName, root.beginsWithCapital, evaluator.type(named: root, in: scope) == nil
        else { return nil }
        return .asset(.known(program.imagesByMember[member]?.name ?? member))
    }

    /// An image of UIKit or AppKit handed over.
    private func platformImage(_ expression: Expression, in scope: Scope) -> ImageSource {
        switch expression.kind {
        case .call(let callee, let arguments):
            // `.init(named:)` where an image of UIKit is asked for.
            let isImplicit = if case .member(nil, "init", _) = callee.kind { true } else { false }
            guard let root = isImplicit ? HostingClasses.impliedImage : callee.rootName,
                HostingClasses.images.contains(root), let first = arguments.first
            else { return .runtime }
            switch first.label {
            case "systemName", "systemSymbolName": return .symbol(evaluator.string(of: first.value, in: scope))
            case nil where root == "Image": return .asset(evaluator.string(of: first.value, in: scope))
            default: return .runtime
            }
        case .unary(_, let operand): return platformImage(operand, in: scope)
        case .binary("??", let left, _): return platformImage(left, in: scope)
        default: return .runtime
        }
    }

    // MARK: Remote images

    private mutating func buildRemoteImage(
        _ arguments: [Argument], at expression: Expression, in scope: Scope, slot: Slot, _ pending: Pending
    ) {
        let closures = arguments.compactMap { argument -> (String?, Closure)? in
            guard case .closure(let closure) = argument.value.kind else { return nil }
            return (argument.label, closure)
        }.filter { looksLikeImageContent($0.0, $0.1) }
        guard !closures.isEmpty else {
            let playing = playback(of: expression, arguments, in: scope)
            leaf(.image, .image(.remote), expression, scope, slot, playing.isEmpty ? pending : pending.inner(playing))
            return
        }
        let own = place(expression, scope)
        let hasPlaceholder = closures.contains { $0.0 == "placeholder" }
        placeStack.append(own)
        tree.open(.group, slot: slot, place: own, extent: extent(of: own, pending), attributes: pending.attributes)
        for (label, closure) in closures {
            let parameter: Value = hasPlaceholder ? .view(.remoteImage) : .runtime(TypeName("AsyncImagePhase"))
            let names = [closure.parameters.first?.name ?? "$0": Binding.value(parameter)]
            buildStatements(
                closure.body, in: scope.binding(names), slot: label == "placeholder" ? .placeholder : .content)
        }
        tree.close()
        placeStack.removeLast()
    }

    /// Whether it plays an animated image by itself: what people may stop has a binding for it.
    private func playback(of expression: Expression, _ arguments: [Argument], in scope: Scope) -> [AttributeUse] {
        guard let name = expression.rootName, ViewTable.animatedImages.contains(name),
            !arguments.contains(where: { $0.label == "isAnimating" })
        else { return [] }
        return [
            AttributeUse(
                .motion(.playback(loops: .dynamic, asksForReducedMotion: false)), place: place(expression, scope))
        ]
    }

    private func looksLikeImageContent(_ label: String?, _ closure: Closure) -> Bool {
        label == nil || label == "content" || label == "placeholder"
    }
}

extension ImageSource {
    /// Whether it is one of several images by name.
    fileprivate var isChoice: Bool {
        switch self {
        case .asset(.oneOf), .symbol(.oneOf): true
        case .asset, .symbol, .decorative, .runtime, .remote: false
        }
    }
}
