/// Reads pictures. Their size is looked at before any memory is taken for pixels.
public enum PictureReader {
    /// Pictures with more pixels are not read: a screen has some six million, a page that scrolls five times as many.
    public static let maximumPixels = 50_000_000
    /// Files with more bytes are not read.
    public static let maximumBytes = 64 << 20

    /// Whether this program was built with the libraries that read pictures.
    public static var isAvailable: Bool {
        #if IMAGE_LIBRARIES
            true
        #else
            false
        #endif
    }

    /// The picture in some bytes.
    public static func read(_ bytes: [UInt8]) throws(PictureProblem) -> PixelImage {
        guard let head = PictureHead(bytes) else {
            throw bytes.count < 64 ? .damaged : .unknownFormat
        }
        let isSized = head.width > 0 && head.height > 0 && head.width <= maximumPixels && head.height <= maximumPixels
        guard isSized, head.width * head.height <= maximumPixels else {
            throw .dimensions(width: head.width, height: head.height)
        }
        #if IMAGE_LIBRARIES
            return switch head.format {
            case .png: try PNGCodec.read(bytes, head)
            case .jpeg: try JPEGCodec.read(bytes, head)
            }
        #else
            throw .withoutLibraries
        #endif
    }

    /// A picture as a PNG file.
    public static func png(of image: PixelImage) throws(PictureProblem) -> [UInt8] {
        #if IMAGE_LIBRARIES
            return try PNGCodec.bytes(of: image)
        #else
            throw .withoutLibraries
        #endif
    }

    /// A picture without transparency as a JPEG file.
    ///
    /// - Parameter quality: how much of it stays, 1…100.
    public static func jpeg(of image: PixelImage, quality: Int) throws(PictureProblem) -> [UInt8] {
        #if IMAGE_LIBRARIES
            return try JPEGCodec.bytes(of: image, quality: quality)
        #else
            throw .withoutLibraries
        #endif
    }
}
