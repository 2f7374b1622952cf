import HandrailCode
import HandrailFrameworks
import HandrailSource
import Synchronization

/// Properties whose views code changes in a certain way through the object that has them, as in
/// `screen.badge.isHidden = false`: found out when it is first asked.
final class OutsideWrites: Sendable {
    private let members: [String]
    private let methods: [String]
    private let isHandedOver: Bool
    private let known = Mutex<[String: Set<FileIndex>]?>(nil)

    /// - Parameters:
    ///   - members: what the names begin with of what is set.
    ///   - methods: names of methods that change it too.
    ///   - isHandedOver: whether to count what is handed to a function too, as in `mark(screen.badge)`.
    init(members: [String], methods: [String] = [], isHandedOver: Bool = false) {
        self.members = members
        self.methods = methods
        self.isHandedOver = isHandedOver
    }

    /// The files in which that is done to views of properties of a name.
    func files(with property: String, in files: [FileIndex: CodeIndex]) -> Set<FileIndex> {
        if let known = known.withLock({ $0 }) { return known[property] ?? [] }
        var found: [String: Set<FileIndex>] = [:]
        for (file, index) in files { for name in names(in: index) { found[name, default: []].insert(file) } }
        known.withLock { $0 = found }
        return found[property] ?? []
    }

    private func names(in index: CodeIndex) -> Set<String> {
        var found: Set<String> = []
        let calls = methods.lazy.flatMap(index.positions(of:)).filter { index[$0 + 1] == .openParenthesis }
        for position in index.positions(ofWordsBeginningWith: members) + calls where index[position - 1] == .dot {
            let property = index.skippingUnwrapping(before: position - 1)
            // What a class does to its own views is read with it.
            guard let owner = Self.owner(of: property, in: index), index.word(at: owner) != "self" else { continue }
            if let name = index.word(at: property) { found.insert(name) }
        }
        if isHandedOver {
            for position in index.positions where index[position] == .closeParenthesis {
                let property = index.skippingUnwrapping(before: position)
                guard let owner = Self.owner(of: property, in: index), Self.isHanded(owner, in: index),
                    let name = index.word(at: property)
                else { continue }
                found.insert(name)
            }
        }
        return found
    }

    /// What stands before the dot before a property; `nil` where no dot is there.
    private static func owner(of property: Int, in index: CodeIndex) -> Int? {
        guard index[property].isWord, index[property - 1] == .dot else { return nil }
        return index.skippingUnwrapping(before: property - 1)
    }

    /// Whether what begins with an object is all that a function is handed which may do something to it.
    private static func isHanded(_ owner: Int, in index: CodeIndex) -> Bool {
        guard let object = index.word(at: owner), object != "self", index[owner - 1] == .openParenthesis,
            let function = index.word(at: owner - 2)
        else { return false }
        return !FrameworkMethod.leavesArguments(function) && !FrameworkMethod.leavesReceiver(function)
    }
}
