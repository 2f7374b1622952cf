import HandrailCode
import HandrailModel
import HandrailSource
import HandrailValues

/// What images of AppKit are called.
enum ImageDescriptions {
    /// `image.accessibilityDescription = "Delete"`: what shows the image is named by it.
    static func describe(
        _ interpreter: inout ViewCodeInterpreter, image: Expression, by value: Expression, _ site: inout CodeSite
    ) {
        let words = ViewValueReader(evaluator: interpreter.evaluator).words(value, in: site.scope)
        let description = ObjectStore.ImageDescription(
            words: words, place: SourcePlace(file: site.scope.file, range: value.range))
        let image = Self.unwrapped(image)
        if case .member(let base?, "image", _) = image.kind {
            let owners = interpreter.visit(base, &site)
            for owner in owners { interpreter.write("imageDescription", on: owner, words, at: description.place, site) }
            if !owners.isEmpty { return }
        }
        for key in keys(interpreter.evaluator, of: image, in: site) {
            interpreter.store.descriptions[key] = description
        }
    }

    /// An image of AppKit may bring its description along, which names what shows it.
    static func describe(_ interpreter: inout ViewCodeInterpreter, _ owner: Int, _ value: Expression, _ site: CodeSite)
    {
        let image = Self.unwrapped(value)
        for (inner, scope) in [(image, site.scope)] + interpreter.evaluator.symbol(image, in: site.scope) {
            guard case .call(_, let arguments) = Self.unwrapped(inner).kind,
                let said = arguments.first(where: { $0.label == "accessibilityDescription" })
            else { continue }
            if case .null = said.value.kind { continue }
            let place = SourcePlace(file: scope.file, range: said.value.range)
            return interpreter.write(
                "imageDescription", on: owner,
                ViewValueReader(evaluator: interpreter.evaluator).words(said.value, in: scope), at: place, site)
        }
        for key in keys(interpreter.evaluator, of: image, in: site) {
            guard let described = interpreter.store.descriptions[key] else { continue }
            return interpreter.write("imageDescription", on: owner, described.words, at: described.place, site)
        }
    }

    private static func keys(
        _ evaluator: Evaluator, of image: Expression, in site: CodeSite
    ) -> [ObjectStore
        .DescribedImage]
    {
        let made = evaluator.symbol(image, in: site.scope).map { inner, scope in
            ObjectStore.DescribedImage.made(SourcePlace(file: scope.file, range: Self.unwrapped(inner).range))
        }
        guard made.isEmpty, let name = image.lastName else { return made }
        return [.named(name, receiver: site.receiver ?? -1)]
    }

    /// What is left of an image without marks of optionals and without what only changes its looks.
    private static func unwrapped(_ image: Expression, depth: Int = 0) -> Expression {
        guard depth < 8 else { return image }
        switch image.kind {
        case .unary(_, let operand): return unwrapped(operand, depth: depth + 1)
        case .call(let callee, _):
            guard case .member(let base?, let name, _) = callee.kind, UIKitImages.isChange(name) else { return image }
            return unwrapped(base, depth: depth + 1)
        default: return image
        }
    }
}
