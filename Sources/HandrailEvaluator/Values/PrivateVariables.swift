import HandrailCode
import HandrailSource

/// Tells which variables only the file that declares them can change, and whether it does.
enum PrivateVariables {
    /// Whether a property is out of reach of other files.
    static func isPrivate(_ property: LinkedProperty, in program: Program) -> Bool {
        let text = program.text(at: SourcePlace(file: property.file, range: property.declaration.range))
        for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" || $0 == "\t" }) {
            if word == "private" || word == "fileprivate" { return true }
            if word == "let" || word == "var" { return false }
        }
        return false
    }

    /// Whether a private variable that begins as a number is one ever after, as nothing in its file gives it another value.
    static func keepsNumber(_ property: LinkedProperty, in program: Program) -> Bool {
        guard case .number? = property.declaration.initialValue?.kind, property.declaration.observers.isEmpty,
            property.declaration.attributes.isEmpty, isPrivate(property, in: program)
        else { return false }
        return !isWritten(
            Array(property.declaration.name.utf8), in: program.bytes(of: property.file), besides: property.declaration.range)
    }

    private static func isWritten(_ name: [UInt8], in bytes: [UInt8], besides declaration: ByteRange) -> Bool {
        guard let first = name.first, bytes.count > name.count else { return true }
        var start = 0
        while start <= bytes.count - name.count {
            defer { start += 1 }
            guard bytes[start] == first, start < Int(declaration.lower) || start >= Int(declaration.upper) else { continue }
            let end = start + name.count
            guard bytes[start..<end].elementsEqual(name), !isLetter(bytes, at: start - 1), !isLetter(bytes, at: end) else { continue }
            if isChange(bytes, from: start, to: end) { return true }
        }
        return false
    }

    /// Whether what stands around a name may change what it stands for.
    private static func isChange(_ bytes: [UInt8], from start: Int, to end: Int) -> Bool {
        if start > 0, bytes[start - 1] == UInt8(ascii: "&") || bytes[start - 1] == UInt8(ascii: "$") { return true }
        // `\.side`, `\Screen.side`: whoever is handed it may write.
        var before = start - 1
        while before >= 0, isLetter(bytes, at: before) || bytes[before] == UInt8(ascii: ".") { before -= 1 }
        if before >= 0, bytes[before] == UInt8(ascii: "\\") || bytes[before] == UInt8(ascii: "&") { return true }
        var next = end
        while next < bytes.count, [UInt8(ascii: " "), UInt8(ascii: ")"), UInt8(ascii: "\n")].contains(bytes[next]) { next += 1 }
        guard next + 1 < bytes.count else { return false }
        let (one, two) = (bytes[next], bytes[next + 1])
        if one == UInt8(ascii: "=") { return two != UInt8(ascii: "=") }
        return two == UInt8(ascii: "=") && operators.contains(one)
    }

    private static let operators: Set<UInt8> = Set("+-*/%&|^".utf8)

    private static func isLetter(_ bytes: [UInt8], at index: Int) -> Bool {
        guard bytes.indices.contains(index) else { return false }
        let byte = bytes[index]
        return byte == UInt8(ascii: "_") || byte >= 0x80 || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
}
