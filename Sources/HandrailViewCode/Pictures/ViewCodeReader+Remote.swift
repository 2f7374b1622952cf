package import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

extension ViewCodeReader {
    /// `view.kf.setImage(with:)` and the like: packages that load the picture of a view from the network.
    mutating func load(
        _ name: String, on base: Expression, _ arguments: [Argument], at expression: Expression, _ site: inout CodeSite
    ) -> Bool {
        if name == "loadImage" { return load(into: arguments, at: expression, &site) }
        guard name == "setImage", let first = arguments.first?.label, Self.origins.contains(first) else { return false }
        let owners: [Int]
        switch base.unwrapped.kind {
        case .member(let inner?, let part, _) where Self.loaders.contains(part): owners = visit(inner, &site)
        case .name(let part) where Self.loaders.contains(part): owners = site.receiver.map { [$0] } ?? []
        default: return false
        }
        show(remoteImageIn: owners, at: expression, site)
        return true
    }

    /// `loadImage(with: url, into: view)`.
    mutating func load(into arguments: [Argument], at expression: Expression, _ site: inout CodeSite) -> Bool {
        guard let target = arguments.first(where: { $0.label == "into" }) else { return false }
        show(remoteImageIn: visit(target.value, &site), at: expression, site)
        return true
    }

    /// Notes that views show a picture from the network.
    package mutating func show(remoteImageIn views: [Int], at expression: Expression, _ site: CodeSite) {
        handled.formUnion(views)
        guard !views.isEmpty, !program.keepsPhotos else { return }
        let place = SourcePlace(file: site.scope.file, range: expression.range)
        for view in views where nodes[view].viewClass.systemClass == "UIImageView" {
            write("remoteImage", on: view, .known(.flag(true)), at: site.call ?? place, site)
        }
    }

    /// Methods of packages on image views by themselves.
    static let remoteSetters: Set<String> = [
        "sd_setImage", "sd_internalSetImage", "af_setImage", "pin_setImage", "hnk_setImageFromURL", "yy_setImage", "setImageWith",
    ]

    /// What packages call the part of a view by which they load its picture.
    private static let loaders: NameSet = ["kf", "af", "sd", "nk"]

    /// What the first argument says of where a picture comes from.
    private static let origins: NameSet = ["with", "withURL", "withURLRequest", "from", "url"]
}
