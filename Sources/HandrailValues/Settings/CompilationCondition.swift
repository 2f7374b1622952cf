package import HandrailModel
package import HandrailProgram
package import HandrailSource

/// The condition of an `#if`: `os(iOS)`, `canImport(AppKit) && !DEBUG`.
package struct CompilationCondition {
    private let text: Substring.UTF8View

    /// A condition as written.
    package init(_ text: String) { self.text = text[...].utf8 }

    /// Whether code under it is compiled for an app on `platforms`; `nil` where that differs between them, or depends
    /// on something else.
    package func holds(on platforms: [PlatformVersion]) -> Bool? {
        guard let first = platforms.first, text.count < 400 else { return nil }
        var result = Self.answer(text, on: first.platform)
        for platform in platforms.dropFirst() where result != nil {
            if Self.answer(text, on: platform.platform) != result { result = nil }
        }
        return result
    }

    private static func answer(_ text: Substring.UTF8View, on platform: Platform) -> Bool? {
        var parser = Parser(rest: text, platform: platform)
        let answer = parser.either()
        parser.skipBlanks()
        return parser.rest.isEmpty ? answer : nil
    }

    private struct Parser {
        var rest: Substring.UTF8View
        let platform: Platform

        mutating func either() -> Bool? {
            var answers = [both()]
            while takes("||") { answers.append(both()) }
            if answers.contains(true) { return true }
            return answers.contains { $0 == nil } ? nil : false
        }

        private mutating func both() -> Bool? {
            var answers = [one()]
            while takes("&&") { answers.append(one()) }
            if answers.contains(false) { return false }
            return answers.contains { $0 == nil } ? nil : true
        }

        private mutating func one() -> Bool? {
            if takes("!") { return one().map { !$0 } }
            if takes("(") {
                let inner = either()
                return takes(")") ? inner : nil
            }
            let name = word()
            guard takes("(") else { return name == "true" ? true : name == "false" ? false : nil }
            let argument = word()
            // Versions and comparisons are left open.
            guard takes(")") else {
                rest = rest[rest.endIndex...]
                return nil
            }
            switch name {
            case "os": return isSystem(argument)
            case "canImport": return imports(argument)
            case "targetEnvironment": return argument == "macCatalyst" ? platform == .macCatalyst : nil
            default: return nil
            }
        }

        private func isSystem(_ name: String) -> Bool {
            switch name {
            case "iOS": platform == .iOS || platform == .macCatalyst
            case "OSX": platform == .macOS
            default: name == platform.rawValue
            }
        }

        private func imports(_ module: String) -> Bool? {
            switch module {
            case "UIKit": platform != .macOS
            case "AppKit", "Cocoa": platform == .macCatalyst ? nil : platform == .macOS
            case "SwiftUI", "Foundation": true
            case "WatchKit": platform == .watchOS ? true : nil
            default: nil
            }
        }

        private mutating func word() -> String {
            skipBlanks()
            let end = rest.firstIndex { byte in
                !(byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                    || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
                        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte))
            } ?? rest.endIndex
            defer { rest = rest[end...] }
            return String(rest[..<end]) ?? ""
        }

        private mutating func takes(_ token: String) -> Bool {
            skipBlanks()
            guard rest.starts(with: token.utf8) else { return false }
            rest = rest.dropFirst(token.utf8.count)
            return true
        }

        mutating func skipBlanks() { rest = rest.drop { $0 <= 0x20 } }
    }
}

extension Program {
    /// Whether a clause of an `#if` that was not left out by those before it is compiled for all platforms of the
    /// target that a file belongs to.
    package func isCompiled(_ condition: String?, in file: FileIndex) -> Bool {
        let platforms = platforms(ofFile: file)
        return !platforms.isEmpty && (condition.map { CompilationCondition($0).holds(on: platforms) } ?? true) == true
    }

    /// Those clauses of an `#if` that may be compiled for the platforms of the target that a file belongs to: none
    /// after one that always is.
    package func compiled<Clause>(
        _ clauses: [Clause], in file: FileIndex, condition: (Clause) -> String?
    ) -> [Clause] {
        let platforms = platforms(ofFile: file)
        if platforms.isEmpty { return clauses }
        var result: [Clause] = []
        for clause in clauses {
            switch condition(clause).map({ CompilationCondition($0).holds(on: platforms) }) ?? true {
            case false: continue
            case true:
                result.append(clause)
                return result
            case nil: result.append(clause)
            }
        }
        return result
    }
}
