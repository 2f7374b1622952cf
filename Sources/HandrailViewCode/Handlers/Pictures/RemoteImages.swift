package import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

/// Images that are loaded while the app runs.
package enum RemoteImages {
    /// `view.kf.setImage(with:)` and the like: packages that load the picture of a view from the network.
    static func load(
        _ interpreter: inout ViewCodeInterpreter, _ effect: MethodEffect, on base: Expression,
        _ arguments: [Argument], at expression: Expression, _ site: inout CodeSite
    ) -> Bool {
        if case .loadsImage(let label) = effect {
            return load(&interpreter, into: label, arguments, at: expression, &site)
        }
        guard effect == .setsForState(.image), let first = arguments.first?.label,
            PackageSymbol.isImageOrigin(first)
        else { return false }
        let owners: [Int]
        switch base.unwrapped.kind {
        case .member(let inner?, let part, _) where PackageSymbol.loadsImages(part):
            owners = interpreter.visit(inner, &site)
        case .name(let part) where PackageSymbol.loadsImages(part): owners = site.receiver.map { [$0] } ?? []
        default: return false
        }
        show(&interpreter, remoteImageIn: owners, at: expression, site)
        return true
    }

    /// `loadImage(with: url, into: view)`.
    static func load(
        _ interpreter: inout ViewCodeInterpreter, into label: String, _ arguments: [Argument],
        at expression: Expression, _ site: inout CodeSite
    ) -> Bool {
        guard let target = arguments.first(where: { $0.label == label }) else { return false }
        show(&interpreter, remoteImageIn: interpreter.visit(target.value, &site), at: expression, site)
        return true
    }

    /// Notes that views show a picture from the network.
    package static func show(
        _ interpreter: inout ViewCodeInterpreter, remoteImageIn views: [Int], at expression: Expression,
        _ site: CodeSite
    ) {
        interpreter.store.changeUnread(views)
        guard !views.isEmpty, !interpreter.program.mentions.keepsPhotos else { return }
        let place = SourcePlace(file: site.scope.file, range: expression.range)
        for view in views where interpreter.store.nodes[view].viewClass.has(.imageView) {
            interpreter.note(.picture(.remote), on: view, at: site.call ?? place, site)
            if plays(interpreter, view, site) {
                let asks = site.asked?.choices(interpreter.evaluator).asksForReducedMotion ?? false
                interpreter.note(.motion(.playing(asksForReducedMotion: asks)), on: view, at: place, site)
            }
        }
    }

    /// Whether a view is one of a package that plays pictures which move, and nothing in the class that fills it says
    /// when.
    private static func plays(_ interpreter: ViewCodeInterpreter, _ view: Int, _ site: CodeSite) -> Bool {
        let node = interpreter.store.nodes[view]
        guard node.viewClass.type == nil else { return false }
        let made = interpreter.program.spelling(of: node.making ?? node.place)
        guard PackageSymbol.playingViews.contains(where: made.hasPrefix) else { return false }
        return site.type.map { !interpreter.program.lineage(of: $0, mentions: asked) } ?? true
    }

    private static let asked = CodeWords([
        "autoplayanimatedimage", "isreducemotionenabled", "isanimatedimagesenabled", "stopanimating", "needsplay",
    ])

    /// A method of a package that shows an image of the net.
    static func showRemoteImage(
        _ call: MethodCall, _ interpreter: inout ViewCodeInterpreter, _ site: inout CodeSite
    ) -> [Int]? {
        show(&interpreter, remoteImageIn: call.owners, at: call.expression, site)
        return []
    }
}
