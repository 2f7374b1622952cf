package import HandrailCode
import HandrailFrameworks
package import HandrailSource
import Synchronization

/// Tells which variables nothing but their own file can change, and whether it does; found out when it is first asked.
package final class PrivateVariables: Sendable {
    private struct Key: Hashable {
        let place: SourcePlace
        let name: String
    }

    private let files: [FileIndex: CodeIndex]
    private let known = Mutex<[Key: Bool]>([:])

    /// The variables of these files.
    init(in files: [FileIndex: CodeIndex]) { self.files = files }

    /// Whether a private variable, or a private state of a view, is what it begins as ever after: a plain value or a
    /// closure, to which nothing in its file gives another, neither by itself nor by lending it to somebody else.
    package func keepsValue(_ declaration: PropertyDeclaration, in file: FileIndex) -> Bool {
        guard Self.mayKeepValue(declaration) else { return false }
        let key = Key(place: SourcePlace(file: file, range: declaration.range), name: declaration.name)
        if let known = known.withLock({ $0[key] }) { return known }
        let keeps = declaration.modifiers.contains(.isPrivate)
            && files[file].map { !Self.isWritten(declaration, in: $0) } ?? false
        known.withLock { $0[key] = keeps }
        return keeps
    }

    /// Whether it is a variable of a value that is written down, with nothing that may give it another from outside.
    private static func mayKeepValue(_ declaration: PropertyDeclaration) -> Bool {
        guard !declaration.isConstant, declaration.getter == nil, declaration.observers.isEmpty,
            declaration.attributes.allSatisfy({ $0.name == "State" && $0.arguments.isEmpty })
        else { return false }
        switch declaration.initialValue?.kind {
        case .number, .boolean, .null, .closure: return true
        case .string(let segments):
            return segments.allSatisfy { if case .text = $0 { true } else { false } }
        case nil: return declaration.type?.isOptional == true
        default: return false
        }
    }

    private static func isWritten(_ declaration: PropertyDeclaration, in index: CodeIndex) -> Bool {
        let name = declaration.name
        // A binding is lent to somebody; `_flag` is the storage of a state, which initializers write.
        guard !name.isEmpty, index.positions(of: "$\(name)").isEmpty, index.positions(of: "_\(name)").isEmpty
        else { return true }
        // Only values of structures can be given to the initializer that Swift writes; it is asked of all but numbers,
        // which hold lengths of views much more often than states.
        var isGiven = true
        if case .number? = declaration.initialValue?.kind, declaration.attributes.isEmpty { isGiven = false }
        let own = index.positions(in: declaration.range)
        return index.positions(of: name).contains { position in
            guard !own.contains(position) else { return false }
            let occurrence = Occurrence(index: index, position: position)
            return occurrence.isChange || (isGiven && occurrence.isGiven)
        }
    }

    /// A name in the code of a file, with what stands around it.
    private struct Occurrence {
        let index: CodeIndex
        let position: Int

        /// Whether what stands around a name may change what it stands for.
        var isChange: Bool { isLent || isAssigned || isChangedByMethod || isInAssignedTuple }

        /// `&flag`, `\.side`, `\Screen.side`: whoever is handed it may write.
        private var isLent: Bool {
            var before = position - 1
            while index[before] == .dot {
                before -= 1
                if index[before].isWord { before -= 1 }
            }
            return index[before] == .ampersand || index[before] == .backslash
        }

        private var isAssigned: Bool {
            var next = position + 1
            while index[next] == .closeParenthesis { next += 1 }
            return index[next].assigns
        }

        /// `flag.toggle()`, `words?.append(…)`.
        private var isChangedByMethod: Bool {
            let next = index.skippingUnwrapping(from: position + 1)
            return index[next] == .dot && index.word(at: next + 1).map(FrameworkMethod.changesReceiver) ?? false
        }

        /// `(flag, other) = …`
        private var isInAssignedTuple: Bool {
            guard index[position + 1] == .comma else { return false }
            var next = position + 1
            while index[next] != .none, index[next] != .closeParenthesis, index[next] != .openParenthesis { next += 1 }
            return index[next] == .closeParenthesis && index[next + 1].assigns
        }

        /// `Screen(flag: true)`, but not `Row(flag: flag)`, which only hands it on.
        var isGiven: Bool {
            guard index[position + 1] == .colon else { return false }
            var next = position + 2
            if index.word(at: next) == "self", index[next + 1] == .dot { next += 2 }
            return index[next] != index[position]
        }
    }
}
