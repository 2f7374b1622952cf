import HandrailModel
import HandrailPixels

/// A picture that may show a capture, read when it is asked for.
public struct GivenPicture: Sendable {
    /// Its path.
    public let path: String
    private let bytes: @Sendable () -> [UInt8]?

    /// A picture at a path.
    ///
    /// - Parameter bytes: its bytes; `nil` where it cannot be read.
    public init(path: String, bytes: @escaping @Sendable () -> [UInt8]?) {
        self.path = path
        self.bytes = bytes
    }

    /// A file of an audit.
    init(_ file: ImportedFile) {
        self.init(path: file.path) { file.head(PictureReader.maximumBytes) }
    }

    /// The pixels.
    func image() throws(PictureProblem) -> PixelImage {
        guard let bytes = bytes() else { throw .damaged }
        return try PictureReader.read(bytes)
    }

    /// The picture beside a capture among the files of its folder; `nil` where there is none.
    public static func path(of capture: String, among names: [String]) -> String? {
        PicturePairing(names).picture(of: capture)
    }
}
