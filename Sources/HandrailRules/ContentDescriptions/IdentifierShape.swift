import HandrailModel
import HandrailStandards

/// What a string is made like when it was written for machines.
enum IdentifierShape: Hashable, Sendable {
    case fileName, symbolName, uuid, address, path, snakeCase, camelCase, dotted

    /// The shape of a text; `nil` for words, and for whatever may be words: one false alarm costs more than a miss.
    init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard bytes.count >= 3, bytes.count <= 200, bytes.allSatisfy({ $0 > 0x20 && $0 < 0x7F }),
            bytes.contains(where: \.isLetter)
        else { return nil }
        let hasDot = bytes.contains(Self.dot)
        if Self.isUUID(bytes) {
            self = .uuid
        } else if Self.isAddress(text) {
            self = .address
        } else if Self.isPath(text, bytes) {
            self = .path
        } else if hasDot, Self.isFileName(text) {
            self = .fileName
        } else if hasDot, SymbolCatalog.exists(text) {
            self = .symbolName
        } else if Self.isSnakeCase(bytes) {
            self = .snakeCase
        } else if hasDot, Self.isDotted(text) {
            self = .dotted
        } else if Self.isCamelCase(bytes) {
            self = .camelCase
        } else {
            return nil
        }
    }

    private static let dot = UInt8(ascii: ".")
    private static let dash = UInt8(ascii: "-")
    private static let underscore = UInt8(ascii: "_")

    private static func isUUID(_ bytes: [UInt8]) -> Bool {
        guard bytes.count == 36 else { return false }
        return bytes.enumerated().allSatisfy { index, byte in
            [8, 13, 18, 23].contains(index) ? byte == dash : byte.isHexDigit
        }
    }

    private static func isAddress(_ text: String) -> Bool {
        ["http://", "https://", "file://", "www."].contains { text.hasPrefix($0) }
    }

    private static func isPath(_ text: String, _ bytes: [UInt8]) -> Bool {
        let slashes = bytes.count { $0 == UInt8(ascii: "/") }
        return (text.hasPrefix("/") && slashes >= 2) || text.hasPrefix("~/") || text.hasPrefix("./")
    }

    private static let fileEndings: Set<Substring> = [
        "png", "jpg", "jpeg", "gif", "svg", "heic", "webp", "tiff", "pdf", "json", "mp3", "mp4", "mov", "wav", "m4a",
    ]

    private static func isFileName(_ text: String) -> Bool {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count >= 2, let first = parts.first, !first.isEmpty, let last = parts.last else { return false }
        return fileEndings.contains(Substring(last.lowercased()))
    }

    // At least one word on either side of an underscore.
    private static func isSnakeCase(_ bytes: [UInt8]) -> Bool {
        guard bytes.allSatisfy({ $0.isLetter || $0.isDigit || $0 == underscore || $0 == dot || $0 == dash }) else {
            return false
        }
        let words = bytes.split(separator: underscore)
        return words.count >= 2 && words.count { $0.contains(where: \.isLetter) } >= 1 && !bytes.contains(dot)
    }

    private static let domains: Set<Substring> = [
        "com", "org", "net", "io", "app", "dev", "kr", "co", "js", "me", "ai", "de", "jp", "tv", "eu", "info", "ly",
        "social", "page", "cloud", "xyz", "fm", "gg",
    ]

    // Three words or more, or an underscore in one of two: two plain words with a dot between them are as often the
    // name of a site or a product.
    private static func isDotted(_ text: String) -> Bool {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let hasUnderscore = text.utf8.contains(underscore)
        guard parts.count >= (hasUnderscore ? 2 : 3), let last = parts.last, !domains.contains(last) else {
            return false
        }
        return parts.allSatisfy { part in
            part.utf8.count >= 2 && part.utf8.allSatisfy { $0.isLetter || $0.isDigit || $0 == underscore }
                && part.utf8.first.map { $0.isLowercase } ?? false
        }
    }

    // `closeButton`, but not `iPhone`, `eBay`, `macOS` or `visionOS`.
    private static func isCamelCase(_ bytes: [UInt8]) -> Bool {
        guard bytes.allSatisfy({ $0.isLetter || $0.isDigit }) else { return false }
        let start = bytes.prefix { $0.isLowercase }
        guard start.count >= 2, start.count < bytes.count, bytes[start.count].isUppercase else { return false }
        let rest = bytes[start.count...]
        return rest.count >= 3 && rest.contains(where: \.isLowercase)
    }
}

extension Words {
    /// The shape of words that are a string in the code, shown as it stands; `nil` where they are words for people.
    var identifierShape: IdentifierShape? {
        guard [.literal, .unlocalized, .joined].contains(origin) else { return nil }
        return text.flatMap(IdentifierShape.init)
    }
}

extension UInt8 {
    fileprivate var isLowercase: Bool { self >= 0x61 && self <= 0x7A }
    fileprivate var isUppercase: Bool { self >= 0x41 && self <= 0x5A }
    fileprivate var isLetter: Bool { isLowercase || isUppercase }
    fileprivate var isDigit: Bool { self >= 0x30 && self <= 0x39 }
    fileprivate var isHexDigit: Bool { isDigit || (self | 0x20 >= 0x61 && self | 0x20 <= 0x66) }
}
