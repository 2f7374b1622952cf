import HandrailModel
import HandrailSource

extension ElementView {
    /// The expression with its modifiers; `nil` where more are added elsewhere, as to an image that is a constant:
    /// these may take an image only, which it would no longer be.
    var ownExtent: SourcePlace? {
        attributes.allSatisfy { $0.place.file == extent.file && extent.range.contains($0.place.range) } ? extent : nil
    }
}
