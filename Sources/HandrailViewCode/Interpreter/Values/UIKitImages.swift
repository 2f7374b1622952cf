import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailValues

/// Reads images as UIKit and AppKit make them.
struct UIKitImages {
    /// Resolves names.
    package let evaluator: Evaluator

    /// The images an expression stands for: one, or several by a condition; `nil` among them for none.
    package func sources(_ expression: Expression, in scope: Scope, depth: Int) -> [ImageSource?] {
        guard depth < 10 else { return [.runtime] }
        switch expression.kind {
        case .null: return [nil]
        case .unary(_, let operand): return sources(operand, in: scope, depth: depth + 1)
        case .cast(let operand, "as", _): return sources(operand, in: scope, depth: depth + 1)
        case .binary("??", let left, let right):
            return sources(left, in: scope, depth: depth + 1) + sources(right, in: scope, depth: depth + 1)
        case .call(let callee, let arguments):
            if let known = image(call: callee, arguments, in: scope, depth: depth) { return known }
        case .macro("imageLiteral", let arguments):
            return [arguments.first.map { .asset(evaluator.string(of: $0.value, in: scope)) } ?? .runtime]
        case .member(let base, let name, _):
            if base.map(Self.isImageType) ?? true, let asset = asset(member: name) { return [asset] }
            if base == nil, let own = added(member: name, depth: depth) { return own }
            if let base, let generated = generated(base, name, in: scope) { return [generated] }
        default: break
        }
        let value = evaluator.value(of: expression, in: scope)
        if Self.isOpen(value), let begun = symbolsAtFirst(of: expression, in: scope, depth: depth) { return begun }
        let found = value.alternatives.map { source(of: $0, expression, scope, depth) }
        guard case .call = expression.kind else { return found }
        // A function that loads a symbol by its name gives an empty or unknown picture back only where there is none.
        guard found.contains(where: { if case .symbol(.known)? = $0 { true } else { false } }) else { return found }
        return found.filter { source in
            switch source {
            case nil, .runtime?: false
            default: true
            }
        }
    }

    /// Whether nobody knows what it stands for but that the app sets it.
    private static func isOpen(_ value: Value) -> Bool {
        switch value {
        case .runtime, .unknown: true
        case .symbolic(let expression, _): if case .member = expression.kind { true } else { false }
        default: false
        }
    }

    /// The symbols that a variable of the project's type begins with, such as one of the pictures of a theme: what is
    /// shown as long as nobody chooses another; `nil` where it begins with anything else.
    private func symbolsAtFirst(of expression: Expression, in scope: Scope, depth: Int) -> [ImageSource?]? {
        guard let type = owner(of: expression, in: scope), let name = expression.lastName,
            let property = evaluator.program.property(name, of: type), let made = property.declaration.initialValue
        else { return nil }
        let home = Scope(parent: nil, receiver: .type(type), file: property.file, module: property.module)
        let found = sources(made, in: home, depth: depth + 1)
        let areSymbols = found.allSatisfy { if case .symbol(.known)? = $0 { true } else { false } }
        return found.isEmpty || !areSymbols ? nil : found
    }

    /// The type of the project whose variable an expression names.
    private func owner(of expression: Expression, in scope: Scope) -> LinkedType? {
        switch expression.kind {
        case .member(let base?, _, _): declaredType(of: base, in: scope, depth: 0)
        case .name(let name) where scope.local(name) == nil: scope.currentType
        default: nil
        }
    }

    /// The type of the project that an object is declared as, or made of, such as a theme that a class keeps.
    private func declaredType(of expression: Expression, in scope: Scope, depth: Int) -> LinkedType? {
        if let known = evaluator.types.owner(of: evaluator.value(of: expression, in: scope), in: scope)?.0 {
            return known
        }
        guard depth < 4, let name = expression.lastName,
            let home = keeper(of: expression, in: scope, depth: depth),
            let declaration = evaluator.program.property(name, of: home)?.declaration
        else { return nil }
        let made: String? =
            if case .call(let callee, _)? = declaration.initialValue?.kind { callee.lastName } else { nil }
        guard let type = declaration.type?.name ?? made else { return nil }
        return evaluator.program.type(named: type, from: home.lookupContext, within: home.name)
    }

    private func keeper(of expression: Expression, in scope: Scope, depth: Int) -> LinkedType? {
        switch expression.kind {
        case .name(let name) where scope.local(name) == nil: scope.currentType
        case .member(let base?, _, _):
            isSelf(base) ? scope.currentType : declaredType(of: base, in: scope, depth: depth + 1)
        default: nil
        }
    }

    private func isSelf(_ expression: Expression) -> Bool {
        if case .name("self") = expression.kind { true } else { false }
    }

    private func source(of value: Value, _ expression: Expression, _ scope: Scope, _ depth: Int) -> ImageSource? {
        switch value {
        case .null: return nil
        case .symbolic(let inner, let home):
            if inner.range == expression.range, home.file == scope.file {
                guard case .call(let callee, let arguments) = inner.kind else { return .runtime }
                return image(call: callee, arguments, in: home, depth: depth + 1)?.first ?? .runtime
            }
            return sources(inner, in: home, depth: depth + 1).first ?? .runtime
        case .enumCase(nil, let name, let payload) where payload.isEmpty: return asset(member: name) ?? .runtime
        default: return .runtime
        }
    }

    /// An image that the project adds to the type, named without it: `setImage(.trash, for: .normal)`.
    private func added(member name: String, depth: Int) -> [ImageSource?]? {
        for type in Self.classes.flatMap({ evaluator.program.typesByName[$0] ?? [] }) {
            guard let property = type.properties[name], property.declaration.isStatic,
                let made = property.declaration.initialValue ?? Evaluator.onlyExpression(property.declaration.getter)
            else { continue }
            let home = Scope(parent: nil, receiver: .type(type), file: property.file, module: property.module)
            return sources(made, in: home, depth: depth + 1)
        }
        return nil
    }

    private func image(call callee: Expression, _ arguments: [Argument], in scope: Scope, depth: Int) -> [ImageSource?]?
    {
        switch callee.kind {
        case .name(let name) where Self.isImageName(name): return image(made: arguments, in: scope, depth: depth)
        case .member(let base, "init", _) where base.map(Self.isImageType) ?? true:
            return image(made: arguments, in: scope, depth: depth)
        case .member(let base?, let name, _):
            // What changes an image keeps what it shows.
            if Self.changing.contains(name) { return sources(base, in: scope, depth: depth + 1) }
            if name == "systemImage" || name == "systemSymbol" { return [.symbol(.dynamic)] }
            guard arguments.isEmpty else { return nil }
            return generated(base, name, in: scope).map { [$0] }
        default: return nil
        }
    }

    /// The image of the bundle that a generator of code has a constant or a function for, such as `R.image.close()` or
    /// `Assets.close.image`: that code is often made while the app is built, and then it is not there to be read.
    private func generated(_ base: Expression, _ member: String, in scope: Scope) -> ImageSource? {
        guard let root = base.rootName, root.beginsWithCapital, FrameworkType.kind(of: root) == nil,
            evaluator.type(named: root, in: scope) == nil
        else { return nil }
        if let image = evaluator.program.images[member] { return .asset(.known(image.name)) }
        if let asset = asset(member: member) { return asset }
        guard case .member(let inner?, let name, _) = base.kind else { return nil }
        return generated(inner, name, in: scope)
    }

    private func image(made arguments: [Argument], in scope: Scope, depth: Int) -> [ImageSource?] {
        guard let first = arguments.first else { return [nil] }
        let written = { evaluator.string(of: first.value, in: scope) }
        switch first.label.flatMap({ FrameworkInitializer.effect(of: $0, making: FrameworkType.impliedImage) }) {
        case .pictureName:
            return [systemImage(first.value).map { .symbol(.known($0)) } ?? .asset(evaluator.imageName(written()))]
        case .symbol, .symbolOfAny: return [.symbol(written())]
        case .pictureResource:
            if case .member(_, let name, _) = first.value.kind, let found = asset(member: name) { return [found] }
            return [.runtime]
        case .symbolConstant: return [.symbol(.dynamic)]
        default: return [.runtime]
        }
    }

    /// The image of AppKit that a name or a constant for one stands for; `nil` for an image of the project.
    private func systemImage(_ name: Expression) -> String? {
        switch name.kind {
        case .string(let segments):
            guard segments.count == 1, case .text(let text) = segments[0], AppKitImage.isOne(text),
                evaluator.program.images[text] == nil
            else { return nil }
            return text
        case .member(let base, let constant, _):
            guard base.map(Self.isNameType) ?? constant.hasSuffix("Template") else { return nil }
            return AppKitImage.name(ofConstant: constant)
        case .call(let callee, let arguments):
            return Self.isNameType(callee) && arguments.count == 1 ? systemImage(arguments[0].value) : nil
        default: return nil
        }
    }

    /// Whether an expression is `NSImage`, or `NSImage.Name`, which names of images belong to.
    private static func isNameType(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .name(let name): FrameworkType.kind(of: name) == .imageOfMac
        case .member(let base?, "Name", _): isNameType(base)
        default: false
        }
    }

    private func asset(member name: String) -> ImageSource? {
        guard let image = evaluator.program.imagesByMember[name] else { return nil }
        return .asset(.known(image.name))
    }

    private static func isImageName(_ name: String) -> Bool { classes.contains(name) }

    private static let classes = FrameworkType.names(of: .image) + FrameworkType.names(of: .imageOfMac)

    private static func isImageType(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .name(let name): isImageName(name)
        default: false
        }
    }

    /// Whether an image is told to turn around where people read from the right.
    func flips(_ expression: Expression, in scope: Scope) -> Bool {
        isChanged(expression, by: ["imageFlippedForRightToLeftLayoutDirection"], in: scope)
    }

    /// Whether an image is told to be drawn as a shape, in its own colors or in another one.
    func isRecolored(_ expression: Expression, in scope: Scope) -> Bool {
        isChanged(expression, by: ["withRenderingMode", "withTintColor"], in: scope)
    }

    /// Whether an image is told which parts of it may be stretched.
    func isMadeToStretch(_ expression: Expression, in scope: Scope) -> Bool {
        isChanged(expression, by: ["resizableImage", "stretchableImage"], in: scope)
    }

    private func isChanged(_ expression: Expression, by methods: Set<String>, in scope: Scope, depth: Int = 0) -> Bool {
        guard depth < 8 else { return false }
        switch expression.kind {
        case .call(let callee, _): return isChanged(callee, by: methods, in: scope, depth: depth + 1)
        case .member(let base?, let name, _):
            return methods.contains(name) || isChanged(base, by: methods, in: scope, depth: depth + 1)
        case .unary(_, let operand), .cast(let operand, _, _):
            return isChanged(operand, by: methods, in: scope, depth: depth + 1)
        case .binary("??", let left, _): return isChanged(left, by: methods, in: scope, depth: depth + 1)
        case .name(let name):
            guard case .deferred(let value, let home, _)? = scope.local(name) else { return false }
            return isChanged(value, by: methods, in: home, depth: depth + 1)
        default: return false
        }
    }

    /// Whether a method of an image gives back another look of the same.
    static func isChange(_ method: String) -> Bool { changing.contains(method) }

    private static let changing: Set<String> = [
        "withRenderingMode", "withConfiguration", "withTintColor", "applyingSymbolConfiguration",
        "withSymbolConfiguration", "imageFlippedForRightToLeftLayoutDirection", "withAlignmentRectInsets",
        "resizableImage", "withHorizontallyFlippedOrientation", "withBaselineOffset", "withoutBaseline",
        "preparingForDisplay", "imageWithoutBaseline",
    ]
}
