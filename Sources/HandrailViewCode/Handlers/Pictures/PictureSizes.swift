import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues
import HandrailViewElements

/// How large pictures are by themselves.
enum PictureSizes {
    /// Notes how large the picture of a view is by itself, where it is one of the bundle that is not made to be
    /// stretched.
    static func measure(
        _ interpreter: inout ViewCodeInterpreter, _ read: Fact<ViewValue>, _ value: Expression, of owner: Int,
        at place: SourcePlace, _ site: CodeSite
    ) {
        guard interpreter.store.nodes[owner].viewClass.has(.showsPicture) else { return }
        let images = UIKitImages(evaluator: interpreter.evaluator)
        var size: PictureSize?
        if case .known(.image(let source)) = read, !images.isMadeToStretch(value, in: site.scope) {
            size = source.assetName.flatMap { interpreter.program.images[$0]?.size }
        }
        interpreter.note(.picture(.naturalSize(size)), on: owner, at: place, site)
        if images.isRecolored(value, in: site.scope) {
            interpreter.note(.picture(.recolored), on: owner, at: place, site)
        }
    }
}
