import HandrailCode
import HandrailModel
import HandrailSource
import HandrailValues

extension ViewCodeReader {
    /// An image that code describes before something shows it.
    enum DescribedImage: Hashable {
        /// By the expression that makes it.
        case made(SourcePlace)
        /// By what the code of an object calls it.
        case named(String, receiver: Int)
    }

    /// Words for an image, and where they are set.
    struct ImageDescription {
        /// What it is called.
        package let words: Fact<ViewValue>
        /// Where that is said.
        package let place: SourcePlace
    }

    /// `image.accessibilityDescription = "Delete"`: what shows the image is named by it.
    mutating func describe(image: Expression, by value: Expression, _ site: inout CodeSite) {
        let words = ViewValueReader(evaluator: evaluator).words(value, in: site.scope)
        let description = ImageDescription(words: words, place: SourcePlace(file: site.scope.file, range: value.range))
        let image = Self.unwrapped(image)
        if case .member(let base?, "image", _) = image.kind {
            let owners = visit(base, &site)
            for owner in owners { write("imageDescription", on: owner, words, at: description.place, site) }
            if !owners.isEmpty { return }
        }
        for key in keys(of: image, in: site) { descriptions[key] = description }
    }

    /// An image of AppKit may bring its description along, which names what shows it.
    mutating func describe(_ owner: Int, _ value: Expression, _ site: CodeSite) {
        let image = Self.unwrapped(value)
        for (inner, scope) in [(image, site.scope)] + evaluator.symbol(image, in: site.scope) {
            guard case .call(_, let arguments) = Self.unwrapped(inner).kind,
                let said = arguments.first(where: { $0.label == "accessibilityDescription" })
            else { continue }
            if case .null = said.value.kind { continue }
            let place = SourcePlace(file: scope.file, range: said.value.range)
            return write("imageDescription", on: owner, ViewValueReader(evaluator: evaluator).words(said.value, in: scope), at: place, site)
        }
        for key in keys(of: image, in: site) {
            guard let described = descriptions[key] else { continue }
            return write("imageDescription", on: owner, described.words, at: described.place, site)
        }
    }

    private func keys(of image: Expression, in site: CodeSite) -> [DescribedImage] {
        let made = evaluator.symbol(image, in: site.scope).map { inner, scope in
            DescribedImage.made(SourcePlace(file: scope.file, range: Self.unwrapped(inner).range))
        }
        guard made.isEmpty, let name = ActionReader.name(of: image) else { return made }
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
