#if IMAGE_LIBRARIES
    import CTurboJPEG

    /// JPEG through libjpeg-turbo, by that part of it that reports errors as values.
    enum JPEGCodec {
        /// The picture in a file. Of one that comes with a warning, such as that it ends early, parts are made up.
        static func read(_ bytes: [UInt8], _ head: PictureHead) throws(PictureProblem) -> PixelImage {
            guard let decoder = tjInitDecompress() else { throw .damaged }
            defer { tjDestroy(decoder) }
            var (width, height, sampling, space): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
            var samples = [UInt8](repeating: 0, count: head.width * head.height * 4)
            let isRead = bytes.withUnsafeBufferPointer { file in
                let size = UInt(file.count)
                guard
                    tjDecompressHeader3(decoder, file.baseAddress, size, &width, &height, &sampling, &space) == 0,
                    Int(width) == head.width, Int(height) == head.height
                else { return false }
                // A file with very many passes would take minutes.
                let flags = Int32(TJFLAG_LIMITSCANS | TJFLAG_STOPONWARNING)
                return samples.withUnsafeMutableBufferPointer { pixels in
                    tjDecompress2(
                        decoder, file.baseAddress, size, pixels.baseAddress, width, 0, height,
                        Int32(TJPF_RGBA.rawValue), flags) == 0
                }
            }
            guard isRead else { throw .damaged }
            return PixelImage(
                width: head.width, height: head.height, samples: samples, space: head.space, isLossy: true)
        }

        /// A picture as a file. Its colors are taken for sRGB, and transparency is left out.
        ///
        /// - Parameter quality: how much of it stays, 1…100.
        static func bytes(of picture: PixelImage, quality: Int) throws(PictureProblem) -> [UInt8] {
            guard let encoder = tjInitCompress() else { throw .damaged }
            defer { tjDestroy(encoder) }
            let (width, height) = (Int32(picture.width), Int32(picture.height))
            // Every pixel keeps its color: words in color would lose their edges otherwise.
            let sampling = Int32(TJSAMP_444.rawValue)
            var size = tjBufSize(width, height, sampling)
            var file = [UInt8](repeating: 0, count: Int(size))
            let isWritten = picture.samples.withUnsafeBufferPointer { pixels in
                file.withUnsafeMutableBufferPointer { bytes in
                    var start = bytes.baseAddress
                    return tjCompress2(
                        encoder, pixels.baseAddress, width, 0, height, Int32(TJPF_RGBA.rawValue), &start, &size,
                        sampling, Int32(min(max(quality, 1), 100)), Int32(TJFLAG_NOREALLOC)) == 0
                }
            }
            guard isWritten else { throw .damaged }
            return Array(file.prefix(Int(size)))
        }
    }
#endif
