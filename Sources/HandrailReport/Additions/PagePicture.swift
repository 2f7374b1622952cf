/// A screenshot as it stands in a page.
public struct PagePicture: Hashable, Sendable {
    /// What it is, such as `image/jpeg`.
    public let mediaType: String
    /// Its file in Base64.
    public let base64: String

    /// A picture.
    public init(mediaType: String, base64: String) {
        self.mediaType = mediaType
        self.base64 = base64
    }
}
