package import HandrailCode
import HandrailFrameworks
package import HandrailSource
import Synchronization

/// Tells which variables only the file that declares them can change, and whether it does; found out when it is first
/// asked.
package final class PrivateVariables: Sendable {
    private struct Key: Hashable {
        let place: SourcePlace
        let name: String
    }

    private let known = Mutex<[Key: Bool]>([:])

    /// Whether a property is out of reach of other files.
    package static func isPrivate(_ property: LinkedProperty, in program: Program) -> Bool {
        isPrivate(property.declaration, in: property.file, of: program)
    }

    /// Whether a private variable, or a private state of a view, is what it begins as ever after: a plain value, to
    /// which nothing in its file gives another, neither by itself nor by lending it to somebody else.
    package func keepsValue(_ declaration: PropertyDeclaration, in file: FileIndex, of program: Program) -> Bool {
        guard Self.mayKeepValue(declaration) else { return false }
        let key = Key(place: SourcePlace(file: file, range: declaration.range), name: declaration.name)
        if let known = known.withLock({ $0[key] }) { return known }
        let keeps = Self.isPrivate(declaration, in: file, of: program)
            && !Self.isWritten(declaration, in: program.bytes(of: file))
        known.withLock { $0[key] = keeps }
        return keeps
    }

    private static func isPrivate(_ declaration: PropertyDeclaration, in file: FileIndex, of program: Program) -> Bool {
        let text = program.text(at: SourcePlace(file: file, range: declaration.range))
        for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" || $0 == "\t" }) {
            if word == "private" || word == "fileprivate" { return true }
            if word == "let" || word == "var" { return false }
        }
        return false
    }

    /// Whether it is a variable of a value that is written down, with nothing that may give it another from outside.
    private static func mayKeepValue(_ declaration: PropertyDeclaration) -> Bool {
        guard !declaration.isConstant, declaration.getter == nil, declaration.observers.isEmpty,
            declaration.attributes.allSatisfy({ $0.name == "State" && $0.arguments.isEmpty })
        else { return false }
        switch declaration.initialValue?.kind {
        case .number, .boolean, .null: return true
        case .string(let segments):
            return segments.allSatisfy { if case .text = $0 { true } else { false } }
        case nil: return declaration.type?.isOptional == true
        default: return false
        }
    }

    private static func isWritten(_ declaration: PropertyDeclaration, in bytes: [UInt8]) -> Bool {
        let name = Array(declaration.name.utf8)
        // Only values of structures can be given to the initializer that Swift writes; it is asked of all but numbers,
        // which hold lengths of views much more often than states.
        var isGiven = true
        if case .number? = declaration.initialValue?.kind, declaration.attributes.isEmpty { isGiven = false }
        return bytes.withUnsafeBufferPointer { bytes in
            guard !name.isEmpty, bytes.count > name.count else { return true }
            let reader = NameReader(bytes: bytes)
            let own = Int(declaration.range.lower)..<Int(declaration.range.upper)
            return reader.holds(name, besides: own) { start, end in
                let occurrence = Occurrence(reader: reader, start: start, end: end)
                return occurrence.isWhole
                    ? occurrence.isChange || (isGiven && occurrence.isGiven) : occurrence.isStorage
            }
        }
    }

    /// A name in the text of a file, with what stands around it.
    private struct Occurrence {
        let reader: NameReader
        let start: Int
        let end: Int

        /// Whether no longer name ends here.
        var isWhole: Bool { !reader.isLetter(start - 1) }

        /// `_flag`: the storage of a state, which initializers write.
        var isStorage: Bool { reader.at(start - 1) == UInt8(ascii: "_") && !reader.isLetter(start - 2) }

        /// Whether what stands around a name may change what it stands for.
        var isChange: Bool {
            let mark = reader.at(start - 1)
            if mark == UInt8(ascii: "&") || mark == UInt8(ascii: "$") { return true }
            // `\.side`, `\Screen.side`: whoever is handed it may write.
            var before = start - 1
            while reader.isLetter(before) || reader.at(before) == UInt8(ascii: ".") { before -= 1 }
            if reader.at(before) == UInt8(ascii: "\\") || reader.at(before) == UInt8(ascii: "&") { return true }
            var next = end
            while reader.isBlank(next) || reader.at(next) == UInt8(ascii: ")") { next += 1 }
            if reader.isAssignment(next) { return true }
            return isChangedByMethod || isInAssignedTuple
        }

        /// `flag.toggle()`, `words?.append(…)`.
        private var isChangedByMethod: Bool {
            var next = reader.skippingBlanks(from: end)
            while reader.at(next) == UInt8(ascii: "?") || reader.at(next) == UInt8(ascii: "!") { next += 1 }
            return reader.at(next) == UInt8(ascii: ".") && FrameworkMethod.changesReceiver(reader.word(at: next + 1))
        }

        /// `(flag, other) = …`
        private var isInAssignedTuple: Bool {
            guard reader.at(end) == UInt8(ascii: ",") else { return false }
            var next = end
            while next < end + 160, reader.at(next) != UInt8(ascii: ")"), reader.at(next) != UInt8(ascii: "(") {
                next += 1
            }
            return reader.at(next) == UInt8(ascii: ")") && reader.isAssignment(reader.skippingBlanks(from: next + 1))
        }

        /// `Screen(flag: true)`, but not `Row(flag: flag)`, which only hands it on.
        var isGiven: Bool {
            guard reader.at(end) == UInt8(ascii: ":") else { return false }
            var next = reader.skippingBlanks(from: end + 1)
            if reader.word(at: next) == "self", reader.at(next + 4) == UInt8(ascii: ".") { next += 5 }
            return reader.word(at: next) != reader.word(at: start)
        }
    }
}
