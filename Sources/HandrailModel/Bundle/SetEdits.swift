public import HandrailSource

/// Edits that set properties of an image set in its `Contents.json`, made where it is read.
public struct SetEdits: Hashable, Sendable {
    /// Only its shape is used from then on; `nil` where it already is so, or the file cannot be edited.
    public let template: SourceEdit?
    /// Its drawing is kept from then on; `nil` where it already is, or the file cannot be edited.
    public let keptVector: SourceEdit?

    /// Edits.
    public init(template: SourceEdit? = nil, keptVector: SourceEdit? = nil) {
        self.template = template
        self.keptVector = keptVector
    }
}
