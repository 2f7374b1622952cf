extension ExamplePicture {
    /// A square GIF that is black and gray in turn, each for so many hundredths of a second.
    static func blinking(_ side: Int, gray: UInt8, hundredths: Int) -> String {
        let sides = little(side) + little(side)
        var file = Array("GIF89a".utf8) + sides + [0x81, 0, 0]
        // A table of four colors, of which two are used.
        file += [0, 0, 0, gray, gray, gray] + [UInt8](repeating: 0, count: 6)
        for color in [0, 1] {
            file += [0x21, 0xF9, 4, 0] + little(hundredths) + [0, 0]
            file += [0x2C, 0, 0, 0, 0] + sides + [0, 2]
            let data = codes(of: color, count: side * side)
            for start in stride(from: 0, to: data.count, by: 255) {
                let part = data[start..<min(start + 255, data.count)]
                file += [UInt8(part.count)] + part
            }
            file.append(0)
        }
        return text(file + [0x3B])
    }

    private static func little(_ number: Int) -> [UInt8] {
        [UInt8(truncatingIfNeeded: number), UInt8(truncatingIfNeeded: number >> 8)]
    }

    /// The codes for so many pixels of one of four colors, each code standing for one pixel more than the one before.
    ///
    /// Source: CompuServe, "Graphics Interchange Format, Version 89a", appendix F.
    private static func codes(of color: Int, count: Int) -> [UInt8] {
        let (clear, end) = (4, 5)
        var bytes: [UInt8] = []
        var (bits, held) = (0, 0)
        func write(_ code: Int, _ size: Int) {
            bits |= code << held
            held += size
            while held >= 8 {
                bytes.append(UInt8(truncatingIfNeeded: bits))
                bits >>= 8
                held -= 8
            }
        }
        write(clear, 3)
        var (left, length, size, next) = (count, 1, 3, 6)
        while left > 0 {
            let taken = min(length, left)
            write(taken == 1 ? color : end + taken - 1, size)
            left -= taken
            if length > 1 { next += 1 }
            if next == 1 << size { size += 1 }
            length += 1
        }
        write(end, size)
        if held > 0 { bytes.append(UInt8(truncatingIfNeeded: bits)) }
        return bytes
    }
}
