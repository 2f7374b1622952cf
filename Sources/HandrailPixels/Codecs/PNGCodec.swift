#if IMAGE_LIBRARIES
    import CPNG

    /// PNG through libpng, by that part of it that reports errors as values.
    enum PNGCodec {
        /// `PNG_FORMAT_RGBA`: four bytes a pixel, whatever depth, palette or gray the file has.
        private static let format: png_uint_32 = 3
        /// `PNG_IMAGE_FLAG_16BIT_sRGB`: sixteen bits without a gamma are codes of sRGB, and not light.
        private static let sixteenBitsAreCodes: png_uint_32 = 4

        /// The picture in a file.
        static func read(_ bytes: [UInt8], _ head: PictureHead) throws(PictureProblem) -> PixelImage {
            var image = png_image()
            image.version = png_uint_32(PNG_IMAGE_VERSION)
            defer { png_image_free(&image) }
            var samples = [UInt8](repeating: 0, count: head.width * head.height * 4)
            let isRead = bytes.withUnsafeBytes { file in
                guard png_image_begin_read_from_memory(&image, file.baseAddress, file.count) != 0,
                    Int(image.width) == head.width, Int(image.height) == head.height
                else { return false }
                image.format = format
                image.flags |= sixteenBitsAreCodes
                return samples.withUnsafeMutableBytes { pixels in
                    png_image_finish_read(&image, nil, pixels.baseAddress, 0, nil) != 0
                }
            }
            guard isRead else { throw .damaged }
            return PixelImage(width: head.width, height: head.height, samples: samples, space: head.space)
        }

        /// A picture as a file, in sRGB.
        static func bytes(of picture: PixelImage) throws(PictureProblem) -> [UInt8] {
            var image = png_image()
            image.version = png_uint_32(PNG_IMAGE_VERSION)
            image.width = png_uint_32(picture.width)
            image.height = png_uint_32(picture.height)
            image.format = format
            defer { png_image_free(&image) }
            // No PNG is larger than its pixels with a byte for each row, what zlib adds to them, and its chunks.
            let raw = picture.samples.count + picture.height
            var file = [UInt8](repeating: 0, count: raw + raw / 512 + 4096)
            var size = png_alloc_size_t(file.count)
            let isWritten = picture.samples.withUnsafeBytes { pixels in
                file.withUnsafeMutableBytes { bytes in
                    png_image_write_to_memory(&image, bytes.baseAddress, &size, 0, pixels.baseAddress, 0, nil) != 0
                }
            }
            guard isWritten else { throw .damaged }
            return Array(file.prefix(Int(size)))
        }
    }
#endif
